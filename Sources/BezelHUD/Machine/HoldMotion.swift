package import BezelCore

/// How far a button is held that is to be held for a while: it fills as long as it is held, and runs
/// back when it is let go early.
package struct HoldMotion: Hashable, Sendable {
  /// How long a full one takes to run back, in nanoseconds.
  package static let fallTime: Int64 = 300_000_000

  /// How long letting go is not believed, in nanoseconds: contacts bounce for 25 ms, and then it takes a
  /// moment to hear of it.
  package static let doubtTime: Int64 = 40_000_000

  private var state = State.idle

  private enum State: Hashable, Sendable {
    case idle
    case held(since: Instant, time: Int64)
    /// Let go at a moment, but perhaps not.
    case doubted(since: Instant, time: Int64, letGo: Instant)
    case falling(from: Fixed, since: Instant)
  }

  package init() {}

  /// It is held from now on, and is to be for so many nanoseconds. When it was let go a moment ago, it
  /// was held all the time.
  package mutating func hold(for time: Int64, at now: Instant) {
    if case .doubted(let since, let time, let letGo) = state,
      now.nanoseconds(since: letGo) <= HoldMotion.doubtTime
    {
      state = .held(since: since, time: time)
    } else {
      state = .held(since: now, time: max(1, time))
    }
  }

  /// It is let go.
  package mutating func letGo(at now: Instant) {
    guard case .held(let since, let time) = state else { return }
    state = .doubted(since: since, time: time, letGo: now)
  }

  /// It is held no more, without a doubt.
  package mutating func cancel(at now: Instant) {
    switch state {
    case .idle, .falling: break
    case .held, .doubted: state = .falling(from: value(at: now), since: now)
    }
  }

  /// It has done what it was held for.
  package mutating func finish() { state = .idle }

  /// Whether it is held, and was for long enough.
  package func isFull(at now: Instant) -> Bool {
    guard case .held(let since, let time) = state else { return false }
    return now.nanoseconds(since: since) >= time
  }

  /// When it will be full if nobody lets go; nil while it is not held.
  package var fullTime: Instant? {
    guard case .held(let since, let time) = state else { return nil }
    return since.advanced(byNanoseconds: time)
  }

  /// Whether one frame differs from the next.
  package func isMoving(at now: Instant) -> Bool {
    switch state {
    case .idle: false
    case .held: !isFull(at: now)
    case .doubted, .falling: value(at: now) > 0
    }
  }

  /// How full it is to be drawn, 0…1; nil if it was not held since it last did something.
  package func shown(at now: Instant) -> Fixed? { state == .idle ? nil : value(at: now) }

  /// How full it is, 0…1.
  package func value(at now: Instant) -> Fixed {
    switch state {
    case .idle: .zero
    case .held(let since, let time): HoldMotion.part(now.nanoseconds(since: since), of: time)
    case .doubted(let since, let time, let letGo):
      HoldMotion.fallen(
        from: HoldMotion.part(letGo.nanoseconds(since: since), of: time),
        after: now.nanoseconds(since: letGo) - HoldMotion.doubtTime)
    case .falling(let from, let since):
      HoldMotion.fallen(from: from, after: now.nanoseconds(since: since))
    }
  }

  private static func fallen(from: Fixed, after time: Int64) -> Fixed {
    max(0, from - part(time, of: fallTime))
  }

  /// A time as a part of another, 0…1.
  private static func part(_ time: Int64, of whole: Int64) -> Fixed {
    Fixed(max(0, min(time, whole)), over: max(1, whole))
  }
}
