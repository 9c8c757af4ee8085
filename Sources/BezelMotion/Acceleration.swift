package import BezelCore

/// A specific force in m/s²: x to the right, y to the top, z out of the screen.
///
/// A device that lies still on its back has z = +9.80665 in the kernel's convention.
package struct Acceleration: BitwiseCopyable, Hashable, Sendable {
  package var x: Decimal
  package var y: Decimal
  package var z: Decimal

  package init(x: Decimal, y: Decimal, z: Decimal) { (self.x, self.y, self.z) = (x, y, z) }

  /// Standard gravity.
  package static let gravity = Decimal(billionths: 9_806_650_000)

  /// The same force along the axes of a picture that is turned on the panel.
  package func seen(from picture: Rotation) -> Acceleration {
    switch picture {
    case .none: self
    case .quarter: Acceleration(x: -y, y: x, z: z)
    case .half: Acceleration(x: -x, y: -y, z: z)
    case .threeQuarters: Acceleration(x: y, y: -x, z: z)
    }
  }

  /// Whether it is from 0.3 to 2.5 g, as a device feels it that works and is in somebody's hands.
  var isPlausible: Bool {
    // In mm/s², each limited to 10 g, so that the squares have room.
    func square(_ part: Decimal) -> UInt64 {
      let limited = min(part.billionths.magnitude / 1_000_000, 98_066)
      return limited * limited
    }
    return (2_942 * 2_942...24_517 * 24_517).contains(square(x) + square(y) + square(z))
  }

  /// The z of a sensor that has none: what x and y leave of gravity, out of the screen; to 10⁻⁶.
  static func missingZ(x: Decimal, y: Decimal) -> Decimal {
    func square(_ part: Decimal) -> UInt64 {
      let limited = min(part.billionths.magnitude, gravity.billionths.magnitude) / 1000
      return limited * limited
    }
    let (whole, used) = (square(gravity), square(x) + square(y))
    return Decimal(billionths: used >= whole ? 0 : Int64(squareRoot(whole - used)) * 1000)
  }
}
