import BezelCore
import BezelHUD
import BezelTheme

/// Readers of what only options have.
extension Values {
  /// `WxH` in pixels, 1…16384 each and 64 Mi together at most.
  static func pixels(_ word: Word) -> PixelSize? {
    guard let (first, second) = word.cut(at: UInt8(ascii: "x")), let width = whole(first),
      let height = whole(second)
    else { return nil }
    let size = PixelSize(width: width, height: height)
    return size.isUsable ? size : nil
  }

  /// Decimal digits only, up to 999999.
  static func whole(_ word: some Collection<UInt8>) -> Int? {
    guard (1...6).contains(word.count) else { return nil }
    var value = 0
    for byte in word {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  /// A fraction 0…1, or `N%`, which is clamped.
  static func progress(_ word: Word) -> Fixed? {
    guard word.last == UInt8(ascii: "%") else {
      guard let value = Decimal(word), (0...1_000_000_000).contains(value.billionths) else {
        return nil
      }
      return value.fixed
    }
    guard let percent = Decimal(word.dropLast()) else { return nil }
    return Fixed(percent.billionths, over: 100_000_000_000).clamped(to: 0...1)
  }

  /// Seconds, decimals allowed, as nanoseconds.
  static func seconds(_ word: Word) -> Int64? {
    guard let value = Decimal(word)?.billionths, value >= 0 else { return nil }
    return value
  }

  /// How a HUD comes and goes, and whether it does not do so at once.
  static func animation(_ word: Word) -> (Animation, isAnimated: Bool)? {
    switch word {
    case "fade": (.fade, true)
    case "zoom": (.zoom, true)
    case "zoom-in": (.zoomIn, true)
    case "zoom-out": (.zoomOut, true)
    case "none": (.fade, false)
    default: nil
    }
  }

  /// How a picture is turned, nil being as its panel is built in; and whether it is turned as the device is.
  static func rotation(_ word: Word) -> (Rotation?, bySensor: Bool)? {
    switch word {
    case "auto": (nil, false)
    case "sensor": (nil, true)
    default: whole(word).flatMap { Rotation(degrees: $0) }.map { ($0, false) }
    }
  }
}
