import Bezel
import BezelCore
import BezelDisplay
import BezelHUD
import BezelInput
import BezelLinux
import BezelText
import Testing

@Suite("Pressing the button of a HUD")
struct ButtonInputTests {
  private let bench: Bench
  private let hud: ProgressHUD
  private let log = Log()

  final class Log { var words: [String] = [] }

  init() throws {
    bench = try Bench(width: 300, height: 200)
    hud = Self.hud("Cancel", log)
    bench.stage.add(hud)
  }

  static func hud(_ title: String, _ log: Log) -> ProgressHUD {
    let hud = ProgressHUD()
    hud.mode = .text
    hud.button.title = title
    hud.button.onPress = { log.words.append(title) }
    return hud
  }

  /// Shows the HUD, and lets as much time pass as a button needs.
  private func show(for seconds: Double = 0.6) throws {
    hud.show(animated: false)
    try bench.settle()
    try bench.pass(seconds)
  }

  // MARK: Keys

  @Test(
    "The usual keys press on the way down and fire on the way up",
    arguments: [KeyCode.enter, .keypadEnter, .space, .select, .ok])
  func keys(code: KeyCode) throws {
    let keyboard = bench.input.plug(.keyboard)
    try show()
    try bench.key(keyboard, code, 1)
    #expect(hud.button.isPressed && log.words.isEmpty)
    try bench.pass(0.5)
    try bench.key(keyboard, code, 2, 2)
    #expect(log.words.isEmpty)
    try bench.key(keyboard, code, 0)
    #expect(!hud.button.isPressed && log.words == ["Cancel"])
    try bench.pass(1)
    #expect(log.words == ["Cancel"])
  }

  @Test("Other keys do nothing, unless they are named")
  func otherKeys() throws {
    let button = bench.input.plug(.powerButton)
    try show()
    try bench.strike(button, .power)
    #expect(log.words.isEmpty)
    let other = try Bench(buttonKeys: [.power])
    let words = Log()
    let second = Self.hud("Off", words)
    other.stage.add(second)
    let power = other.input.plug(.powerButton)
    second.show(animated: false)
    try other.settle()
    try other.pass(0.6)
    try other.strike(power, .power)
    #expect(words.words == ["Off"])
  }

  @Test("Escape and Back take a press back", arguments: [KeyCode.escape, .back])
  func escape(code: KeyCode) throws {
    let keyboard = bench.input.plug(.keyboard)
    try show()
    try bench.key(keyboard, .enter, 1)
    try bench.pass(0.1)
    try bench.strike(keyboard, code)
    #expect(!hud.button.isPressed)
    try bench.key(keyboard, .enter, 0)
    try bench.pass(0.1)
    #expect(log.words.isEmpty)
  }

  @Test(
    "Escape and Back are told where there is no press to take back",
    arguments: [KeyCode.escape, .back])
  func leaving(code: KeyCode) throws {
    let keyboard = bench.input.plug(.keyboard)
    var told = 0
    bench.stage.onCancelKey = { told += 1 }
    try show()
    try bench.key(keyboard, .enter, 1)
    try bench.strike(keyboard, code)
    #expect(told == 0)
    try bench.key(keyboard, .enter, 0)
    try bench.strike(keyboard, code)
    #expect(told == 1)
    try bench.key(keyboard, code, 2)
    #expect(told == 1)
    #expect(log.words.isEmpty)
  }

  @Test(
    "Nothing acts that began before the button was on the screen for half a second",
    arguments: [(0.0, false), (0.49, false), (0.5, true), (0.6, true)])
  func early(seconds: Double, fires: Bool) throws {
    let keyboard = bench.input.plug(.keyboard)
    try show(for: seconds)
    try bench.key(keyboard, .enter, 1)
    try bench.pass(2)
    try bench.key(keyboard, .enter, 0)
    #expect(log.words == (fires ? ["Cancel"] : []))
  }

  @Test("A key that was struck before the loop heard of it counts at its own time")
  func delayed() throws {
    let keyboard = bench.input.plug(.keyboard)
    try show(for: 0)
    let early = bench.now + 100_000_000
    bench.sleep(3)
    try bench.settle()
    for (value, time) in [(1, early), (0, early + 50_000_000)] as [(Int32, Int64)] {
      bench.input.send(keyboard, [(InputEvent.key, KeyCode.enter.number, value)], at: time)
    }
    try bench.settle()
    #expect(log.words.isEmpty)
  }

