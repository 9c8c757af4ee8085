import BezelCore

/// Whether the progress that is drawn jumps to a new value or moves there.
package enum ProgressAnimation: BitwiseCopyable, Hashable, Sendable {
  case none
  /// Moves up; a lower value is taken over at once.
  case forwards
  case bothWays
}

/// The progress that was set last, and the one that is drawn on the way to it.
struct ProgressMotion: Hashable, Sendable {
  /// 0…1; nil while it is unknown.
  private(set) var target: Fixed?
  private var from = Fixed.zero
  private var start: Instant?

  /// When the drawn value arrives; nil if it has.
  var end: Instant? { start?.advanced(byNanoseconds: Spring.duration) }

  func value(at now: Instant) -> Fixed? {
    guard let target, let start else { return target }
    let part = Spring.progress(afterNanoseconds: now.nanoseconds(since: start))
    return from.moved(by: part, towards: target)
  }

  /// Takes a value, to be reached from the one that is drawn; the last one wins.
  mutating func set(_ fraction: Fixed?, at now: Instant, _ animation: ProgressAnimation) {
    let new = fraction?.clamped(to: 0...1)
    guard new != target else { return }
    let drawn = value(at: now)
    (target, start) = (new, nil)
    guard let new, let drawn, new != drawn else { return }
    switch animation {
    case .none: return
    case .forwards where new < drawn: return
    case .forwards, .bothWays: (from, start) = (drawn, now)
    }
  }

  /// Has the drawn value arrive at once.
  mutating func finish() { start = nil }
}
