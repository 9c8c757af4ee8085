import BezelCore

extension HUDMachine {
  mutating func show(_ isAnimated: Bool, _ effects: inout [Effect]) {
    delayedHide = nil
    isAnimationWanted = isAnimated
    if phase == .hidden {
      cycle &+= 1
      (isFinished, told) = (false, 0)
    }
    if !isAttached { tell(.warnDetached, &effects) }
    // What is on the screen already needs no grace.
    if phase == .hidden || phase == .waiting, settings.graceTime > 0 {
      phase = .waiting
      phaseEnd = clock.advanced(byNanoseconds: settings.graceTime)
    } else {
      present(isAnimated, &effects)
    }
  }

  /// Brings the HUD onto the screen, from whatever is there of it.
  mutating func present(_ isAnimated: Bool, _ effects: inout [Effect]) {
    // What comes from nowhere brings its icon along; what was on its way out has it still.
    if alpha == 0, isAnimated, drawsIcons { iconMotion.begin(at: clock) }
    phase = .shown
    (phaseEnd, shownSince) = (nil, clock)
    tell(.willShow, &effects)
    if !isAnimated {
      (motion, target) = (nil, .visible)
    } else if target != .visible {
      var start = appearance(at: clock)
      if start.bezelAlpha == 0 { start.bezelScale = animation.scaleBefore }
      move(from: start, to: .visible)
    }
    if motion == nil { tell(.didShow, &effects) }
  }

  mutating func hide(_ isAnimated: Bool, _ effects: inout [Effect]) {
    switch phase {
    case .hidden:
      if !isFinished { end(&effects) }
    case .waiting:
      end(&effects)
    case .shown, .staying:
      let end = shownSince.advanced(byNanoseconds: max(0, settings.minShowTime))
      guard end > clock else { return dismiss(isAnimated, &effects) }
      phase = .staying
      (phaseEnd, isAnimationWanted) = (end, isAnimated)
    case .hiding:
      if !isAnimated { end(&effects) }
    }
  }

  mutating func hide(_ isAnimated: Bool, after delay: Int64) {
    // With nothing left to hide there is nothing to wait for.
    guard phase != .hidden || !isFinished else { return }
    delayedHide = DelayedHide(
      time: clock.advanced(byNanoseconds: max(0, delay)), isAnimated: isAnimated)
  }

  /// Takes the HUD from the screen.
  mutating func dismiss(_ isAnimated: Bool, _ effects: inout [Effect]) {
    (delayedHide, phaseEnd) = (nil, nil)
    tell(.willHide, &effects)
    guard isAnimated else { return end(&effects) }
    phase = .hiding
    move(
      from: appearance(at: clock), to: .hidden(atScale: animation.scaleAfter ?? target.bezelScale))
  }

  mutating func detach(_ effects: inout [Effect]) {
    guard isAttached else { return }
    isAttached = false
    delayedHide = nil
    guard phase != .hidden else { return }
    if phase != .waiting { tell(.willHide, &effects) }
    end(&effects)
  }

  /// Ends the cycle.
  mutating func end(_ effects: inout [Effect]) {
    phase = .hidden
    isFinished = true
    target = .hidden
    (motion, phaseEnd, delayedHide) = (nil, nil, nil)
    progressMotion.finish()
    iconMotion.finish()
    if isAttached, settings.removesOnHide {
      isAttached = false
      tell(.remove, &effects)
    }
    tell(.complete, &effects)
    tell(.didHide, &effects)
  }

  /// Tells of something once a cycle.
  mutating func tell(_ act: Act, _ effects: inout [Effect]) {
    let bit: UInt8 = 1 << act.rawValue
    guard told & bit == 0 else { return }
    told |= bit
    effects.append(Effect(act, cycle: cycle))
  }

  var drawsIcons: Bool { settings.drawsIcons && !settings.reducesMotion }

  private var animation: Animation { settings.reducesMotion ? .fade : settings.animation }

  private mutating func move(from start: Appearance, to end: Appearance) {
    motion = Motion(from: start, to: end, start: clock)
    target = end
  }
}
