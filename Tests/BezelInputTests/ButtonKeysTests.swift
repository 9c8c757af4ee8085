import BezelCore
import BezelInput
import BezelTestSupport
import Testing

@Suite("Keys that work the button")
struct ButtonKeysTests {
  private var keys: ButtonKeys = {
    var keys = ButtonKeys(others: [.power])
    keys.appear(at: at(0))
    return keys
  }()

  private mutating func acts(_ events: [InputEvent], from device: UInt32 = 1) -> [ButtonAct] {
    var keys = self.keys
    let acts = events.flatMap { event in
      keys.tick(at: event.time) + (keys.handle(event, from: device).map { [$0] } ?? [])
    }
    self.keys = keys
    return acts
  }

  @Test(
    "A key presses on its way down and fires on its way up",
    arguments: [KeyCode.enter, .keypadEnter, .space, .select, .ok, .power])
  func press(_ code: KeyCode) {
    var test = self
    #expect(test.acts([key(code, 1, 600)]) == [.press])
    #expect(test.acts([key(code, 0, 700)]) == [.fire])
  }

  @Test("Repeats do not fire, nor does any other key")
  func repeats() {
    var test = self
    let events =
      [key(.enter, 1, 600)] + (0..<50).map { key(.enter, 2, 850 + $0 * 33) }
      + [key(KeyCode(30), 1, 3000), key(KeyCode(30), 0, 3100), key(.enter, 0, 3200)]
    #expect(test.acts(events) == [.press, .fire])
  }

  @Test("Escape and Back take a press back", arguments: [KeyCode.escape, .back])
  func cancel(_ code: KeyCode) {
    var test = self
    let events = [key(.enter, 1, 600), key(code, 1, 700), key(.enter, 0, 800), key(code, 0, 900)]
    #expect(test.acts(events) == [.press, .cancel])
  }

  @Test("A second key neither fires nor presses while the first is down")
  func two() {
    var test = self
    let events = [
      key(.enter, 1, 600), key(.space, 1, 650), key(.space, 0, 700), key(.enter, 0, 800),
    ]
    #expect(test.acts(events) == [.press, .fire])
  }

  @Test("Nothing acts before the button was seen for half a second")
  func early() {
    var test = self
    #expect(test.acts([key(.enter, 1, 499), key(.enter, 0, 700)]) == [])
    #expect(test.acts([key(.enter, 1, 800), key(.enter, 0, 900)]) == [.press, .fire])
    #expect(test.keys.disappear() == nil)
    #expect(test.acts([key(.enter, 1, 2000), key(.enter, 0, 2100)]) == [])
  }

  @Test("A button that goes takes the press with it")
  func gone() {
    var test = self
    #expect(test.acts([key(.enter, 1, 600)]) == [.press])
    #expect(test.keys.disappear() == .cancel)
    test.keys.appear(at: at(700))
    #expect(test.acts([key(.enter, 0, 1300)]) == [])
  }

  @Test("Contacts that bounce press once, and the level counts after 25 ms")
  func bounce() {
    var test = self
    let bouncing = (0..<8).map { key(.enter, Int32(1 - $0 % 2), 600 + $0 * 3) }
    #expect(test.acts(bouncing) == [.press])
    #expect(test.keys.deadline == at(625))
    #expect(test.keys.tick(at: at(624)) == [])
    #expect(test.keys.tick(at: at(625)) == [.fire])
    #expect(test.keys.deadline == nil)
    #expect(
      test.acts([key(.enter, 1, 800), key(.enter, 0, 900), key(.enter, 1, 905)]) == [.press, .fire])
    #expect(test.acts([key(.enter, 0, 910)]) == [])
    #expect(test.keys.tick(at: at(1000)) == [])
  }

  @Test("A key that is held when its device is opened acts only the next time")
  func held() {
    var test = self
    #expect(test.keys.reset(1, holding: [.enter]) == nil)
    #expect(test.acts([key(.enter, 2, 600), key(.enter, 1, 650), key(.enter, 0, 700)]) == [])
    #expect(test.acts([key(.enter, 1, 800), key(.enter, 0, 900)]) == [.press, .fire])
  }

  @Test("A device that vanishes, or whose events were lost, takes its own press back")
  func vanishes() {
    var test = self
    #expect(test.acts([key(.enter, 1, 600)]) == [.press])
    #expect(test.keys.remove(2) == nil)
    #expect(test.keys.remove(1) == .cancel)
    #expect(test.acts([key(.enter, 1, 700), key(.enter, 0, 800)], from: 3) == [.press, .fire])
    #expect(test.acts([key(.enter, 1, 900)]) == [.press])
    #expect(test.keys.reset(1, holding: [.enter]) == .cancel)
    #expect(test.acts([key(.enter, 0, 1000)]) == [])
  }

  @Test("In a storm every fire has a press of its own", arguments: 0..<20 as Range<UInt64>)
  func storm(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var keys = ButtonKeys()
    keys.appear(at: at(0))
    var isPressed = false
    var now: Int64 = 500
    func follow(_ act: ButtonAct?) {
      guard let act else { return }
      #expect(isPressed == (act != .press))
      isPressed = act == .press
    }
    let codes: [KeyCode] = [.enter, .space, .escape, .power, KeyCode(30), KeyCode(0xFFFF)]
    for _ in 0..<3000 {
      now += Int64.random(in: -2...40, using: &random)
      let device = UInt32.random(in: 0..<3, using: &random)
      switch Int.random(in: 0..<40, using: &random) {
      case 0: follow(keys.remove(device))
      case 1: follow(keys.reset(device, holding: [codes.randomElement(using: &random) ?? .enter]))
      case 2:
        follow(keys.disappear())
        keys.appear(at: at(now))
      case 3...8: for act in keys.tick(at: at(now)) { follow(act) }
      default:
        let code = codes.randomElement(using: &random) ?? .enter
        let value = Int32.random(in: -1...3, using: &random)
        follow(keys.handle(key(code, value, now), from: device))
      }
      #expect(keys.isPressed == isPressed)
    }
  }
}
