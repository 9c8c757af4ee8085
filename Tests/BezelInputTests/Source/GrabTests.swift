import BezelInput
import BezelLinux
import Testing

@Suite("Keyboards that are kept from others")
struct GrabTests {
  private func trial() throws -> InputTrial {
    var settings = InputSettings()
    settings.grabs = .keyboards
    return try InputTrial(settings)
  }

  @Test("Keyboards are grabbed, and nothing else, power keys least of all")
  func keyboards() throws {
    let trial = try trial()
    let devices = [
      try PretendDevice.keyboard(), try .powerButton(), try .touchscreen(),
      try PretendDevice("Panel", Capabilities(keys: CodeSet([28, 103]))),
    ]
    for (number, device) in devices.enumerated() { try trial.plug(device, number) }
    trial.source.start()
    #expect(devices.map { $0.isGrabbed } == [true, false, false, false])
    trial.source.stop()
    #expect(!devices[0].isGrabbed)
  }

  @Test("A keyboard is not grabbed before all of its keys are up")
  func held() throws {
    let trial = try trial()
    let keyboard = try PretendDevice.keyboard()
    keyboard.held = [.enter]
    try trial.plug(keyboard, 0)
    trial.source.start()
    try keyboard.say([key(.enter, 2, 0), sync()])
    try trial.pass()
    #expect(!keyboard.isGrabbed)
    keyboard.held = []
    try keyboard.say([key(.enter, 0, 5), sync()])
    try trial.pass()
    #expect(keyboard.isGrabbed)
  }

  @Test("One that another program has grabbed is used all the same, and told of once")
  func busy() throws {
    let trial = try trial()
    let keyboard = try PretendDevice.keyboard()
    keyboard.grabError = .busy
    try trial.plug(keyboard, 0)
    for _ in 1...2 {
      trial.source.start()
      try keyboard.say([key(.enter, 1, 0), sync()])
      try trial.pass()
      trial.source.stop()
    }
    let sentence = "the keys of 'Keyboard' go to others too: another program has grabbed it"
    #expect(
      trial.take() == [
        sentence, "added 1 Keyboard", "frame 1 28=1", "added 2 Keyboard", "frame 2 28=1",
      ])
  }

  @Test("One that another program has grabbed counts for no keyboard that can be read")
  func busyAlone() throws {
    let trial = try trial()
    let keyboard = try PretendDevice.keyboard()
    keyboard.grabError = .busy
    try trial.plug(keyboard, 0)
    var told: [Bool] = []
    trial.source.onKeyboard = { told.append($0) }
    trial.source.start()
    #expect(told.last != true)
  }

  @Test("A handler may stop the source when a grab fails, and hears nothing more")
  func stopWithin() throws {
    let trial = try trial()
    for number in 0...1 {
      let keyboard = try PretendDevice.keyboard()
      keyboard.grabError = .busy
      keyboard.held = number == 1 ? [.enter] : []
      try trial.plug(keyboard, number)
    }
    var changes = 0
    trial.source.handler = { _ in
      changes += 1
      trial.source.stop()
    }
    trial.source.start()
    #expect(changes == 1)
    trial.source.handler = nil
  }

  @Test("Without the option nothing is grabbed")
  func none() throws {
    let trial = try InputTrial()
    let keyboard = try PretendDevice.keyboard()
    try trial.plug(keyboard, 0)
    trial.source.start()
    #expect(!keyboard.isGrabbed)
  }

  @Test("It is told whether there is a keyboard to be read, as long as one is to be kept")
  func told() throws {
    let trial = try trial()
    var told: [Bool] = []
    trial.source.onKeyboard = { told.append($0) }
    try trial.plug(.powerButton(), 0)
    trial.source.start()
    #expect(told.isEmpty)
    try trial.plug(.keyboard(), 1)
    try trial.plug(.keyboard(), 2)
    try trial.pass()
    #expect(told == [true])
    try trial.unplug(1)
    try trial.pass()
    #expect(told == [true])
    try trial.unplug(2)
    try trial.pass()
    #expect(told == [true, false])
    try trial.plug(.keyboard(), 1)
    try trial.pass()
    trial.source.stop()
    #expect(told == [true, false, true, false])
  }

  @Test(
    "Ctrl-Alt-Del on a keyboard that is kept is passed on",
    arguments: [
      ([29, 56], 111, 1), ([97, 100], 83, 1), ([29], 111, 0), ([56], 111, 0), ([29, 56], 28, 0),
    ] as [([UInt16], UInt16, Int)])
  func ctrlAltDel(_ held: [UInt16], _ code: UInt16, _ expected: Int) throws {
    for policy in [GrabPolicy.keyboards, .none] {
      var settings = InputSettings()
      settings.grabs = policy
      let trial = try InputTrial(settings)
      let keyboard = try PretendDevice.keyboard()
      try trial.plug(keyboard, 0)
      var count = 0
      trial.source.onCtrlAltDel = { count += 1 }
      trial.source.start()
      keyboard.held = held.map { KeyCode($0) } + [KeyCode(code)]
      try keyboard.say([key(KeyCode(code), 1, 0), sync(), key(KeyCode(code), 2, 9), sync()])
      try trial.pass()
      // The kernel does it where it hears the keys.
      #expect(count == (policy == .none ? 0 : expected))
    }
  }
}
