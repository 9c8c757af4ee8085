import Bezel
import BezelCore
import BezelDisplay
import Testing

@Suite("Touching HUDs")
struct TouchTests {
  private let bench: Bench
  private let hud = ProgressHUD()
  private let log = Log()
  private var stage: Stage { bench.stage }

  private final class Log { var words: [String] = [] }

  private static let button = BezelCore.Point(x: 150, y: 125)
  private static let bezel = BezelCore.Point(x: 150, y: 85)
  private static let outside = BezelCore.Point(x: 10, y: 10)

  init() throws {
    bench = try Bench(width: 300, height: 200)
    hud.mode = .indeterminate
    hud.minSize = Size(width: 120, height: 120)
    hud.button.title = "Cancel"
    hud.button.onPress = { [log] in log.words.append("button") }
    hud.onTapBezel = { [log] in log.words.append("bezel") }
    hud.onTapOutside = { [log] in log.words.append("outside") }
    bench.stage.add(hud)
    hud.show(animated: false)
    try bench.settle()
    // What was not seen for half a second does nothing.
    try bench.pass(0.5)
  }

  private func press(_ point: BezelCore.Point) -> Bool {
    stage.press(at: point, on: stage.panels[0])
  }

  private func release(_ point: BezelCore.Point) { stage.release(at: point, on: stage.panels[0]) }

  private func tap(_ point: BezelCore.Point) -> Bool {
    defer { release(point) }
    return press(point)
  }

  @Test("The button, the bezel and what is outside are told apart, and all is kept")
  func targets() {
    #expect(tap(Self.button) && tap(Self.bezel) && tap(Self.outside))
    #expect(log.words == ["button", "bezel", "outside"])
  }

  @Test("Interaction with the bezel only, and with nothing")
  func modes() {
    hud.interactionMode = .bezel
    #expect(tap(Self.button) && tap(Self.bezel) && !tap(Self.outside))
    hud.interactionMode = .none
    #expect(!tap(Self.button) && !tap(Self.bezel) && !tap(Self.outside))
    #expect(log.words == ["button", "bezel"])
  }

  @Test("A press that ends elsewhere counts for nothing, and shows where it is")
  func dragging() throws {
    #expect(press(Self.button))
    #expect(hud.button.isPressed)
    stage.move(to: Self.bezel, on: stage.panels[0])
    #expect(!hud.button.isPressed)
    stage.move(to: Self.button, on: stage.panels[0])
    #expect(hud.button.isPressed)
    release(Self.outside)
    #expect(!hud.button.isPressed && log.words.isEmpty)
  }

  @Test("A pressed button is drawn so, and as before when it is released")
  func picture() throws {
    let before = bench.display.pixels
    _ = press(Self.button)
    try bench.settle()
    #expect(bench.display.pixels != before)
    release(Self.button)
    try bench.settle()
    // The spinner has not moved on, since no time has passed.
    #expect(bench.display.pixels == before)
  }

  @Test("A press from before a HUD appeared does nothing when it is released on it")
  func earlier() throws {
    hud.hide(animated: false)
    try bench.settle()
    #expect(!press(Self.button))
    hud.show(animated: false)
    try bench.settle()
    release(Self.button)
    #expect(log.words.isEmpty)

    _ = press(Self.button)
    hud.hide(animated: false)
    hud.show(animated: false)
    try bench.settle()
    release(Self.button)
    #expect(log.words.isEmpty && !hud.button.isPressed)
  }

  @Test("A HUD that appears calls off a press on another one")
  func other() throws {
    _ = press(Self.button)
    let second = ProgressHUD.showAdded(to: stage, animated: true)
    try bench.settle()
    release(Self.button)
    #expect(log.words.isEmpty)
    #expect(tap(Self.button))
    #expect(log.words.isEmpty)
    second.interactionMode = .none
    try bench.pass(0.5)
    #expect(tap(Self.button))
    #expect(log.words == ["button"])
  }

  @Test("A HUD on its way out keeps touches from what lies behind, and does nothing with them")
  func hiding() throws {
    hud.hide(animated: true)
    try bench.pass(0.1)
    #expect(tap(Self.button) && tap(Self.outside))
    #expect(log.words.isEmpty)
    try bench.pass(1)
    #expect(!tap(Self.button))
  }

  @Test("In its grace time a HUD keeps nothing")
  func grace() throws {
    hud.hide(animated: false)
    hud.graceTime = 1
    hud.show(animated: true)
    try bench.pass(0.5)
    #expect(!tap(Self.bezel))
  }

  @Test("A press that hides its HUD, or takes it away, is fine")
  func hidingItself() throws {
    hud.button.onPress = { [unowned hud, log] in
      log.words.append("gone")
      hud.removeFromContainer()
    }
    #expect(tap(Self.button))
    try bench.settle()
    #expect(log.words == ["gone"] && !tap(Self.button))
  }
}
