import BezelInput

extension PretendDevice {
  static func keyboard(_ name: String = "Keyboard") throws -> PretendDevice {
    try PretendDevice(name, Capabilities(keys: CodeSet(1...127)))
  }

  static func powerButton() throws -> PretendDevice {
    try PretendDevice("Power Button", Capabilities(keys: CodeSet([116])))
  }

  static func touchscreen() throws -> PretendDevice {
    let range = AxisRange(minimum: 0, maximum: 4_095)
    return try PretendDevice(
      "Touchscreen",
      Capabilities(
        properties: CodeSet([1]), keys: CodeSet([0x14A]),
        absolute: CodeSet([0, 1, 0x2F, 0x35, 0x36, 0x39]), x: range, y: range))
  }

  static func gamePad() throws -> PretendDevice {
    try PretendDevice("Pad", Capabilities(keys: CodeSet([0x130, 0x131])))
  }
}
