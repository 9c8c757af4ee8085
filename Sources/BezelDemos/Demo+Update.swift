import Bezel

extension Demo {
  static let update = Demo(
    "update", "Appliance update", "Download, verify, write, restart in five seconds",
    tellingMoment: 8_600
  ) { stage in
    UpdateScript(on: stage).download()
  }

  static let failedUpdate = Demo(
    "update-failed", "Failed update", "What went wrong, and a way to try again",
    tellingMoment: 5_000
  ) { stage in
    UpdateScript(on: stage, failsOnce: true).write()
  }
}

/// The steps of an update, each of which begins the next.
private final class UpdateScript {
  private let hud: ProgressHUD
  /// Whether writing is to fail when it is tried first.
  private var failsOnce: Bool
  /// Calls off the hiding of a HUD that waits for an answer.
  private var patience: StageTimer?

  init(on stage: Stage, failsOnce: Bool = false) {
    self.failsOnce = failsOnce
    hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.minSize = Size(width: 230, height: 116)
    hud.progressAnimation = .forwards
  }

  private var stage: Stage? { hud.container?.stage }

  func download() {
    begin(.determinateHorizontalBar, "Downloading 2.4.1")
    advance(in: 60) { step in
      self.hud.detailsLabel.text = "\(step * 48 / 60) of 48 MB"
    } then: {
      self.verify()
    }
  }

  private func verify() {
    begin(.indeterminate, "Verifying", "Comparing the signature")
    stage?.after(2) { self.write() }
  }

  func write() {
    begin(.determinateHorizontalBar, "Installing 2.4.1", "Do not switch off")
    let steps = failsOnce ? 43 : 60
    advance(in: 60, stoppingAt: steps) { _ in
    } then: {
      if self.failsOnce { self.fail() } else { self.restart(in: 5) }
    }
  }

  /// Waits for somebody to try again, but not for ever.
  private func fail() {
    failsOnce = false
    begin(.customView, "Update failed", "The disk is full: 12 MB are missing")
    hud.customView = .error
    hud.button.title = "Retry"
    hud.button.onPress = {
      self.patience?.cancel()
      self.hud.button.onPress = nil
      self.write()
    }
    patience = stage?.after(10) {
      self.hud.button.onPress = nil
      self.hud.hide(animated: true)
    }
  }

  private func restart(in seconds: Int) {
    begin(.customView, "Updated to 2.4.1")
    hud.customView = .success
    var left = seconds
    hud.detailsLabel.text = "Restarting in \(left) s"
    stage?.every(1) {
      left -= 1
      guard left > 0 else {
        self.hud.hide(animated: true)
        return false
      }
      self.hud.detailsLabel.text = "Restarting in \(left) s"
      return true
    }
  }

  private func begin(_ mode: ProgressHUD.Mode, _ title: String, _ details: String? = nil) {
    hud.mode = mode
    hud.progress = 0
    hud.label.text = title
    hud.detailsLabel.text = details
  }

  /// Advances in so many steps, fifteen a second.
  private func advance(
    in count: Int, stoppingAt last: Int? = nil, _ show: @escaping (_ step: Int) -> Void,
    then next: @escaping () -> Void
  ) {
    var step = 0
    show(step)
    stage?.every(1 / 15) {
      step += 1
      self.hud.progress = Double(step) / Double(count)
      show(step)
      guard step == last ?? count else { return true }
      next()
      return false
    }
  }
}
