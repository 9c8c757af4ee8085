package import BezelCore

extension Decimal {
  package static let zero = Decimal(billionths: 0)
  static let one = Decimal(billionths: 1_000_000_000)

  /// The sum, limited to the range of 64 bits.
  package static func + (a: Decimal, b: Decimal) -> Decimal {
    let (sum, overflow) = a.billionths.addingReportingOverflow(b.billionths)
    return Decimal(billionths: overflow ? (a.billionths < 0 ? .min : .max) : sum)
  }

  package static prefix func - (a: Decimal) -> Decimal {
    Decimal(billionths: a.billionths == .min ? .max : -a.billionths)
  }

  /// The product, rounded to the nearest 10⁻⁹, ties away from zero, limited to the range of 64 bits.
  ///
  /// The size does not depend on the signs.
  package static func * (a: Decimal, b: Decimal) -> Decimal {
    // Whole parts and billionths apart, so that every partial product has its exact place.
    let unit: UInt64 = 1_000_000_000
    let (aWhole, aPart) = a.billionths.magnitude.quotientAndRemainder(dividingBy: unit)
    let (bWhole, bPart) = b.billionths.magnitude.quotientAndRemainder(dividingBy: unit)
    // `aWhole * unit` is the first factor without its part; only its product may be too large.
    let (wholes, tooLarge) = (aWhole * unit).multipliedReportingOverflow(by: bWhole)
    var size = tooLarge ? UInt64.max : wholes
    for part in [aWhole * bPart, aPart * bWhole, (aPart * bPart + unit / 2) / unit] {
      let (sum, overflow) = size.addingReportingOverflow(part)
      size = overflow ? .max : sum
    }
    let limited = Int64(clamping: size)
    return Decimal(billionths: (a.billionths < 0) == (b.billionths < 0) ? limited : -limited)
  }
}
