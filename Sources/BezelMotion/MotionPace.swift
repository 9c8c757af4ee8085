package import BezelCore

/// How often samples are wanted: 30 times a second, and 5 times when nothing has moved for 2 seconds.
package struct MotionPace: BitwiseCopyable, Sendable {
  private var lastMove: Instant

  package init(at now: Instant) { lastMove = now }

  /// The time to the next sample, in nanoseconds.
  package mutating func period(isMoving: Bool, at now: Instant) -> Int64 {
    if isMoving { lastMove = now }
    return now.nanoseconds(since: lastMove) >= 2_000_000_000 ? 200_000_000 : 33_333_333
  }
}
