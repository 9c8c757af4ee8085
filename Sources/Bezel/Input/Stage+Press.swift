package import BezelCore
import BezelHUD
import BezelInput

extension Stage {
  // MARK: Fingers and mice

  /// A finger or a mouse button goes down at a place in points of a panel. Whether a HUD keeps it from
  /// what lies behind.
  ///
  /// It counts only if what it goes down on was to be seen for half a second, and while nothing else is
  /// down; otherwise nothing does.
  package func press(at point: BezelCore.Point, on panel: StagePanel, since moment: Instant? = nil)
    -> Bool
  {
    checkThread()
    let wasPressed = press != nil
    cancelPress()
    guard let (hud, target) = target(at: point, on: panel) else { return false }
    if !wasPressed, input.allows(hud, at: moment ?? now) { begin(Press(target, of: hud)) }
    return true
  }

  /// What is down moves: a button looks pressed only while it is on it.
  package func move(to point: BezelCore.Point, on panel: StagePanel) {
    guard let press, case .button = press.target, !press.isByKey else { return }
    let isOn = isOnTarget(press, point, panel)
    guard isOn != press.hud.model.hud.isButtonPressed else { return }
    if isOn { hold(press.hud) } else { letGo(press.hud, isCertain: true) }
  }

  /// What was down goes up; a button or a tap counts where it went down on the same thing.
  package func release(at point: BezelCore.Point, on panel: StagePanel) {
    checkThread()
    guard let press, !press.isByKey else { return }
    if isOnTarget(press, point, panel) { lift(press) } else { cancelPress() }
  }

  // MARK: Keys

  /// A key that presses goes down, and the button of a HUD has the focus.
  func pressByKey(_ hud: ProgressHUD, since moment: Instant) {
    guard press == nil, input.allows(hud, at: moment) else { return }
    begin(Press(.button, of: hud, isByKey: true))
  }

  /// The key that pressed goes up.
  func releaseKey() {
    if let press, press.isByKey { lift(press) }
  }

  /// The press of the key counts for nothing any more.
  func cancelKey() {
    if let press, press.isByKey { cancelPress() }
  }

  // MARK: Both

  /// What is down counts for nothing any more.
  package func cancelPress() {
    guard let press else { return }
    self.press = nil
    if case .button = press.target { letGo(press.hud, isCertain: true) }
  }

  /// Does what a button does that was held for long enough.
  func fireHeld() {
    guard let press, case .button = press.target, press.hud.model.hud.isButtonPressed,
      press.hud.model.holdTime > 0, press.hud.model.hold.isFull(at: now)
    else { return }
    fire(press)
  }

  private func begin(_ press: Press) {
    self.press = press
    if case .button = press.target { hold(press.hud) }
  }

  /// It goes up where it went down.
  private func lift(_ press: Press) {
    if case .button = press.target, press.hud.model.holdTime > 0 {
      // What was full has fired; this is too early.
      self.press = nil
      letGo(press.hud, isCertain: false)
    } else {
      fire(press)
    }
  }

  /// Does what the press is for, if all is still as it was.
  private func fire(_ press: Press) {
    guard press.isLive, input.isSeen(press.hud) else { return cancelPress() }
    self.press = nil
    switch press.target {
    case .button:
      press.hud.model.hold.finish()
      press.hud.model.hud.isButtonPressed = false
      press.hud.button.press()
    case .bezel: press.hud.onTapBezel?()
    case .outside: press.hud.onTapOutside?()
    case .nothing: break
    }
  }

  private func hold(_ hud: ProgressHUD) {
    hud.model.hud.isButtonPressed = true
    guard hud.model.holdTime > 0 else { return }
    hud.model.hold.hold(for: hud.model.holdTime, at: now)
    input.rearm()
  }

  /// A button is not held any more; contacts may only have bounced unless that is certain.
  private func letGo(_ hud: ProgressHUD, isCertain: Bool) {
    hud.model.hud.isButtonPressed = false
    if isCertain { hud.model.hold.cancel(at: now) } else { hud.model.hold.letGo(at: now) }
    setNeedsFrame()
  }

  private func isOnTarget(_ press: Press, _ point: BezelCore.Point, _ panel: StagePanel) -> Bool {
    guard press.isLive, let (hud, target) = target(at: point, on: panel) else { return false }
    return hud === press.hud && target == press.target
  }

  /// What of which HUD is to be touched at a place of the picture that is on the panel; nil where there
  /// is only what lies behind.
  func target(
    at point: BezelCore.Point, on panel: StagePanel
  ) -> (ProgressHUD, Press.Target)? {
    for layer in (panel.picture?.layers ?? []).reversed() where layer.hud.isVisible {
      let (hud, arrangement) = (layer.hud, layer.arrangement)
      let isOnBezel = arrangement.bezel.contains(point)
      let isOnButton = arrangement.button.map { ButtonTarget.hits($0.frame, point) } ?? false
      switch hud.interactionMode {
      case .none: continue
      case .bezel: guard isOnBezel || isOnButton else { continue }
      case .all: guard arrangement.container.contains(point) else { continue }
      }
      guard hud.model.machine.phase != .hiding else { return (hud, .nothing) }
      return (hud, isOnButton ? .button : isOnBezel ? .bezel : .outside)
    }
    return nil
  }
}
