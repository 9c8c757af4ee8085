package import BezelCore

/// How far the bezel is from its place, from the forces that an accelerometer feels.
///
/// The attitude at the first sample is the center, and it follows slowly. The turn between the two is
/// the cross product of their directions, which a sensor with all signs reversed does not change.
package struct Tilt: BitwiseCopyable, Sendable {
  package let settings: TiltSettings
  /// The force without its tremble, in g.
  private var force = Vector.zero
  /// The direction that is the center.
  private var center = Vector.zero
  private var last: Instant?
  /// −1 for a sensor that counts z against x and y.
  private var zSign: Int64 = 1
  /// Where the bezel is and where it goes, in 2⁻³⁰ of the range.
  private var x = Axis()
  private var y = Axis()

  package init(_ settings: TiltSettings = TiltSettings()) { self.settings = settings }

  /// What is added to the bezel's center, in points.
  package var offset: Point {
    Point(
      x: settings.points(x.place, inverted: settings.invertsX),
      y: settings.points(y.place, inverted: settings.invertsY))
  }

  /// Whether the bezel is in its place, and goes nowhere.
  package var isHome: Bool { x.isHome && y.isHome }

  /// Takes a force along the picture's axes. One that gravity alone cannot be is left out.
  package mutating func take(_ sample: Acceleration, at now: Instant) {
    guard var new = Vector(sample, tolerance: settings.tolerance) else { return }
    guard let last else { return begin(new, at: now) }
    new.z *= zSign
    let step = Tilt.step(from: last, to: now)
    self.last = now
    let before = force.direction
    force.approach(new, by: share(of: step, in: settings.smoothing))
    guard let direction = force.direction else { return }
    if let before, !direction.isFast(from: before, in: step) {
      center.approach(direction, by: share(of: step, in: settings.centering))
      center = center.direction ?? direction
    }
    let turn = center.cross(direction)
    x.aim(at: settings.part(-turn.y), step: step, settings)
    y.aim(at: settings.part(-turn.x), step: step, settings)
  }

  /// Lets the bezel go back to its place while there are no samples.
  package mutating func rest(at now: Instant) {
    guard let last else { return }
    let step = Tilt.step(from: last, to: now)
    self.last = now
    x.rest(step: step)
    y.rest(step: step)
  }

  private mutating func begin(_ first: Vector, at now: Instant) {
    // An upright screen that leans back has y and z of one sign in either convention.
    let least = Vector.one * 3 / 10
    let apart = (first.y < 0) != (first.z < 0)
    zSign = apart && first.y.magnitude > least && first.z.magnitude > least ? -1 : 1
    force = Vector(x: first.x, y: first.y, z: first.z * zSign)
    center = force.direction ?? .zero
    last = now
  }

  /// Nanoseconds between samples; a longer pause counts as half a second, a step back as none.
  private static func step(from last: Instant, to now: Instant) -> Int64 {
    max(0, min(now.nanoseconds(since: last), 500_000_000))
  }
}
