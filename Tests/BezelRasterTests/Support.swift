import BezelCore
import BezelRaster

/// Debug builds draw a hundred times slower than what ships: there, long walks take longer steps.
#if DEBUG
let pace = 10
#else
let pace = 1
#endif

/// The coverage of every pixel of a canvas, in steps of 1/65536.
struct CoverageMap: Equatable {
  let size: PixelSize
  var cells: [Int32]

  init(_ shape: Shape, _ width: Int, _ height: Int, clips: [PixelRect]? = nil) {
    self.init(width, height, clips: clips) { $0.begin(with: shape, in: $1) }
  }

  /// Collects what `draw`, which begins and draws, covers in each clip.
  init(
    _ width: Int, _ height: Int, clips: [PixelRect]? = nil,
    draw: (inout Coverage, PixelRect) -> Void
  ) {
    size = PixelSize(width: width, height: height)
    cells = Array(repeating: 0, count: width * height)
    var coverage = Coverage()
    for clip in clips ?? [PixelRect(size)] {
      draw(&coverage, clip)
      while let row = coverage.nextRow() {
        var end = clip.left
        for run in coverage.runs {
          // Runs come in order, share no pixel and keep within the clip.
          precondition(run.start >= end && run.start < run.end && run.end <= clip.right)
          precondition(run.coverage > 0 && run.coverage <= Run.whole)
          end = run.end
          for column in run.start..<run.end { cells[row * width + column] += run.coverage }
        }
      }
    }
  }

  /// The area covered, in pixels.
  var area: Double { cells.reduce(0) { $0 + Double($1) } / 65_536 }

  subscript(x: Int, y: Int) -> Double { Double(cells[y * size.width + x]) / 65_536 }

  /// One character a pixel, from nothing to whole.
  var text: String {
    rows(cells, size) { value in
      value == 0 ? "." : value == 65_536 ? "#" : value < 32_768 ? "-" : "+"
    }
  }
}

/// One character a pixel: `.` black, `#` white, `-` and `+` the darker and the lighter greys.
func pattern(of surface: Surface) -> String {
  rows(surface.bitmap.pixels, surface.size) { pixel in
    switch pixel & 0xFF {
    case 0: "."
    case 255: "#"
    case let level: level < 128 ? "-" : "+"
    }
  }
}

private func rows<Element>(
  _ elements: [Element], _ size: PixelSize, _ character: (Element) -> Character
) -> String {
  (0..<size.height).map { row in
    String(elements[row * size.width..<(row + 1) * size.width].map(character)) + "\n"
  }.joined()
}

/// A face of one glyph that comes in several shapes, 8 units an em.
final class FakeTypesetter: Typesetter {
  static let square: UInt32 = 0
  static let quadratic: UInt32 = 1
  static let cubic: UInt32 = 2

  func set(_ text: [UInt8], _ style: TextStyle, width: Fixed, lines: Int) -> TextBlock {
    .empty(style)
  }

  func lineHeight(_ style: TextStyle) -> Fixed { style.size }

  func outline(face: UInt16, glyph: UInt32) -> GlyphOutline {
    switch glyph {
    case Self.square:
      GlyphOutline(
        unitsPerEm: 8,
        segments: [
          .move(.init(0, 0)), .line(.init(4, 0)), .line(.init(4, 4)), .line(.init(0, 4)),
        ])
    case Self.quadratic:
      // Under a parabola: two thirds of 8 × 8.
      GlyphOutline(
        unitsPerEm: 8, segments: [.move(.init(0, 0)), .quadratic(.init(4, 16), .init(8, 0))])
    case Self.cubic:
      GlyphOutline(
        unitsPerEm: 8,
        segments: [.move(.init(0, 0)), .cubic(.init(0, 8), .init(8, 8), .init(8, 0))])
    default: GlyphOutline(unitsPerEm: 8)
    }
  }
}

extension Fixed {
  /// A number of thousandths.
  static func thousandths(_ count: Int64) -> Fixed { Fixed(count, over: 1000) }
}

extension Point {
  init(_ x: Fixed, _ y: Fixed) { self.init(x: x, y: y) }
}

extension ElementKey {
  static let test = ElementKey(.indicator)
}

/// A list on a black backdrop with one command for each shape, in that order.
func list(
  _ width: Int, _ height: Int, backdrop: Color = Color(white: 0), _ shapes: (Shape, Color)...
) -> DisplayList {
  var list = DisplayList(
    size: PixelSize(width: width, height: height), backdrop: .color(backdrop))
  for (index, (shape, color)) in shapes.enumerated() {
    list.append(DrawCommand(ElementKey(.indicator, part: UInt8(index)), shape, color))
  }
  return list
}

extension Surface {
  /// What painting a list, or the damaged part of it, on black gives.
  init(painting list: DisplayList, images: [Bitmap] = [], damage: Damage? = nil) {
    self.init(size: list.size)
    var painter = Painter()
    painter.paint(
      list, images: images, typesetter: FakeTypesetter(),
      damage: damage ?? Damage(PixelRect(list.size)), on: &self)
  }
}
