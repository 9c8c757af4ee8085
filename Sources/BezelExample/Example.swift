import Bezel

/// An installation with a HUD, on every screen that is there.
@main
enum Example {
  static func main() throws(StageError) {
    let installer = Installer()
    let stage = try Stage(display: CommandLine.arguments.dropFirst().first ?? "auto")
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.mode = .annularDeterminate
    hud.label.text = "Installing"
    hud.button.title = "Cancel"
    hud.button.onPress = { installer.cancel() }
    let reporter = hud.reporter
    installer.start(
      onProgress: { reporter.report($0) },
      onEnd: { reporter.update { $0.hide(animated: true, afterDelay: .seconds(1)) } })
    try stage.run(until: { hud.isFinished })
  }
}
