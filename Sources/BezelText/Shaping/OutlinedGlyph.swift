import BezelCore

/// A glyph's outline and the box that holds its ink, in the outline's units.
struct OutlinedGlyph {
  let outline: GlyphOutline
  /// Nil where there is no ink.
  let ink: Ink?

  struct Ink: BitwiseCopyable {
    var minX: Int32
    var maxX: Int32
    var minY: Int32
    var maxY: Int32
  }

  init(_ outline: GlyphOutline) {
    self.outline = outline
    var ink: Ink?
    // Curves stay within their control points.
    func add(_ place: GlyphOutline.Place) {
      ink = Ink(
        minX: min(ink?.minX ?? .max, place.x), maxX: max(ink?.maxX ?? .min, place.x),
        minY: min(ink?.minY ?? .max, place.y), maxY: max(ink?.maxY ?? .min, place.y))
    }
    for segment in outline.segments {
      switch segment {
      case .move(let place), .line(let place): add(place)
      case .quadratic(let control, let place):
        add(control)
        add(place)
      case .cubic(let first, let second, let place):
        add(first)
        add(second)
        add(place)
      }
    }
    self.ink = ink
  }
}
