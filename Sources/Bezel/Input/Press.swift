import BezelCore
import BezelHUD

/// What is held down: a finger or a mouse button somewhere, or a key on a button.
struct Press {
  let hud: ProgressHUD
  let target: Target
  /// The time that the HUD was shown, and the title that its button had; others are not meant.
  let cycle: UInt32
  let title: [UInt8]
  /// Whether a key does it.
  let isByKey: Bool

  enum Target {
    case button, bezel, outside
    /// A HUD that is going: it still keeps what lies behind from being touched.
    case nothing
  }

  init(_ target: Target, of hud: ProgressHUD, isByKey: Bool = false) {
    (self.hud, self.target, self.isByKey) = (hud, target, isByKey)
    (cycle, title) = (hud.model.machine.cycle, hud.model.hud.button)
  }

  /// Whether what it went down on is still the same.
  var isLive: Bool {
    let machine = hud.model.machine
    guard machine.cycle == cycle, machine.isVisible, machine.phase != .hiding else { return false }
    if case .button = target { return hud.button.isShown && hud.model.hud.button == title }
    return true
  }
}
