import BezelCore

/// The progress of another program as a HUD shows it: never backwards, and whole only when that
/// program says that it has finished.
struct SteadyProgress: Sendable {
  /// The furthest that was reported.
  private var furthest: Fixed?
  private var isKnown = false

  /// Moves to that fraction; nil when this changes nothing.
  mutating func advance(to fraction: Fixed, finished: Bool) -> Update? {
    let most = finished ? Fixed.one : Fixed(bits: Fixed.one.bits - 1)
    let next = max(furthest ?? .zero, fraction.clamped(to: .zero...most))
    guard next != furthest || !isKnown else { return nil }
    (furthest, isKnown) = (next, true)
    return .progress(next)
  }

  /// Becomes unknown; nil when it was.
  mutating func lose() -> Update? {
    guard isKnown else { return nil }
    isKnown = false
    return .progress(nil)
  }
}
