import BezelCore

/// A color in sRGB with straight alpha; its parts are fractions 0…1.
public struct Color: Hashable, Sendable {
  /// The red part, 0…1.
  public var red: Double
  /// The green part, 0…1.
  public var green: Double
  /// The blue part, 0…1.
  public var blue: Double
  /// How much it covers what lies behind, 0…1.
  public var alpha: Double

  /// Makes a color of its parts; what is drawn has 8 bits a part, and parts outside 0…1 are limited.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Makes a grey: 0 is black, 1 white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The color that covers nothing.
  public static let clear = Color(white: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
}

extension Color {
  init(_ color: BezelCore.Color) {
    func part(_ value: UInt8) -> Double { Double(value) / 255 }
    self.init(
      red: part(color.red), green: part(color.green), blue: part(color.blue),
      alpha: part(color.alpha))
  }

  /// What is drawn of it.
  var drawn: BezelCore.Color {
    // What is not a number counts as none of it.
    func part(_ value: Double) -> UInt8 { value > 0 ? UInt8(min(value, 1) * 255 + 0.5) : 0 }
    return BezelCore.Color(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
  }
}
