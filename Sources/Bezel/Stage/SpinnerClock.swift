package import BezelCore

/// The spinner's steps: twelve a second, by the clock and not by frames drawn, so that a late frame
/// shows the step that is due.
package struct SpinnerClock: Sendable {
  /// When step 0 began.
  package var start: Instant

  package init(start: Instant) { self.start = start }

  package static let steps = 12
  private static let second: Int64 = 1_000_000_000

  /// The step that is due at a moment, 0…11; before the start it is 0.
  package func phase(at now: Instant) -> Int { Int(step(at: now) % Int64(SpinnerClock.steps)) }

  /// When the step after the one due at `now` begins.
  package func nextStep(after now: Instant) -> Instant {
    let next = step(at: now) + 1
    // Rounded up, so that the step has begun when the clock shows it.
    let steps = Int64(SpinnerClock.steps)
    let whole = (next / steps) * SpinnerClock.second
    let rest = ((next % steps) * SpinnerClock.second + steps - 1) / steps
    return start.advanced(byNanoseconds: whole + rest)
  }

  private func step(at now: Instant) -> Int64 {
    let (passed, overflow) = now.nanoseconds.subtractingReportingOverflow(start.nanoseconds)
    guard !overflow, passed > 0 else { return 0 }
    let steps = Int64(SpinnerClock.steps)
    return passed / SpinnerClock.second * steps + passed % SpinnerClock.second * steps
      / SpinnerClock.second
  }
}
