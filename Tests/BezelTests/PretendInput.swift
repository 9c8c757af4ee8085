import BezelCore
import BezelInput

/// Input devices that are plugged in and worked by hand.
final class PretendInput: InputSource {
  private(set) var devices: [any InputDevice] = []
  var handler: ((InputChange) -> Void)?
  private(set) var isRunning = false
  /// How often it was started.
  private(set) var starts = 0
  private var plugged: [PretendDevice] = []
  private var lastNumber: UInt32 = 0

  func start() {
    guard !isRunning else { return }
    isRunning = true
    starts += 1
    for device in plugged { open(device) }
  }

  func stop() {
    isRunning = false
    devices = []
  }

  @discardableResult
  func plug(_ capabilities: Capabilities) -> PretendDevice {
    let device = PretendDevice(capabilities)
    plugged.append(device)
    if isRunning { open(device) }
    return device
  }

  func unplug(_ device: PretendDevice) {
    plugged.removeAll { $0 === device }
    devices.removeAll { $0 === device }
    if isRunning { handler?(.removed(device)) }
  }

  /// Says that events of a device were lost.
  func lose(_ device: PretendDevice) { if isRunning { handler?(.resynchronized(device)) } }

  private func open(_ device: PretendDevice) {
    lastNumber += 1
    device.number = lastNumber
    devices.append(device)
    handler?(.added(device))
  }

  /// Sends a frame of a device; what it holds is as the events leave it.
  func send(_ device: PretendDevice, _ events: [(UInt16, UInt16, Int32)], at time: Int64) {
    for (kind, code, value) in events where kind == InputEvent.key {
      device.heldKeys.removeAll { $0.number == code }
      if value > 0 { device.heldKeys.append(KeyCode(code)) }
    }
    guard isRunning else { return }
    let frame = events + [(InputEvent.synchronization, InputEvent.Synchronization.report, 0)]
    handler?(
      .events(
        device,
        frame.map { kind, code, value in
          InputEvent(
            time: Instant(nanoseconds: time), kind: kind, code: code, value: value)
        }))
  }
}

final class PretendDevice: InputDevice {
  var number: UInt32 = 0
  let description: DeviceDescription
  var heldKeys: [KeyCode] = []
  var contacts = ContactState()

  init(_ capabilities: Capabilities) {
    description = DeviceDescription(
      path: Array("/dev/input/event0".utf8), name: Array("Pretend".utf8),
      capabilities: capabilities)
  }
}

extension Capabilities {
  static let keyboard = Capabilities(keys: CodeSet(Array(1...120) + [158, 0x160, 0x161]))
  /// Nothing but KEY_POWER.
  static let powerButton = Capabilities(keys: CodeSet([116]))
  static let mouse = Capabilities(keys: CodeSet([0x110, 0x111]), relative: CodeSet([0, 1]))
  static let tablet = Capabilities(
    keys: CodeSet([0x110, 0x111]), absolute: CodeSet([0, 1]),
    x: AxisRange(minimum: 0, maximum: 32_767), y: AxisRange(minimum: 0, maximum: 32_767))
  static let touchscreen = Capabilities(
    properties: CodeSet([1]), keys: CodeSet([0x14A]),
    absolute: CodeSet([0, 1, 0x2F, 0x35, 0x36, 0x39]), x: AxisRange(minimum: 0, maximum: 9_999),
    y: AxisRange(minimum: 0, maximum: 9_999))
}

extension Bench {
  /// Sends key events, one frame each: 1 is down, 0 up, 2 a repeat.
  func key(_ device: PretendDevice, _ code: KeyCode, _ values: Int32...) throws {
    for value in values {
      input.send(device, [(InputEvent.key, code.number, value)], at: now)
      try settle()
    }
  }

  /// Presses and lifts a key, for a tenth of a second each.
  func strike(_ device: PretendDevice, _ code: KeyCode) throws {
    try key(device, code, 1)
    try pass(0.1)
    try key(device, code, 0)
    try pass(0.1)
  }

  /// Puts a finger of a touchscreen down at a place of the panel, in ten thousandths, or moves it there.
  func finger(_ device: PretendDevice, _ x: Int32, _ y: Int32, id: Int32 = 1) throws {
    let absolute = InputEvent.absolute
    input.send(
      device,
      [
        (absolute, InputEvent.Axis.slot, 0), (absolute, InputEvent.Axis.trackingID, id),
        (absolute, InputEvent.Axis.contactX, x), (absolute, InputEvent.Axis.contactY, y),
        (InputEvent.key, KeyCode.touch.number, 1),
      ], at: now)
    try settle()
  }

  /// Lifts the finger.
  func lift(_ device: PretendDevice) throws {
    input.send(
      device,
      [
        (InputEvent.absolute, InputEvent.Axis.trackingID, -1),
        (InputEvent.key, KeyCode.touch.number, 0),
      ], at: now)
    try settle()
  }

  /// Moves a mouse.
  func roll(_ device: PretendDevice, _ x: Int32, _ y: Int32) throws {
    input.send(device, [(InputEvent.relative, 0, x), (InputEvent.relative, 1, y)], at: now)
    try settle()
  }
}