  @Test("Keys that are down when the devices are opened do not act until they were up")
  func heldAtStart() throws {
    let keyboard = bench.input.plug(.keyboard)
    keyboard.heldKeys = [.enter]
    try show()
    try bench.key(keyboard, .enter, 2, 0)
    #expect(log.words.isEmpty)
    try bench.pass(0.1)
    try bench.strike(keyboard, .enter)
    #expect(log.words == ["Cancel"])
  }

  @Test("A keyboard that vanishes lets go of the button, and one that comes works it")
  func unplugged() throws {
    let keyboard = bench.input.plug(.keyboard)
    try show()
    try bench.key(keyboard, .enter, 1)
    bench.input.unplug(keyboard)
    try bench.settle()
    #expect(!hud.button.isPressed && log.words.isEmpty)
    try bench.strike(bench.input.plug(.keyboard), .enter)
    #expect(log.words == ["Cancel"])
  }

  @Test("Lost events take a press back, and what is down then does not count")
  func lost() throws {
    let keyboard = bench.input.plug(.keyboard)
    try show()
    try bench.key(keyboard, .enter, 1)
    try bench.pass(0.1)
    bench.input.lose(keyboard)
    #expect(!hud.button.isPressed)
    try bench.key(keyboard, .enter, 0)
    #expect(log.words.isEmpty)
    try bench.pass(0.1)
    try bench.strike(keyboard, .enter)
    #expect(log.words == ["Cancel"])
  }

  @Test("Contacts that bounce press once")
  func bounce() throws {
    let keyboard = bench.input.plug(.keyboard)
    try show()
    for value in [1, 0, 1, 0, 1] as [Int32] {
      try bench.key(keyboard, .enter, value)
      try bench.pass(0.003)
    }
    try bench.pass(0.2)
    #expect(log.words.isEmpty)
    for value in [0, 1, 0, 1, 0] as [Int32] {
      try bench.key(keyboard, .enter, value)
      try bench.pass(0.003)
    }
    try bench.pass(0.2)
    #expect(log.words == ["Cancel"])
  }

  // MARK: When nothing acts

  @Test("No device is open while nothing can be pressed, and an idle stage never wakes")
  func idle() throws {
    bench.input.plug(.keyboard)
    hud.button.visibility = .hidden
    try show()
    #expect(bench.input.starts == 0)
    hud.button.visibility = .automatic
    try bench.settle()
    #expect(bench.input.isRunning && bench.input.starts == 1)
    #expect(bench.loop.nextDeadline == nil)
    hud.hide(animated: false)
    try bench.settle()
    #expect(!bench.input.isRunning)
    #expect(bench.loop.nextDeadline == nil)
  }

  @Test("Taps that somebody waits for open devices too")
  func taps() throws {
    hud.button.title = nil
    let screen = bench.input.plug(.touchscreen)
    hud.onTapOutside = { [log] in log.words.append("outside") }
    try show()
    try bench.finger(screen, 100, 100)
    try bench.lift(screen)
    #expect(log.words == ["outside"])
  }

  @Test("Without a screen, and while another one is in front of it, keys do nothing")
  func notSeen() throws {
    let keyboard = bench.input.plug(.keyboard)
    try show()
    bench.display.isInFront = false
    try bench.strike(keyboard, .enter)
    bench.display.isInFront = true
    try bench.key(keyboard, .enter, 1)
    #expect(hud.button.isPressed)
    try bench.pass(0.1)
    bench.display.isInFront = false
    try bench.key(keyboard, .enter, 0)
    #expect(!hud.button.isPressed && log.words.isEmpty)
    bench.display.isInFront = true
    try bench.pass(0.1)

    try bench.key(keyboard, .enter, 1)
    bench.display.plug(nil)
    try bench.settle()
    #expect(!bench.input.isRunning && !hud.button.isPressed)
    try bench.key(keyboard, .enter, 0)
    bench.display.plug(Bench.panel)
    try bench.settle()
    try bench.strike(keyboard, .enter)
    #expect(log.words.isEmpty)
    try bench.pass(0.5)
    try bench.strike(keyboard, .enter)
    #expect(log.words == ["Cancel"])
  }

