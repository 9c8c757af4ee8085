/// The largest integer whose square is not above `value`: exact.
package func squareRoot(_ value: UInt64) -> UInt64 {
  var remainder = value
  var root: UInt64 = 0
  var bit: UInt64 = 1 << 62
  while bit > remainder { bit >>= 2 }
  while bit != 0 {
    if remainder >= root &+ bit {
      remainder &-= root &+ bit
      root = (root >> 1) &+ bit
    } else {
      root >>= 1
    }
    bit >>= 2
  }
  return root
}

extension Fixed {
  /// The square root, rounded down to a step (error under 1/65536); zero for what is negative.
  package var squareRoot: Fixed {
    guard bits > 0 else { return .zero }
    return Fixed(saturating: Int64(BezelCore.squareRoot(UInt64(bits) << 16)))
  }

  /// The length of the vector (x, y), rounded down to a step (error under 1/65536), limited to the
  /// range.
  package static func hypotenuse(_ x: Fixed, _ y: Fixed) -> Fixed {
    let (a, b) = (Int64(x.bits), Int64(y.bits))
    return Fixed(saturating: Int64(BezelCore.squareRoot(UInt64(a * a) + UInt64(b * b))))
  }
}
