/// A critically damped spring: fast at first, then ever slower, and never beyond its end.
///
/// From rest it has gone the part p(t) = 1 − (1 + ωt)·e^(−ωt) of its way after t seconds. With
/// ω = 30.78/s, 99.9 % of the way are done after 0.3 s; the rest is less than a step of an 8-bit
/// channel, and is made at once then.
package enum Spring {
  /// How long a motion takes, in nanoseconds.
  package static let duration: Int64 = 300_000_000

  /// The part of its way that a motion has gone after so many nanoseconds: 0 before the start, 1 from
  /// `duration` on, between them within 0.51/65536 of p(t); it never falls.
  package static func progress(afterNanoseconds time: Int64) -> Fixed {
    guard time > 0 else { return .zero }
    guard time < duration else { return .one }
    // Numbers are in steps of 2⁻³⁰. Time is below 2²⁹ and ω below 2³⁵, so there is room for both.
    let angle = (time * omega) >> 29
    let left = multiply(one + angle, inverseExponential(angle))
    return Fixed(bits: Int32((one - left + 1 << 13) >> 14))
  }

  private static let one: Int64 = 1 << 30
  /// 30.78 · 10⁻⁹ in steps of 2⁻⁵⁹.
  private static let omega: Int64 = 17_743_461_956
  /// The natural logarithm of 2 in steps of 2⁻³⁰.
  private static let logarithm: Int64 = 744_261_118

  /// e^(−x) for x in 0…10.
  private static func inverseExponential(_ x: Int64) -> Int64 {
    // Whole powers of a half are a shift; what is left is below ln 2, where the series
    // 1 − x(1 − x/2·(1 − x/3·(…))) of nine terms is exact to 10⁻⁸.
    let (halvings, rest) = x.quotientAndRemainder(dividingBy: logarithm)
    var sum = one
    for term in stride(from: Int64(9), through: 1, by: -1) {
      sum = one - multiply(rest, sum) / term
    }
    return sum >> halvings
  }

  private static func multiply(_ a: Int64, _ b: Int64) -> Int64 { (a * b + one / 2) >> 30 }
}
