import BezelCore

/// Turns font units into points.
struct FontScale {
  /// Points an em.
  let size: Fixed
  let unitsPerEm: Int64

  /// The points of so many units in steps of 1/65536, rounded up, so that what was measured fits
  /// into its own width. The product of both stays below 2⁶².
  func points(_ units: Int64) -> Int64 {
    let (quotient, remainder) = (units * Int64(size.bits)).quotientAndRemainder(
      dividingBy: unitsPerEm)
    return remainder > 0 ? quotient + 1 : quotient
  }

  /// The same, limited to what `Fixed` holds.
  func fixed(_ units: Int64) -> Fixed { Fixed(saturating: points(units)) }
}
