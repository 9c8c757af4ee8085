import BezelCore
import BezelRaster

/// A picture with all that can be drawn, and ways to cut it up.
struct Scene {
  var list: DisplayList
  var images: [Bitmap]

  /// Shapes of every kind within 60 × 60 pixels, at odd places.
  static let shapes: [Shape] = {
    let center = Point(.thousandths(29_300), .thousandths(30_700))
    let box = Rect(
      x: .thousandths(5_250), y: .thousandths(9_100), width: .thousandths(47_700),
      height: .thousandths(40_200))
    var shapes: [Shape] = [
      .roundedRect(box, radius: 7), .roundedRect(box, radius: 99),
      .roundedBorder(box, radius: 6, width: .thousandths(1_500)),
      .roundedRectPart(box, radius: 20, cut: .thousandths(31_400)),
      .outlinedArc(
        center: center, radius: 25, width: 2, inner: 3, start: .top, sweep: Angle(degrees: 217)),
      .pie(center: center, radius: 21, start: .top, sweep: Angle(degrees: 100)),
      .spinner(center: center, side: 37, phase: 4),
      .line(from: Point(10, 12), to: Point(.thousandths(44_400), 30), width: .thousandths(2_700)),
      .image(0, box), .image(1, box),
    ]
    for cap in [LineCap.butt, .square, .round] {
      for sweep in [-400, -217, 3, 90, 300, 350, 359] {
        shapes.append(
          .arc(
            center: center, radius: 20, width: 4, start: Angle(degrees: 33),
            sweep: Angle(degrees: sweep), cap: cap))
      }
    }
    shapes += Icon.allCases.map { .icon($0, center: center, side: 37) }
    return shapes
  }()

  /// All shapes over one another and a run of glyphs, over a picture.
  static let everything: Scene = {
    let size = PixelSize(width: 70, height: 61)
    var list = DisplayList(size: size, backdrop: .image(1))
    for (index, shape) in shapes.enumerated() {
      list.append(
        DrawCommand(
          ElementKey(.bezel, part: UInt8(index)), shape,
          Color(
            red: UInt8(index * 37 % 256), green: UInt8(index * 91 % 256), blue: 200,
            alpha: UInt8(40 + index * 5))))
    }
    list.append(
      (0..<3).map {
        PlacedGlyph(
          face: 0, glyph: UInt32($0), size: .thousandths(19_300),
          origin: Point(Fixed(3 + 20 * $0), .thousandths(55_250)))
      }, ElementKey(.label), Color(white: 250, alpha: 200),
      ink: PixelRect(left: 2, top: 30, right: 66, bottom: 57))
    return Scene(list: list, images: [photo(5, 3), photo(160, 90)])
  }()

  /// A picture without repetition, its alpha falling from left to right.
  static func photo(_ width: Int, _ height: Int) -> Bitmap {
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let alpha = 255 - x * 128 / width
        func channel(_ value: Int) -> UInt32 { UInt32(value % 256 * alpha / 255) }
        pixels.append(
          UInt32(alpha) << 24 | channel(x * 7 + y) << 16 | channel(y * 11) << 8
            | channel(x * y + 90))
      }
    }
    return Bitmap(size: PixelSize(width: width, height: height), pixels: pixels)
  }

  /// Tiles, rows, columns and single pixels of a surface.
  static func pieces(of size: PixelSize) -> [PixelRect] {
    var pieces: [PixelRect] = []
    for top in stride(from: 0, to: size.height, by: 23) {
      for left in stride(from: 0, to: size.width, by: 17) {
        pieces.append(PixelRect(left: left, top: top, right: left + 17, bottom: top + 23))
      }
    }
    pieces.append(PixelRect(left: 0, top: 30, right: size.width, bottom: 31))
    pieces.append(PixelRect(left: 30, top: 0, right: 31, bottom: size.height))
    pieces.append(PixelRect(left: 33, top: 12, right: 34, bottom: 13))
    return pieces
  }
}
