import Bezel

extension Demo {
  static let text = Demo(
    "text", "Text only", "A short message near the bottom", tellingMoment: 1_000
  ) { stage in
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.mode = .text
    hud.label.text = "Message here!"
    hud.offset = Point(x: 0, y: ProgressHUD.maxOffset)
    hud.hide(animated: true, afterDelay: 3)
  }

  static let customView = Demo(
    "custom-view", "Custom view", "A tick in a square bezel", tellingMoment: 1_000
  ) { stage in
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.mode = .customView
    hud.customView = .success
    hud.isSquare = true
    hud.label.text = "Done"
    hud.hide(animated: true, afterDelay: 3)
  }

  /// One HUD from the beginning of a job to its end; its bezel has a least size, so that it need not change
  /// with each step.
  static let modes = Demo(
    "modes", "Mode switching", "One HUD through all steps of a job",
    tellingMoment: 9_900
  ) { stage in
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.label.text = "Preparing…"
    hud.minSize = Size(width: 150, height: 100)
    stage.after(2) {
      hud.mode = .determinate
      hud.label.text = "Loading…"
      hud.container?.stage?.work(for: hud) {
        hud.mode = .indeterminate
        hud.label.text = "Cleaning up…"
        hud.container?.stage?.after(2) {
          hud.mode = .customView
          hud.customView = .success
          hud.label.text = "Completed"
          hud.hide(animated: true, afterDelay: 2)
        }
      }
    }
  }
}