  @Test("A screen that is given back for a while takes no keys")
  func suspended() throws {
    let keyboard = bench.input.plug(.keyboard)
    try show()
    try bench.key(keyboard, .enter, 1)
    try bench.pass(0.1)
    bench.stage.isSuspended = true
    try bench.settle()
    try bench.key(keyboard, .enter, 0)
    try bench.pass(0.1)
    bench.stage.isSuspended = false
    try bench.settle()
    try bench.strike(keyboard, .enter)
    #expect(log.words.isEmpty)
  }

  @Test("A HUD that goes takes a press back, and on its way out takes none")
  func going() throws {
    let keyboard = bench.input.plug(.keyboard)
    try show()
    try bench.key(keyboard, .enter, 1)
    try bench.pass(0.1)
    hud.hide(animated: true)
    try bench.key(keyboard, .enter, 0)
    #expect(log.words.isEmpty)
    try bench.pass(0.05)
    try bench.strike(keyboard, .enter)
    #expect(log.words.isEmpty)
  }

  @Test("A button that says something else is another one: it was not seen yet")
  func title() throws {
    let keyboard = bench.input.plug(.keyboard)
    try show()
    try bench.key(keyboard, .enter, 1)
    try bench.pass(0.1)
    hud.button.title = "Erase"
    try bench.key(keyboard, .enter, 0)
    #expect(log.words.isEmpty)
    try bench.pass(0.1)
    try bench.strike(keyboard, .enter)
    #expect(log.words.isEmpty)
    try bench.pass(0.5)
    hud.label.text = "More"
    hud.progress = 0.4
    try bench.settle()
    try bench.strike(keyboard, .enter)
    #expect(log.words == ["Cancel"])
  }

  @Test("A press that takes its HUD away, or the button, is fine")
  func away() throws {
    let keyboard = bench.input.plug(.keyboard)
    hud.button.onPress = { [unowned hud, log] in
      log.words.append("gone")
      hud.removeFromContainer()
    }
    try show()
    try bench.strike(keyboard, .enter)
    #expect(log.words == ["gone"] && !bench.input.isRunning)
  }

  // MARK: Fingers

  @Test(
    "A finger hits the button where it is seen, however the picture is turned and scaled",
    arguments: [Rotation.none, .quarter, .half, .threeQuarters], [Fixed(1), Fixed(3, over: 2), 2])
  func turned(rotation: Rotation, scale: Fixed) throws {
    let bench = try Bench(width: 640, height: 480)
    let words = Log()
    let hud = Self.hud("Cancel", words)
    hud.position = .topLeft
    bench.stage.add(hud)
    (bench.stage.rotation, bench.stage.scale) = (rotation, scale)
    let screen = bench.input.plug(.touchscreen)
    hud.show(animated: false)
    try bench.settle()
    try bench.pass(0.6)
    let size = rotation.apply(to: PixelSize(width: 640, height: 480))
    var drawn = HUD()
    (drawn.mode, drawn.button, drawn.position) = (.text, Array("Cancel".utf8), .topLeft)
    let arrangement = drawn.arrange(
      on: Panel(pixels: size, scale: scale), using: BuiltInTypesetter())
    let center = try #require(arrangement.button).frame.center
    let pixel = PixelRect(
      left: (center.x * scale).floor, top: (center.y * scale).floor,
      right: (center.x * scale).floor + 1, bottom: (center.y * scale).floor + 1)
    let place = rotation.panelRect(of: pixel, on: PixelSize(width: 640, height: 480))
    let x = Int32((place.left * 2 + 1) * 10_000 / 1280)
    let y = Int32((place.top * 2 + 1) * 10_000 / 960)
    try bench.finger(screen, x, y)
    #expect(hud.button.isPressed)
    // Half the panel away there is nothing, whichever way that is.
    try bench.finger(screen, (x + 5_000) % 10_000, (y + 5_000) % 10_000)
    #expect(!hud.button.isPressed)
    try bench.finger(screen, x, y)
    #expect(hud.button.isPressed)
    try bench.lift(screen)
    #expect(words.words == ["Cancel"])
  }

