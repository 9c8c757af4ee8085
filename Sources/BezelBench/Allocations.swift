import Bezel
import BezelCore
import BezelDisplay
import BezelHUD
import BezelLinux
import BezelRaster
import BezelText
import BezelTheme
import CAllocations

/// Counts what frames allocate once a HUD is up: first of drawing alone, then of all that a stage does.
func countAllocations(_ report: inout Report) {
  report.say("Allocations in the steady state:\n")
  let none = bezel_allocation_count()
  guard let typesetter = try? FontTypesetter(), bezel_allocation_count() > none else {
    return report.fail("Allocations are not counted.\n")
  }
  let size = PixelSize(width: 1920, height: 1080)
  countDrawing("drawing, ring steps", Scenes.ring(size, typesetter), typesetter, &report)
  countDrawing("drawing, spinner turning", Scenes.spinner(size, typesetter), typesetter, &report)
  report.say("… of whole stages:\n")
  countStages(typesetter, &report)
}

private func countDrawing(
  _ name: StaticString, _ scene: Scene, _ typesetter: FontTypesetter, _ report: inout Report
) {
  var surface = Surface(size: scene.frames[0].size)
  var painter = Painter()
  func draw(_ index: Int) {
    painter.paint(
      scene.frames[index], images: [], typesetter: typesetter, damage: scene.damages[index],
      on: &surface)
  }
  for frame in 0..<480 { draw(frame % scene.frames.count) }
  let before = bezel_allocation_count()
  for frame in 0..<240 { draw(frame % scene.frames.count) }
  let allocations = Int64(bezel_allocation_count() - before)
  report.add(name, allocations: allocations, frames: 240, isWanted: true)
}

/// Whole stages: what their HUDs are told, the loop, layout, drawing, input and the display.
private func countStages(_ typesetter: FontTypesetter, _ report: inout Report) {
  countStage("spinner turning", typesetter, &report) { _ in }
  countStage("ring steps", typesetter, &report, showRing, before: step)
  countStage("ring steps on a card", on: TrialKMS(), typesetter, &report, showRing, before: step)
  countStage("ring steps and a button", typesetter, &report) {
    showRing($0)
    $0.hud.detailsLabel.text = "Block 12 of 40, do not switch off"
    $0.hud.button.title = "Cancel"
    $0.hud.button.onPress = {}
  } before: {
    step($0, $1)
  }
  countStage("ring steps, reported", typesetter, &report) {
    showRing($0)
  } before: {
    $0.hud.reporter.report(Double($1 % 200 + 1) / 200)
  }
  let work = TrialWork()
  countStage("ring steps, asked for", typesetter, &report) {
    showRing($0)
    $0.hud.progressObject = work
  } before: {
    work.fractionCompleted = Double($1 % 200 + 1) / 200
  }
  countStage("bar on its way", typesetter, &report) {
    $0.hud.mode = .determinateHorizontalBar
    $0.hud.progressAnimation = .bothWays
  } before: {
    if $1 % 15 == 0 { $0.hud.progress = $1 % 30 == 0 ? 0.2 : 0.9 }
  }
  countStage("texts in the corners", typesetter, &report) {
    var texts = ScreenTexts()
    texts.texts[0] = try? ScreenText(Array("{hostname}, {ip}".utf8))
    texts.texts[1] = try? ScreenText(Array("{time}".utf8))
    $0.stage.theme.description.texts = texts
    $0.stage.wallClock = { 0 }
    // They are asked for once a minute.
    let facts = ScreenFacts.ofThisMachine()
    $0.stage.machineFacts = { facts }
  }
  countStage("nothing moving", isMoving: false, typesetter, &report, showRing)
}

private func showRing(_ trial: StageTrial) { trial.hud.mode = .annularDeterminate }

/// Steps of half a per cent: no two arcs in a row are the same.
private func step(_ trial: StageTrial, _ refresh: Int) {
  trial.hud.progress = Double(refresh % 200 + 1) / 200
}

/// Work that is asked how far it is.
private final class TrialWork: ProgressSource {
  var fractionCompleted = 0.0
}

/// Counts what a stage allocates in 240 frames, or in as many refreshes where nothing moves.
private func countStage(
  _ name: StaticString, on display: any TrialDisplay = StageTrial.memory(), isMoving: Bool = true,
  _ typesetter: FontTypesetter, _ report: inout Report, _ begin: (StageTrial) -> Void,
  before change: (StageTrial, Int) -> Void = { _, _ in }
) {
  guard let trial = try? StageTrial(on: display, typesetter) else {
    return report.fail("A stage could not be made.\n")
  }
  begin(trial)
  var refreshes = 0
  /// Lets so many frames come, or refreshes without one; whether it went so.
  func pass(_ count: Int) -> Bool {
    let first = trial.frames
    // A spinner's step is every fifth.
    let end = refreshes + (isMoving ? 6 * count : count)
    while refreshes < end, trial.frames - first < count {
      change(trial, refreshes)
      guard (try? trial.pass()) != nil else { return false }
      refreshes += 1
    }
    return trial.frames - first == (isMoving ? count : 0)
  }
  // The first frame is that of the whole; it is shown a refresh later.
  guard (try? trial.pass()) != nil, (try? trial.pass()) != nil, pass(480) else {
    return report.fail("A stage did not move as it should.\n")
  }
  let before = bezel_allocation_count()
  let isDone = pass(240)
  let allocations = Int64(bezel_allocation_count() - before)
  guard isDone else { return report.fail("A stage did not move as it should.\n") }
  report.add(name, allocations: allocations, frames: 240, isWanted: true)
}
