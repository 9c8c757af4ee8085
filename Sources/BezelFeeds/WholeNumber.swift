/// The digits at the beginning of a text, and what comes after them.
struct WholeNumber {
  /// The number that the digits make; nil where there are none, or too many for 63 bits.
  var value: Int64?
  /// Whether there was a digit.
  var hasDigits: Bool
  var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) {
    let digits = text.prefix { $0.isDigit }
    (hasDigits, rest) = (!digits.isEmpty, text.dropFirst(digits.count))
    value = digits.isEmpty ? nil : 0
    for digit in digits {
      value = product(value, 10)
      value = value.flatMap {
        checked($0.addingReportingOverflow(Int64(digit - UInt8(ascii: "0"))))
      }
    }
  }
}

/// The product; nil where a factor is, or where it does not fit.
func product(_ a: Int64?, _ b: Int64?) -> Int64? {
  guard let a, let b else { return nil }
  return checked(a.multipliedReportingOverflow(by: b))
}

private func checked(_ result: (partialValue: Int64, overflow: Bool)) -> Int64? {
  result.overflow ? nil : result.partialValue
}
