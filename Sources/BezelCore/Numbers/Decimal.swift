/// A decimal number as people and kernels write it, exact in steps of 10⁻⁹.
package struct Decimal: BitwiseCopyable, Hashable, Comparable, Sendable {
  /// The value in steps of 10⁻⁹, limited to ±9·10⁹ · 10⁹.
  package var billionths: Int64

  package init(billionths: Int64) { self.billionths = billionths }

  /// Reads `[+-]digits[.digits]` (either run of digits may be missing, not both); nil for anything
  /// else. Digits past the ninth decimal are dropped, values out of range go to its end.
  package init?(_ text: some Collection<UInt8>) {
    var negative = false
    var digits = 0
    var decimals: Int64?
    var value: Int64 = 0
    let limit: Int64 = 9_000_000_000
    for (place, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where place == 0: negative = true
      case UInt8(ascii: "+") where place == 0: break
      case UInt8(ascii: ".") where decimals == nil: decimals = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        let digit = Int64(byte - UInt8(ascii: "0"))
        if let done = decimals {
          guard done < 9 else { continue }
          decimals = done + 1
          value = value * 10 + digit
        } else {
          value = min(value * 10 + digit, limit)
        }
      default: return nil
      }
    }
    guard digits > 0 else { return nil }
    for _ in (decimals ?? 0)..<9 { value *= 10 }
    billionths = negative ? -value : value
  }

  @inlinable package static func < (a: Decimal, b: Decimal) -> Bool { a.billionths < b.billionths }

  /// The nearest fixed-point number, limited to its range.
  package var fixed: Fixed { Fixed(billionths, over: 1_000_000_000) }
}
