/// A value of JSON (RFC 8259), to be written out.
indirect enum JSON {
  case null
  case flag(Bool)
  /// A number as it is to be written.
  case number(String)
  /// Any bytes; those that are no UTF-8 become U+FFFD.
  case text([UInt8])
  case list([JSON])
  /// Members in their order.
  case object([(StaticString, JSON)])

  static func number(_ value: Int) -> JSON { .number("\(value)") }

  static func text(_ value: String) -> JSON { .text(Array(value.utf8)) }

  /// In UTF-8, without blanks or line ends.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .flag(let value): bytes += (value ? "true" : "false").utf8
    case .number(let text): bytes += text.utf8
    case .text(let text): JSON.write(text, to: &bytes)
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (place, value) in values.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (place, member) in members.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        JSON.write(member.0.bytes, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.1.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in String(decoding: text, as: UTF8.self).utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += ((byte < 0x10 ? "\\u000" : "\\u00") + digits).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
