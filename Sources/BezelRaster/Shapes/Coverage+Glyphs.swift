package import BezelCore

extension Coverage {
  /// Draws the outline of a glyph at `size` pixels an em, its origin at `origin`; contours that were
  /// left open are closed.
  package mutating func glyph(_ outline: GlyphOutline, size: Fixed, at origin: Point) {
    let frame = GlyphFrame(origin: origin, size: size, unitsPerEm: outline.unitsPerEm)
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