  @Test("A rotation takes a press back, and the next finger hits the button where it is then")
  func turning() throws {
    let screen = bench.input.plug(.touchscreen)
    hud.position = .bottomRight
    try show()
    try bench.finger(screen, 8_300, 7_800)
    #expect(hud.button.isPressed)
    bench.stage.rotation = .half
    try bench.settle()
    #expect(!hud.button.isPressed)
    try bench.lift(screen)
    try bench.finger(screen, 1_700, 2_200)
    #expect(hud.button.isPressed)
    try bench.lift(screen)
    #expect(log.words == ["Cancel"])
  }

  @Test("A finger that went down elsewhere, or before the HUD came, does not fire")
  func elsewhere() throws {
    let screen = bench.input.plug(.touchscreen)
    try show(for: 0.2)
    try bench.finger(screen, 5_000, 5_000)
    try bench.pass(1)
    try bench.lift(screen)
    try bench.finger(screen, 100, 100)
    try bench.finger(screen, 5_000, 5_000)
    try bench.lift(screen)
    #expect(log.words.isEmpty)
    try bench.finger(screen, 5_000, 5_000, id: 9)
    try bench.lift(screen)
    #expect(log.words == ["Cancel"])
  }

  @Test("While a finger is down keys do nothing, and the other way round")
  func together() throws {
    let (screen, keyboard) = (bench.input.plug(.touchscreen), bench.input.plug(.keyboard))
    try show()
    try bench.finger(screen, 5_000, 5_000)
    try bench.strike(keyboard, .enter)
    #expect(log.words.isEmpty && hud.button.isPressed)
    try bench.lift(screen)
    #expect(log.words == ["Cancel"])
    try bench.key(keyboard, .enter, 1)
    try bench.finger(screen, 5_000, 5_000, id: 2)
    #expect(!hud.button.isPressed)
    try bench.lift(screen)
    try bench.key(keyboard, .enter, 0)
    #expect(log.words == ["Cancel"])
  }

  // MARK: Mice

  @Test("A cursor comes when a mouse moves and goes when it rests, and costs no more than itself")
  func cursor() throws {
    let mouse = bench.input.plug(.mouse)
    try show()
    let before = bench.display.pixels
    let frames = bench.display.frames.count
    try bench.roll(mouse, 3, 0)
    #expect(bench.display.pixels != before)
    try bench.roll(mouse, -120, -80)
    #expect(bench.display.frames.count == frames + 2)
    for frame in bench.display.frames.dropFirst(frames) {
      for rect in frame.rects { #expect(rect.width <= 15 && rect.height <= 15) }
    }
    try bench.pass(2.9)
    #expect(bench.display.pixels != before)
    try bench.pass(0.2)
    #expect(bench.display.pixels == before)
    #expect(bench.loop.nextDeadline == nil)
  }

  @Test("A mouse presses where its cursor is, and only where that is to be seen")
  func mouse() throws {
    let mouse = bench.input.plug(.mouse)
    try show()
    try bench.strike(mouse, .leftButton)
    #expect(log.words.isEmpty)
    try bench.roll(mouse, 1, 0)
    try bench.strike(mouse, .leftButton)
    #expect(log.words == ["Cancel"])
    try bench.pass(4)
    try bench.strike(mouse, .leftButton)
    #expect(log.words == ["Cancel"])
    try bench.strike(mouse, .leftButton)
    #expect(log.words == ["Cancel", "Cancel"])
    try bench.key(mouse, .leftButton, 1)
    try bench.roll(mouse, 1_000, 1_000)
    #expect(!hud.button.isPressed)
    try bench.key(mouse, .leftButton, 0)
    #expect(log.words.count == 2)
  }

  @Test("A mouse that says where it is has a cursor there, and presses there")
  func tablet() throws {
    let tablet = bench.input.plug(.tablet)
    try show()
    let before = bench.display.pixels
    func send(_ x: Int32, _ y: Int32, _ button: Int32? = nil) throws {
      let place =
        [(InputEvent.absolute, 0, x), (InputEvent.absolute, 1, y)] as [(UInt16, UInt16, Int32)]
      let press = button.map { [(InputEvent.key, KeyCode.leftButton.number, $0)] } ?? []
      bench.input.send(tablet, place + press, at: bench.now)
      try bench.settle()
    }
    try send(1_000, 1_000)
    #expect(bench.display.pixels != before)
    try send(16_384, 16_384, 1)
    #expect(hud.button.isPressed)
    try send(16_384, 16_384, 0)
    #expect(log.words == ["Cancel"])
  }
}
