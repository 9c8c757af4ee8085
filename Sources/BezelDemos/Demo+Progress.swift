import Bezel

extension Demo {
  static let determinate = Demo(
    "determinate", "Determinate mode", "A pie that fills", tellingMoment: 1_750
  ) { stage in
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.mode = .determinate
    hud.label.text = "Loading…"
    stage.work(for: hud) { hud.hide(animated: true) }
  }

  static let annular = Demo(
    "annular", "Annular determinate mode", "A ring that closes", tellingMoment: 3_400
  ) { stage in
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.mode = .annularDeterminate
    hud.label.text = "Loading…"
    stage.work(for: hud) { hud.hide(animated: true) }
  }

  static let bar = Demo(
    "bar", "Bar determinate mode", "A bar that fills", tellingMoment: 2_600
  ) { stage in
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.mode = .determinateHorizontalBar
    hud.label.text = "Loading…"
    stage.work(for: hud) { hud.hide(animated: true) }
  }

  static let button = Demo(
    "button", "With action button", "A button that ends the work",
    tellingMoment: 2_150
  ) { stage in
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.mode = .determinate
    hud.label.text = "Loading…"
    let job = Job()
    hud.button.title = "Cancel"
    hud.button.onPress = { job.isCancelled = true }
    stage.work(for: hud, unless: { job.isCancelled }) { hud.hide(animated: true) }
  }

  /// The HUD asks how far the job is, once a frame; the job knows nothing of HUDs.
  static let progressObject = Demo(
    "progress-object", "With progress object", "A HUD that asks how far the work is",
    tellingMoment: 3_900
  ) { stage in
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.mode = .determinate
    hud.label.text = "Loading…"
    let job = Job(units: 100)
    hud.progressObject = job
    hud.button.title = "Cancel"
    hud.button.onPress = { job.isCancelled = true }
    stage.every(0.05) {
      job.completedUnits += 1
      guard job.isOver else { return true }
      hud.hide(animated: true)
      return false
    }
  }
}

/// Work that can be counted, and called off.
private final class Job: ProgressSource {
  let units: Int
  var completedUnits = 0
  var isCancelled = false

  init(units: Int = 0) { self.units = units }

  var isOver: Bool { isCancelled || completedUnits >= units }
  var fractionCompleted: Double { Double(completedUnits) / Double(units) }
}

extension Stage {
  /// Shows on a HUD how work goes on that takes five seconds, then ends.
  ///
  /// It is the original's loop in the original's arithmetic: hundredths, which are no numbers of a `Float`,
  /// until they come to 1. That takes 101 of them, and the last value is 1.0099994; a HUD limits it.
  func work(
    for hud: ProgressHUD, unless isCancelled: @escaping () -> Bool = { false },
    then end: @escaping () -> Void
  ) {
    var progress: Float = 0
    every(0.05) {
      if progress < 1, !isCancelled() {
        progress += 0.01
        hud.progress = Double(progress)
        return true
      }
      end()
      return false
    }
  }
}
