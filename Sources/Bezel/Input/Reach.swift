import BezelCore
import BezelHUD
import BezelInput

/// A HUD that is on a screen to be seen and touched, and since when.
struct Reach {
  let hud: ProgressHUD
  let panel: StagePanel
  /// Where its button lies, in points of the panel, if that can be pressed: nothing covers it.
  let button: BezelCore.Rect?
  /// Since when it is as it is.
  private(set) var start: Instant
  private let cycle: UInt32
  private let title: [UInt8]

  /// What of a layer there is to reach; `old` is what was there before.
  init(_ layer: StagePanel.Layer, on panel: StagePanel, before old: [Reach], at now: Instant) {
    (hud, self.panel, start) = (layer.hud, panel, now)
    (cycle, title) = (layer.hud.model.machine.cycle, layer.hud.model.hud.button)
    button = layer.reachableButton(on: panel)
    // What has another meaning begins anew; that it moved is no change.
    if let last = old.first(where: { isSame(as: $0) }) { start = last.start }
  }

  /// Whether it is the same show of the same HUD, whose button can be pressed or not as before.
  func isSame(as other: Reach) -> Bool {
    hud === other.hud && panel === other.panel && cycle == other.cycle && title == other.title
      && (button == nil) == (other.button == nil)
  }

  /// Whether a press that begins at that moment counts.
  func allows(_ moment: Instant) -> Bool {
    var delay = ButtonDelay()
    delay.appear(at: start)
    return delay.allows(moment)
  }

  /// Whether somebody could want to touch it.
  var takesInput: Bool { button != nil || hud.onTapBezel != nil || hud.onTapOutside != nil }
}

extension StagePanel.Layer {
  /// Where the button lies, if a touch in its middle presses it.
  fileprivate func reachableButton(on panel: StagePanel) -> BezelCore.Rect? {
    guard hud.button.isShown, let frame = arrangement.button?.frame,
      let (touched, target) = hud.stage?.target(at: frame.center, on: panel), touched === hud,
      case .button = target
    else { return nil }
    return frame
  }
}
