import BezelCore
import BezelHUD

/// Readers of option values; each gives nil for what does not fit.
enum Values {
  /// A decimal in a range.
  static func number(_ word: some Collection<UInt8>, _ range: ClosedRange<Fixed>) -> Fixed? {
    guard let value = Decimal(word)?.fixed, range.contains(value) else { return nil }
    return value
  }

  /// Points from the origin, however many, limited to ±16384.
  static func coordinate(_ word: some Collection<UInt8>) -> Fixed? {
    Decimal(word)?.fixed.clamped(to: HUD.offsets)
  }

  /// A length in points, however large, limited to 16384.
  static func length(_ word: some Collection<UInt8>) -> Fixed? {
    coordinate(word).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// `X,Y`.
  static func offset(_ word: Word) -> Point? {
    guard let (first, second) = word.cut(at: UInt8(ascii: ",")), let x = coordinate(first),
      let y = coordinate(second)
    else { return nil }
    return Point(x: x, y: y)
  }

  /// `WxH` in points.
  static func size(_ word: Word) -> Size? {
    guard let (first, second) = word.cut(at: UInt8(ascii: "x")), let width = length(first),
      let height = length(second)
    else { return nil }
    return Size(width: width, height: height)
  }

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

  /// `T,R,B,L` in points.
  static func insets(_ word: Word) -> EdgeInsets? {
    let parts = word.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .compactMap { length($0) }
    guard parts.count == 4, word.count(where: { $0 == UInt8(ascii: ",") }) == 3 else { return nil }
    return EdgeInsets(top: parts[0], right: parts[1], bottom: parts[2], left: parts[3])
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

  static func position(_ word: Word) -> HUD.Position? {
    switch word {
    case "center": .center
    case "top": .top
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    case "top-left": .topLeft
    case "top-right": .topRight
    case "bottom-left": .bottomLeft
    case "bottom-right": .bottomRight
    default: nil
    }
  }
}
