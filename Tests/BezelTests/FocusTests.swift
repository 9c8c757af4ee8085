import Bezel
import BezelCore
import BezelDisplay
import BezelInput
import Testing

@Suite("Which button keys go to")
struct FocusTests {
  private let bench: Bench
  private let log = ButtonInputTests.Log()
  private let keyboard: PretendDevice

  init() throws {
    bench = try Bench(width: 600, height: 400)
    keyboard = bench.input.plug(.keyboard)
  }

  private func show(
    _ title: String, _ position: ProgressHUD.Position, for seconds: Double = 0.6
  ) throws -> ProgressHUD {
    let hud = ButtonInputTests.hud(title, log)
    hud.position = position
    hud.interactionMode = .bezel
    bench.stage.add(hud)
    hud.show(animated: false)
    try bench.settle()
    try bench.pass(seconds)
    return hud
  }

  private func strike(_ code: KeyCode) throws { try bench.strike(keyboard, code) }

  private func shown(_ huds: ProgressHUD...) -> [Bool] { huds.map { $0.button.isFocusShown } }

  @Test("The topmost one takes the keys, and the one below when it is gone, half a second later")
  func topmost() throws {
    _ = try show("one", .left)
    let two = try show("two", .right)
    try strike(.enter)
    two.hide(animated: false)
    try bench.settle()
    try strike(.enter)
    #expect(log.words == ["two", "one"])
  }

  @Test("One that comes takes the focus, but not a key that is down, nor one that comes too early")
  func arrival() throws {
    let one = try show("one", .left)
    try bench.key(keyboard, .enter, 1)
    try bench.pass(0.1)
    let two = try show("two", .right, for: 0)
    #expect(!one.button.isPressed && !two.button.isPressed)
    try bench.key(keyboard, .enter, 0)
    try bench.pass(0.1)
    try strike(.enter)
    #expect(log.words.isEmpty)
    try bench.pass(0.5)
    try strike(.enter)
    #expect(log.words == ["two"])
  }

  @Test("A button that another HUD covers takes no keys, as it takes no touches")
  func covered() throws {
    let one = try show("one", .left)
    let cover = ProgressHUD()
    cover.label.text = "Wait"
    bench.stage.add(cover)
    cover.show(animated: false)
    try bench.settle()
    try bench.pass(1)
    try strike(.enter)
    #expect(log.words.isEmpty && !bench.input.isRunning)
    cover.hide(animated: false)
    try bench.settle()
    // Whoever strikes the key may not have seen yet that there is a button again.
    try strike(.enter)
    #expect(log.words.isEmpty)
    try bench.pass(0.5)
    try strike(.enter)
    #expect(log.words == ["one"] && one.button.isShown)
  }

  @Test(
    "Keys move it: Tab in reading order and round, arrows to the nearest that way",
    arguments: [
      ([.tab], "top left"), ([.tab, .tab], "top right"), ([.tab, .tab, .tab], "bottom left"),
      ([.tab, .tab, .tab, .tab], "bottom right"), ([.up], "top right"), ([.left], "bottom left"),
      ([.up, .left], "top left"), ([.up, .left, .down], "bottom left"), ([.right], "bottom right"),
      ([.down], "bottom right"), ([.left, .right], "bottom right"),
    ] as [([KeyCode], String)])
  func moves(codes: [KeyCode], title: String) throws {
    _ = try show("top left", .topLeft)
    _ = try show("top right", .topRight)
    _ = try show("bottom left", .bottomLeft)
    _ = try show("bottom right", .bottomRight)
    for code in codes { try strike(code) }
    try strike(.enter)
    #expect(log.words == [title])
  }

  @Test("Shift and Tab go back")
  func backwards() throws {
    _ = try show("one", .left)
    _ = try show("two", .center)
    _ = try show("three", .right)
    try bench.key(keyboard, .leftShift, 1)
    try strike(.tab)
    try bench.key(keyboard, .leftShift, 0)
    try strike(.enter)
    #expect(log.words == ["two"])
  }

  @Test("A move while a key is down takes the press back")
  func moveWhilePressed() throws {
    let one = try show("one", .left)
    let two = try show("two", .right)
    try bench.key(keyboard, .enter, 1)
    #expect(two.button.isPressed)
    try strike(.left)
    #expect(!two.button.isPressed && !one.button.isPressed)
    try bench.key(keyboard, .enter, 0)
    #expect(log.words.isEmpty)
  }

  @Test("It is seen where there is more than one button and a key to press it, but not to a finger")
  func ring() throws {
    let one = try show("one", .left)
    #expect(shown(one) == [false])
    let two = try show("two", .right)
    #expect(shown(one, two) == [false, true])
    try strike(.left)
    #expect(shown(one, two) == [true, false])
    let screen = bench.input.plug(.touchscreen)
    try bench.finger(screen, 100, 100)
    try bench.lift(screen)
    #expect(shown(one, two) == [false, false])
    try strike(.enter)
    #expect(shown(one, two) == [true, false] && log.words == ["one"])
    bench.input.unplug(keyboard)
    try bench.settle()
    #expect(shown(one, two) == [false, false])
  }

  @Test("On a single button it is seen once a key would have moved it, and drawn about it only")
  func single() throws {
    let one = try show("one", .center)
    let (before, frames) = (bench.display.pixels, bench.display.frames.count)
    try strike(.tab)
    #expect(shown(one) == [true] && bench.display.pixels != before)
    #expect(bench.display.frames.count == frames + 1)
    #expect(bench.display.frames.last.map { $0.bounds.height <= 40 } == true)
    try bench.roll(bench.input.plug(.mouse), 200, 100)
    #expect(shown(one) == [false])
  }

  @Test("Touch panels and power buttons alone show no focus")
  func noKeys() throws {
    bench.input.unplug(keyboard)
    bench.input.plug(.touchscreen)
    bench.input.plug(.powerButton)
    let one = try show("one", .left)
    let two = try show("two", .right)
    #expect(shown(one, two) == [false, false])
  }
}
