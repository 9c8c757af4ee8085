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

  @Test("Without the option nothing is grabbed")
  func none() throws {
    let trial = try InputTrial()
    let keyboard = try PretendDevice.keyboard()
    try trial.plug(keyboard, 0)
    trial.source.start()
    #expect(!keyboard.isGrabbed)
  }
}
