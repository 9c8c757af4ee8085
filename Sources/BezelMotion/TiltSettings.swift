package import BezelCore

/// How tilt moves the bezel.
package struct TiltSettings: BitwiseCopyable, Sendable {
  /// How far the bezel goes to either side, in points.
  package var range: Fixed = 10
  /// The turn at which it is there.
  package var reach = Angle(degrees: 15)
  /// The turn that does not move a bezel at rest; half of it brings a moving one to rest.
  package var deadZone = Angle(bits: 18_641)  // 0.4 degrees
  /// The time constant of the low-pass filter, in nanoseconds.
  package var smoothing: Int64 = 120_000_000
  /// The time constant with which the center follows, in nanoseconds.
  package var centering: Int64 = 4_000_000_000
  /// How far a force may be from gravity's size, in m/s².
  package var tolerance = Decimal(billionths: 2_500_000_000)
  package var invertsX = false
  package var invertsY = false

  package init() {}

  /// The same with a dead zone that one and a half steps of a coarse sensor, in m/s², do not leave.
  package func fitted(toSteps step: Decimal) -> TiltSettings {
    // A small turn is its sine: a radian is 2²⁴ / 2π steps of an angle.
    let limited = max(0, min(step.billionths, Acceleration.gravity.billionths))
    let turn = limited * 3 / 2 * 267_017 / (Acceleration.gravity.billionths / 10)
    var settings = self
    settings.deadZone = max(deadZone, Angle(bits: Int32(clamping: turn)))
    return settings
  }

  /// The sine of a turn in 2⁻³⁰ as a part of the reach, −1…1 in 2⁻³⁰.
  func part(_ sine: Int64) -> Int64 {
    let limited = max(-Vector.one, min(sine, Vector.one))
    return max(-Vector.one, min((limited << 30) / max(1, TiltSettings.sine(reach)), Vector.one))
  }

  /// The dead zone as a part of the reach.
  var deadPart: Int64 { part(TiltSettings.sine(deadZone)) }

  func points(_ part: Int64, inverted: Bool) -> Fixed {
    let product = Int64(range.bits) * part
    let size = Int64((product.magnitude + (1 << 29)) >> 30)
    return Fixed(saturating: (product < 0) != inverted ? -size : size)
  }

  /// The sine of up to a quarter turn, in 2⁻³⁰.
  private static func sine(_ angle: Angle) -> Int64 {
    Int64(Direction(max(.zero, min(angle, .quarterTurn))).y)
  }
}
