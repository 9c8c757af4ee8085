import BezelInput
import Testing

private let range = AxisRange(minimum: 0, maximum: 32_767)
private let place: [UInt16] = [0, 1]
private let contacts: [UInt16] = [0x35, 0x36]

private func device(
  _ keys: [UInt16] = [], absolute: [UInt16] = [], relative: [UInt16] = [],
  properties: [UInt16] = [],
  x: AxisRange? = range
) -> Capabilities {
  Capabilities(
    properties: CodeSet(properties), keys: CodeSet(keys), relative: CodeSet(relative),
    absolute: CodeSet(absolute), x: x, y: range)
}

@Suite("What a device is")
struct DeviceClassTests {
  @Test(
    "Pointers",
    arguments: [
      (device([0x110, 0x111, 0x112], relative: [0, 1, 8]), .mouse),
      (device([0x110, 0x111, 0x112, 0x150], absolute: place), .absoluteMouse),
      (device([0x14A], absolute: place), .touchscreen),
      (device([0x14A], absolute: place + [0x2F, 0x39] + contacts, properties: [1]), .touchscreen),
      (device([], absolute: contacts, properties: [1]), .touchscreen),
      (device([0x110, 0x145, 0x14A], absolute: place + [0x2F] + contacts), .touchpad),
      (device([0x140, 0x14A, 0x14B], absolute: place), .tablet),
      (device([0x130, 0x131], absolute: place + [2, 3]), .joystick),
      (device(absolute: place + [2]), .accelerometer),
      (device([0x14A], absolute: place, x: AxisRange(minimum: 5, maximum: 5)), .unusable),
      (device(absolute: [0]), .unusable),
      (device([0x110], relative: [0]), nil),
      (device([28]), nil),
      (device(), nil),
    ] as [(Capabilities, DeviceClass.Pointer?)])
  func pointers(_ device: Capabilities, _ pointer: DeviceClass.Pointer?) {
    #expect(DeviceClass(of: device).pointer == pointer)
  }

  @Test(
    "Keys",
    arguments: [
      (Array(1...127), .keyboard), ([116], .power), ([116, 142, 143], .power),
      ([103, 105, 106, 108, 0x160, 158, 2], .remote), ([28, 59], .buttons), ([0x161], .buttons),
      ([0x110, 0x14A], nil), ([], nil),
    ] as [([UInt16], DeviceClass.Keys?)])
  func keys(_ codes: [UInt16], _ keys: DeviceClass.Keys?) {
    #expect(DeviceClass(of: device(codes)).keys == keys)
  }

  @Test("Contacts are read as the device tells them")
  func protocols() {
    #expect(DeviceClass.contacts(of: device([0x14A], absolute: [0x2F] + contacts)) == .slots)
    #expect(DeviceClass.contacts(of: device([0x14A], absolute: contacts)) == .anonymous)
    #expect(DeviceClass.contacts(of: device([0x14A], absolute: place)) == .single(.touch))
    #expect(DeviceClass.contacts(of: device([0x110], absolute: place)) == .single(.leftButton))
    #expect(DeviceClass.contacts(of: device([0x110], relative: place)) == nil)
    // It claims every axis, and is no multi-touch device for that.
    let everything = device([0x14A], absolute: Array(0...0x3F))
    #expect(DeviceClass.contacts(of: everything) == .single(.touch))
  }
}
