import BezelCore

/// How thick the strokes of a glyph are, in font units.
struct Pen: BitwiseCopyable {
  /// The thickness of strokes that run up and down.
  var upright: Fixed
  /// The thickness of strokes that run along the line: less, for they look heavier.
  var level: Fixed

  init(upright: Fixed, level: Fixed) { (self.upright, self.level) = (upright, level) }

  /// The pen that a drawing names.
  init(_ name: UInt8, isBold: Bool) {
    let sizes: (regular: (Int, Int), bold: (Int, Int))
    switch name {
    // Lower case.
    case UInt8(ascii: "a"): sizes = ((86, 76), (138, 112))
    // Those with three strokes above each other or three side by side.
    case UInt8(ascii: "e"): sizes = ((84, 71), (133, 96))
    // Capitals and figures.
    case UInt8(ascii: "A"): sizes = ((92, 80), (148, 120))
    // Those with three strokes above each other.
    case UInt8(ascii: "E"): sizes = ((90, 75), (144, 104))
    // Marks and signs.
    case UInt8(ascii: "s"): sizes = ((76, 70), (112, 98))
    default: preconditionFailure("A drawing names no pen.")
    }
    let (upright, level) = isBold ? sizes.bold : sizes.regular
    self.init(upright: Fixed(upright), level: Fixed(level))
  }

  /// The thickness of a stroke of that direction.
  func thickness(_ direction: Angle) -> Fixed {
    .hypotenuse(upright * direction.sine, level * direction.cosine)
  }

  func scaled(percent: Int) -> Pen {
    let factor = Fixed(Int64(percent), over: 100)
    return Pen(upright: upright * factor, level: level * factor)
  }
}
