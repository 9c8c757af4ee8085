import BezelInput
import BezelLinux
import Testing

@Suite("Which devices are used")
struct SelectionTests {
  private func settings(_ selection: String) -> InputSettings {
    var settings = InputSettings()
    if let selection = InputSelection(Array(selection.utf8)) { settings.selection = selection }
    return settings
  }

  @Test("What --input says")
  func words() {
    #expect(InputSelection(Array("none".utf8)) == InputSelection.none)
    #expect(InputSelection(Array("usb".utf8)) == .named(Array("usb".utf8)))
    #expect(InputSelection([]) == nil)
    #expect(GrabPolicy(Array("keyboards".utf8)) == .keyboards)
    #expect(GrabPolicy(Array("none".utf8)) == GrabPolicy.none)
    #expect(GrabPolicy(Array("mice".utf8)) == nil)
  }

  @Test(
    "A part of a name selects, whatever its case",
    arguments: [
      ("logi", ["added 1 Logitech K120"]), ("K120", ["added 1 Logitech K120"]),
      ("board", ["added 1 Keyboard"]), ("k", ["added 1 Keyboard", "added 2 Logitech K120"]),
      ("mouse", ["there is no input device 'mouse' yet; 'bezel doctor' lists those here"]),
    ])
  func names(_ selection: String, _ lines: [String]) throws {
    let trial = try InputTrial(settings(selection))
    try trial.plug(.keyboard(), 0)
    try trial.plug(.keyboard("Logitech K120"), 1)
    trial.source.start()
    trial.source.stop()
    trial.source.start()
    #expect(Array(trial.take().prefix(lines.count)) == lines)
  }

  @Test("A path selects that node, and no other is opened")
  func paths() throws {
    let trial = try InputTrial()
    try trial.plug(.keyboard(), 0)
    try trial.plug(.touchscreen(), 1)
    let path = String(decoding: trial.path(1), as: UTF8.self)
    let source = EvdevInput(
      settings(path), loop: trial.loop, under: trial.root, nodes: trial.nodes)
    source.start()
    #expect(source.devices.map { $0.description.path } == [trial.path(1)])
    #expect(trial.nodes.journal == ["event1"])
  }

  @Test("A device of no use is used for a key that is named")
  func keys() throws {
    let trial = try InputTrial()
    try trial.plug(.gamePad(), 0)
    trial.source.start()
    #expect(trial.take().isEmpty)
    var settings = InputSettings()
    settings.keys = [KeyCode(0x131)]
    let source = EvdevInput(settings, loop: trial.loop, under: trial.root, nodes: trial.nodes)
    source.start()
    #expect(source.devices.count == 1)
  }

  /// What udev's database says, read from a file below the trial's folder.
  private func record(_ properties: [String], _ trial: InputTrial) throws -> UdevRecord {
    let path = trial.root + Array("/run/udev/data/c13:64".utf8)
    File.makeFolders(above: path)
    let lines = properties.map { "E:\($0)\n" }.joined()
    try File.replace(path, with: Array("I:123\n\(lines)G:seat\n".utf8))
    return UdevRecord(number: Array("13:64".utf8), under: trial.root)
  }

  @Test(
    "udev's word on a device counts",
    arguments: [
      (["ID_INPUT=1"], "used"), (["ID_SEAT=seat0"], "used"),
      (["ID_SEAT=seat1"], "not used: it belongs to seat1"),
      (["LIBINPUT_IGNORE_DEVICE=1"], "not used: udev has LIBINPUT_IGNORE_DEVICE for it"),
      (["LIBINPUT_IGNORE_DEVICE=0"], "used"),
      (["ID_INPUT_TOUCHPAD=1"], "not used: a touchpad does not say where on the screen"),
      (["ID_INPUT_TABLET=1"], "not used: a pen is not followed"),
    ])
  func udev(_ properties: [String], _ words: String) throws {
    let trial = try InputTrial()
    let device = try PretendDevice.touchscreen()
    device.record = try record(properties, trial)
    try trial.plug(device, 0)
    let report = InputReport.list(under: trial.root, nodes: trial.nodes)
    #expect(report.map { String(decoding: $0.use.words, as: UTF8.self) } == [words])
    trial.source.start()
    #expect(trial.source.devices.count == (words == "used" ? 1 : 0))
  }

  @Test("udev that is slower than we are is heard for a second")
  func late() throws {
    let trial = try InputTrial()
    trial.nodes.awaitsUdev = true
    let (touchscreen, other) = (try PretendDevice.touchscreen(), try PretendDevice.keyboard())
    try trial.plug(touchscreen, 0)
    try trial.plug(other, 1)
    trial.source.start()
    touchscreen.record = try record(["LIBINPUT_CALIBRATION_MATRIX=0 -1 1 1 0 0"], trial)
    other.record = try record(["ID_SEAT=seat2"], trial)
    try trial.pass(milliseconds: 300)
    #expect(trial.take() == ["added 1 Touchscreen", "added 2 Keyboard", "removed 2 Keyboard"])
    let calibration = trial.source.devices.first?.description.calibration
    #expect(calibration == Calibration(Array("0 -1 1 1 0 0".utf8)))
    try trial.pass(milliseconds: 1_000)
    #expect(trial.loop.nextDeadline == nil)
  }

  @Test("A report names every node, and opens none for long")
  func report() throws {
    let trial = try InputTrial()
    let keyboard = try PretendDevice.keyboard()
    keyboard.place = "/sys/devices/input/input1"
    try trial.plug(keyboard, 0)
    try trial.plug(keyboard, 1)
    try trial.plug(.gamePad(), 2)
    trial.nodes.refusals[trial.path(3)] = .permissionDenied
    try trial.plug(.touchscreen(), 3)
    let report = InputReport.list(under: trial.root, nodes: trial.nodes)
    #expect(report.map { $0.path } == (0...3).map { trial.path($0) })
    #expect(report[0].device?.kind.words == "keyboard")
    #expect(
      report.map { $0.use } == [
        .used, .duplicate(trial.path(0)), .useless(.joystick), .unreadable(.permissionDenied),
      ])
    #expect(keyboard.openCount == 0)
  }
}
