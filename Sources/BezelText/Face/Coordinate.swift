import BezelCore

/// A number of a drawing and where the pen lies there.
struct Coordinate {
  var value: Fixed
  var alignment: Alignment

  enum Alignment { case middle, low, high, after, before }

  init(from words: inout Words) {
    value = Fixed(words.number())
    alignment =
      words.take(UInt8(ascii: "<"))
      ? .low
      : words.take(UInt8(ascii: ">"))
        ? .high
        : words.take(UInt8(ascii: "+"))
          ? .after : words.take(UInt8(ascii: "-")) ? .before : .middle
  }

  /// Where the middle of a stroke of that thickness lies.
  func place(_ thickness: Fixed) -> Fixed {
    switch alignment {
    case .middle: value
    case .low: value + thickness.halved
    case .high: value - thickness.halved
    case .after: value + thickness
    case .before: value - thickness
    }
  }
}
