import BezelCore

extension Tilt {
  /// One axis of the bezel's way, in 2⁻³⁰ of the range.
  struct Axis: BitwiseCopyable, Sendable {
    /// Where the bezel is.
    private(set) var place: Int64 = 0
    private var goal: Int64 = 0
    private var isMoving = false
    /// Where a moving axis was last seen to move, and how many nanoseconds ago.
    private var anchor: Int64 = 0
    private var still: Int64 = 0

    var isHome: Bool { place == 0 && goal == 0 }

    /// Goes for a target in −1…1, unless it is in the dead zone.
    mutating func aim(at target: Int64, step: Int64, _ settings: TiltSettings) {
      let dead = settings.deadPart
      if !isMoving, (target - goal).magnitude > dead {
        (isMoving, anchor, still) = (true, target, 0)
      }
      if isMoving {
        goal = target
        still += step
        if (target - anchor).magnitude > dead / 2 { (anchor, still) = (target, 0) }
        if still >= 250_000_000 { isMoving = false }
      }
      if !isMoving, target.magnitude <= dead / 2 { goal = 0 }
      advance(step)
    }

    mutating func rest(step: Int64) {
      (goal, isMoving) = (0, false)
      advance(step)
    }

    /// Moves by at most 4 ranges a second.
    private mutating func advance(_ step: Int64) {
      let most = (step << 32) / 1_000_000_000
      place += max(-most, min(goal - place, most))
    }
  }
}
