package import BezelCore
import BezelHUD

/// A finger or a pointer that is down.
struct Touch {
  let hud: ProgressHUD
  let target: Target
  /// The time that the HUD was shown; another one is not meant.
  let cycle: UInt32

  enum Target {
    case button, bezel, outside
    /// A HUD that is going: it still keeps what lies behind from being touched.
    case nothing
  }
}

extension Stage {
  /// A finger or a button goes down at a place in points of a panel. Whether a HUD keeps it from what
  /// lies behind.
  package func press(at point: BezelCore.Point, on panel: StagePanel) -> Bool {
    checkThread()
    cancelTouch()
    guard let (hud, target) = target(at: point, on: panel) else { return false }
    touch = Touch(hud: hud, target: target, cycle: hud.model.machine.cycle)
    if case .button = target { hud.model.hud.isButtonPressed = true }
    return true
  }

  /// What is down moves: a button looks pressed only while it is on it.
  package func move(to point: BezelCore.Point, on panel: StagePanel) {
    guard let touch, case .button = touch.target else { return }
    touch.hud.model.hud.isButtonPressed = isOnTarget(touch, point, panel)
  }

  /// What was down goes up; a button or a tap counts where it went down on the same thing.
  package func release(at point: BezelCore.Point, on panel: StagePanel) {
    checkThread()
    guard let touch else { return }
    let counts = isOnTarget(touch, point, panel)
    cancelTouch()
    guard counts else { return }
    switch touch.target {
    case .button: touch.hud.button.press()
    case .bezel: touch.hud.onTapBezel?()
    case .outside: touch.hud.onTapOutside?()
    case .nothing: break
    }
  }

  /// What is down counts for nothing any more.
  package func cancelTouch() {
    guard let touch else { return }
    self.touch = nil
    touch.hud.model.hud.isButtonPressed = false
  }

  private func isOnTarget(_ touch: Touch, _ point: BezelCore.Point, _ panel: StagePanel) -> Bool {
    guard let (hud, target) = target(at: point, on: panel) else { return false }
    return hud === touch.hud && target == touch.target && hud.model.machine.cycle == touch.cycle
  }

  /// What of which HUD is to be touched at a place; nil where there is only what lies behind.
  private func target(
    at point: BezelCore.Point, on panel: StagePanel
  ) -> (ProgressHUD, Touch.Target)? {
    for layer in panel.layers.reversed() where layer.hud.isVisible {
      let (hud, arrangement) = (layer.hud, layer.arrangement)
      let isOnBezel = arrangement.bezel.contains(point)
      switch hud.interactionMode {
      case .none: continue
      case .bezel: guard isOnBezel else { continue }
      case .all: guard arrangement.container.contains(point) else { continue }
      }
      guard hud.model.machine.phase != .hiding else { return (hud, .nothing) }
      if let button = arrangement.button, button.frame.contains(point) { return (hud, .button) }
      return (hud, isOnBezel ? .bezel : .outside)
    }
    return nil
  }
}
