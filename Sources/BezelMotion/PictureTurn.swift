package import BezelCore

/// Which way up a picture belongs on its panel, from the forces that an accelerometer feels.
///
/// The first force that tells decides at once. Later a side of the panel must be within 30 degrees of
/// the top for half a second, and the panel more than 30 degrees from lying flat: in between the
/// picture stays as it is.
package struct PictureTurn: BitwiseCopyable, Sendable {
  /// How the picture is turned; nil as long as no force has told.
  package private(set) var rotation: Rotation?
  /// Another turn, and since when it would have been right.
  private var candidate: (rotation: Rotation, since: Instant)?

  package static let settleTime: Int64 = 500_000_000

  package init() {}

  /// Whether another turn may be coming.
  package var isSettling: Bool { candidate != nil }

  /// Takes a force along the panel's axes. One that gravity alone cannot be is left out.
  package mutating func take(_ sample: MotionSample, at now: Instant) {
    let tolerance = Decimal(billionths: 2_500_000_000)
    guard let force = Vector(sample.force, tolerance: tolerance) else { return }
    guard let wanted = PictureTurn.rotation(force, isReversed: sample.isReversed),
      wanted != rotation
    else { return candidate = nil }
    guard rotation != nil else { return rotation = wanted }
    guard let candidate, candidate.rotation == wanted else { return candidate = (wanted, now) }
    if now.nanoseconds(since: candidate.since) >= PictureTurn.settleTime {
      (rotation, self.candidate) = (wanted, nil)
    }
  }

  /// The turn that is clearly right; nil where none is.
  private static func rotation(_ force: Vector, isReversed: Bool) -> Rotation? {
    let (x, y) = isReversed ? (-force.x, -force.y) : (force.x, force.y)
    let (across, along) = (Int64(x.magnitude), Int64(y.magnitude))
    // The tangent of 60 degrees, and the sine of 30.
    func isClear(_ long: Int64, _ short: Int64) -> Bool {
      long * 1000 >= short * 1732 && long * long + short * short >= Vector.one / 4 * Vector.one
    }
    // What holds the device against gravity points upwards.
    if isClear(along, across) { return y > 0 ? Rotation.none : .half }
    if isClear(across, along) { return x > 0 ? .quarter : .threeQuarters }
    return nil
  }
}
