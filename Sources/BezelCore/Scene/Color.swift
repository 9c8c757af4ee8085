/// A colour in sRGB with straight (not premultiplied) alpha, 8 bits a channel.
package struct Color: BitwiseCopyable, Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Makes a grey: 0 is black, 255 white.
  package init(white: UInt8, alpha: UInt8 = 255) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  package static let clear = Color(white: 0, alpha: 0)

  /// Reads `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  package init?(hex text: some Collection<UInt8>) {
    guard text.count == 7 || text.count == 9, text.first == UInt8(ascii: "#") else { return nil }
    var value: UInt32 = 0
    for byte in text.dropFirst() {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt32(digit)
    }
    if text.count == 7 { value = value << 8 | 0xFF }
    self.init(
      red: UInt8(value >> 24), green: UInt8(value >> 16 & 0xFF), blue: UInt8(value >> 8 & 0xFF),
      alpha: UInt8(value & 0xFF))
  }

  /// The same colour with its alpha replaced.
  package func with(alpha: UInt8) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The opaque colour that this one is over an opaque one.
  package func laid(over below: Color) -> Color {
    func channel(_ above: UInt8, _ below: UInt8) -> UInt8 {
      let sum = Int(above) * Int(alpha) + Int(below) * (255 - Int(alpha))
      return UInt8((sum + 127) / 255)
    }
    return Color(
      red: channel(red, below.red), green: channel(green, below.green),
      blue: channel(blue, below.blue))
  }

  /// The same colour with its alpha multiplied by `factor`, 0…1.
  package func faded(by factor: Fixed) -> Color {
    with(alpha: UInt8((Fixed(Int(alpha)) * factor.clamped(to: 0...1)).rounded))
  }
}
