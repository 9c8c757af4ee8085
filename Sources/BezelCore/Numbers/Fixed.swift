/// A number in 16.16 fixed point: steps of 1/65536 from −32768 to just under 32768.
///
/// Arithmetic saturates at the ends of that range, so data can never trap or wrap. Every rounding
/// has a name; `*` and `/` round to the nearest step, ties upwards.
@usableFromInline package struct Fixed: BitwiseCopyable, Hashable, Sendable {
  /// The value in steps of 1/65536.
  @usableFromInline package var bits: Int32

  /// Makes the number of that many steps of 1/65536.
  @inlinable package init(bits: Int32) { self.bits = bits }

  /// Makes the number of that many steps of 1/65536, limited to the range.
  @inlinable package init(saturating bits: Int64) {
    self.bits = Int32(clamping: bits)
  }

  /// Makes a whole number, limited to the range.
  @inlinable package init(_ whole: Int) {
    self.init(saturating: Int64(max(-32_768, min(whole, 32_767))) << 16)
  }

  /// Makes the fraction `numerator / denominator`, rounded to the nearest step; x/0 is an end of the
  /// range, 0/0 is zero.
  @usableFromInline package init(_ numerator: Int64, over denominator: Int64) {
    guard denominator != 0 else {
      self = numerator == 0 ? .zero : numerator > 0 ? .greatest : .least
      return
    }
    // Shifting both leaves room for the numerator's 16 extra bits and for rounding.
    var (n, d) = (numerator, denominator)
    while n.magnitude >= 1 << 45 || d.magnitude >= 1 << 61 { (n, d) = (n >> 1, d >> 1) }
    guard d != 0, d != -1 || denominator == -1 else {
      self = (n > 0) == (denominator > 0) ? .greatest : .least
      return
    }
    self.init(saturating: divideRounding(n << 16, d))
  }

  @inlinable package static var zero: Fixed { Fixed(bits: 0) }
  @inlinable package static var half: Fixed { Fixed(bits: 1 << 15) }
  @inlinable package static var one: Fixed { Fixed(bits: 1 << 16) }
  @inlinable package static var least: Fixed { Fixed(bits: .min) }
  @inlinable package static var greatest: Fixed { Fixed(bits: .max) }

  /// The largest whole number that is not above the value.
  @inlinable package var floor: Int { Int(bits >> 16) }

  /// The smallest whole number that is not below the value.
  @inlinable package var ceiling: Int { Int((Int64(bits) + 0xFFFF) >> 16) }

  /// The nearest whole number, ties upwards.
  @inlinable package var rounded: Int { Int((Int64(bits) + 0x8000) >> 16) }

  /// The size without the sign.
  @inlinable package var magnitude: Fixed { self < .zero ? -self : self }

  /// Half of the value, rounded downwards.
  @inlinable package var halved: Fixed { Fixed(bits: bits >> 1) }

  /// The value, moved to the nearer end of `range` where it lies outside.
  @inlinable package func clamped(to range: ClosedRange<Fixed>) -> Fixed {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension Fixed: Comparable {
  // Written out, since what the compiler derives is not inlined in other modules.
  @inlinable package static func == (a: Fixed, b: Fixed) -> Bool { a.bits == b.bits }
  @inlinable package static func < (a: Fixed, b: Fixed) -> Bool { a.bits < b.bits }
}

extension Fixed: ExpressibleByIntegerLiteral {
  @inlinable package init(integerLiteral value: Int) { self.init(value) }
}

extension Fixed: AdditiveArithmetic {
  @inlinable package static func + (a: Fixed, b: Fixed) -> Fixed {
    Fixed(saturating: Int64(a.bits) + Int64(b.bits))
  }

  @inlinable package static func - (a: Fixed, b: Fixed) -> Fixed {
    Fixed(saturating: Int64(a.bits) - Int64(b.bits))
  }

  @inlinable package static prefix func - (a: Fixed) -> Fixed { Fixed(saturating: -Int64(a.bits)) }

  /// The product, rounded to the nearest step, ties upwards.
  @inlinable package static func * (a: Fixed, b: Fixed) -> Fixed {
    Fixed(saturating: (Int64(a.bits) * Int64(b.bits) + 0x8000) >> 16)
  }

  /// The quotient, rounded to the nearest step, ties upwards; x/0 is an end of the range.
  @inlinable package static func / (a: Fixed, b: Fixed) -> Fixed {
    Fixed(Int64(a.bits), over: Int64(b.bits))
  }

  @inlinable package static func *= (a: inout Fixed, b: Fixed) { a = a * b }
}

/// The quotient of two integers, rounded to the nearest, ties upwards. The divisor is not zero.
package func divideRounding(_ numerator: Int64, _ denominator: Int64) -> Int64 {
  // floor(n/d + 1/2) = floor((2n + d) / 2d); the callers' numerators have room for the doubling.
  let (n, d) = denominator < 0 ? (-numerator, -denominator) : (numerator, denominator)
  let (quotient, remainder) = (2 * n + d).quotientAndRemainder(dividingBy: 2 * d)
  return remainder < 0 ? quotient - 1 : quotient
}
