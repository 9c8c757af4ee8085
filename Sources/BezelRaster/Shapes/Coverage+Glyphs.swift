package import BezelCore

extension Coverage {
  /// Draws the outline of a glyph at `size` pixels an em, its origin at `origin`; contours that were
  /// left open are closed, and one that begins nowhere begins at the origin.
  package mutating func glyph(_ outline: GlyphOutline, size: Fixed, at origin: Point) {
    let frame = GlyphFrame(origin: origin, size: size, unitsPerEm: outline.unitsPerEm)
    move(to: origin)
    for segment in outline.segments {
      switch segment {
      case .move(let place): move(to: frame.point(place))
      case .line(let place): line(to: frame.point(place))
      case .quadratic(let control, let place):
        quadratic(frame.point(control), to: frame.point(place))
      case .cubic(let first, let second, let place):
        cubic(frame.point(first), frame.point(second), to: frame.point(place))
      }
    }
    close()
  }
}

extension GlyphOutline {
  /// Pixels that are sure to hold the glyph at `size` pixels an em, its origin at `origin`.
  package func box(size: Fixed, at origin: Point) -> PixelRect {
    guard let first = segments.first else { return .empty }
    var low = Place(0, 0)
    if case .move(let place) = first { low = place }
    var high = low
    func hold(_ place: Place) {
      low = Place(min(low.x, place.x), min(low.y, place.y))
      high = Place(max(high.x, place.x), max(high.y, place.y))
    }
    for segment in segments {
      switch segment {
      case .move(let place), .line(let place): hold(place)
      case .quadratic(let control, let place):
        hold(control)
        hold(place)
      case .cubic(let first, let second, let place):
        hold(first)
        hold(second)
        hold(place)
      }
    }
    // Places keep their order on the way to pixels, and a curve keeps between its places; a size
    // below zero turns the order round.
    let frame = GlyphFrame(origin: origin, size: size, unitsPerEm: unitsPerEm)
    let (a, b) = (frame.point(low), frame.point(high))
    return PixelRect(
      left: min(a.x, b.x).floor, top: min(a.y, b.y).floor, right: max(a.x, b.x).ceiling,
      bottom: max(a.y, b.y).ceiling)
  }
}

/// Where font units come to lie, with y turned downwards.
private struct GlyphFrame {
  var origin: Point
  var size: Fixed
  var unitsPerEm: Int32

  func point(_ place: GlyphOutline.Place) -> Point {
    Point(x: origin.x + length(place.x), y: origin.y - length(place.y))
  }

  /// A length in font units as pixels, rounded to the nearest step, ties away from zero.
  private func length(_ units: Int32) -> Fixed {
    // Both factors are at most 2³¹ in size and the em at least 1, so there is room to round.
    let product = Int64(units) * Int64(size.bits)
    let em = UInt64(max(1, unitsPerEm))
    let quotient = Int64((product.magnitude + em / 2) / em)
    return Fixed(saturating: product < 0 ? -quotient : quotient)
  }
}
