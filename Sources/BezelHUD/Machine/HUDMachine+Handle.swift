package import BezelCore

extension HUDMachine {
  /// Takes an event in and tells what is to be done, in order. What was due before it happens first; the
  /// machine has its new state before anything is done for it.
  package mutating func handle(_ event: Event, at now: Instant) -> [Effect] {
    clock = max(clock, now)
    var effects: [Effect] = []
    catchUp(&effects)
    switch event {
    case .attach: isAttached = true
    case .detach: detach(&effects)
    case .show(let animated): show(animated, &effects)
    case .hide(let animated, nil): hide(animated, &effects)
    case .hide(let animated, let delay?): hide(animated, after: delay)
    case .progress(let fraction):
      progressMotion.set(fraction, at: clock, isVisible ? settings.progressAnimation : .none)
    case .icon(let icon): iconMotion.set(icon, at: clock, isDrawn: isVisible && drawsIcons)
    case .tick: break
    }
    return effects
  }

  /// Carries out what is due, earliest first.
  private mutating func catchUp(_ effects: inout [Effect]) {
    while let deadline = nextDeadline, deadline <= clock {
      if progressMotion.end == deadline {
        progressMotion.finish()
      } else if iconMotion.end == deadline {
        iconMotion.finish()
      } else if motion?.end == deadline {
        motion = nil
        if phase == .hiding { end(&effects) } else { tell(.didShow, &effects) }
      } else if phaseEnd == deadline {
        if phase == .waiting {
          present(isAnimationWanted, &effects)
        } else {
          dismiss(isAnimationWanted, &effects)
        }
      } else if let hide = delayedHide {
        delayedHide = nil
        self.hide(hide.isAnimated, &effects)
      }
    }
  }
}
