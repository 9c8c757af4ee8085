import BezelCore

/// A force in g or a direction, in steps of 2⁻³⁰; no part is beyond ±2.
struct Vector: BitwiseCopyable, Sendable {
  var x: Int64
  var y: Int64
  var z: Int64

  static let one: Int64 = 1 << 30
  static let zero = Vector(x: 0, y: 0, z: 0)

  init(x: Int64, y: Int64, z: Int64) { (self.x, self.y, self.z) = (x, y, z) }

  /// A force; nil where its size is further from gravity than that, or from 2 g.
  init?(_ force: Acceleration, tolerance: Decimal) {
    let gravity = Acceleration.gravity.billionths
    func inG(_ part: Decimal) -> Int64? {
      // 2 g, shifted by 28, are below 2⁶³.
      part.billionths.magnitude > 2 * gravity.magnitude
        ? nil : (part.billionths << 28) / (gravity / 4)
    }
    guard let x = inG(force.x), let y = inG(force.y), let z = inG(force.z) else { return nil }
    self.init(x: x, y: y, z: z)
    let allowed = max(0, min(tolerance.billionths, gravity))
    guard (length - Vector.one).magnitude <= ((allowed << 28) / (gravity / 4)).magnitude,
      length <= 2 * Vector.one
    else { return nil }
  }

  var length: Int64 {
    Int64(squareRoot(UInt64(x * x) + UInt64(y * y) + UInt64(z * z)))
  }

  /// The vector of length one; nil for one shorter than ⅛.
  var direction: Vector? {
    let length = length
    guard length >= Vector.one / 8 else { return nil }
    return Vector(x: (x << 30) / length, y: (y << 30) / length, z: (z << 30) / length)
  }

  /// Goes a part of the way, in 2⁻³⁰, to another.
  mutating func approach(_ other: Vector, by part: Int64) {
    x += (other.x - x) * part / Vector.one
    y += (other.y - y) * part / Vector.one
    z += (other.z - z) * part / Vector.one
  }

  /// The cross product of two directions.
  func cross(_ other: Vector) -> Vector {
    Vector(
      x: (y * other.z - z * other.y) / Vector.one, y: (z * other.x - x * other.z) / Vector.one,
      z: (x * other.y - y * other.x) / Vector.one)
  }

  /// Whether the way from another direction is more than a radian a second.
  func isFast(from other: Vector, in nanoseconds: Int64) -> Bool {
    let way = Vector(x: x - other.x, y: y - other.y, z: z - other.z).length
    return way > (nanoseconds << 30) / 1_000_000_000
  }
}

/// 1 − e^(−step/constant) in 2⁻³⁰: the part of the way that a low-pass filter goes in a step.
func share(of step: Int64, in constant: Int64) -> Int64 {
  guard constant > 0 else { return Vector.one }
  // A step is at most half a second, below 2²⁹ ns.
  let ratio = (step << 30) / constant
  guard ratio < 16 * Vector.one else { return Vector.one }
  // e^(−x) = e^(−x/64)⁶⁴; of the small power four terms are enough.
  let small = ratio / 64
  var power = Vector.one - small / 4
  power = Vector.one - small * power / Vector.one / 3
  power = Vector.one - small * power / Vector.one / 2
  power = Vector.one - small * power / Vector.one
  for _ in 0..<6 { power = power * power / Vector.one }
  return Vector.one - power
}
