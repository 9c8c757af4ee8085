/// A glyph as closed contours, y upwards, in font units; filled by non-zero winding.
package struct GlyphOutline: Hashable, Sendable {
  /// Font units an em, at least 1.
  package var unitsPerEm: Int32
  package var segments: [Segment]

  package init(unitsPerEm: Int32, segments: [Segment] = []) {
    (self.unitsPerEm, self.segments) = (max(1, unitsPerEm), segments)
  }

  /// A place in font units.
  package struct Place: BitwiseCopyable, Hashable, Sendable {
    package var x: Int32
    package var y: Int32

    package init(_ x: Int32, _ y: Int32) { (self.x, self.y) = (x, y) }
  }

  /// A step of a contour.
  package enum Segment: BitwiseCopyable, Hashable, Sendable {
    /// Closes the contour before it and begins another.
    case move(Place)
    case line(Place)
    case quadratic(Place, Place)
    case cubic(Place, Place, Place)
  }
}
