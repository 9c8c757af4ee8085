/// A place: x to the right, y downwards, in points or pixels as the owner says.
@usableFromInline package struct Point: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline package var x: Fixed
  @usableFromInline package var y: Fixed

  @inlinable package init(x: Fixed, y: Fixed) { (self.x, self.y) = (x, y) }

  @inlinable package static var zero: Point { Point(x: 0, y: 0) }

  @inlinable package static func + (a: Point, b: Point) -> Point {
    Point(x: a.x + b.x, y: a.y + b.y)
  }
  @inlinable package static func - (a: Point, b: Point) -> Point {
    Point(x: a.x - b.x, y: a.y - b.y)
  }
}

/// A width and a height.
@usableFromInline package struct Size: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline package var width: Fixed
  @usableFromInline package var height: Fixed

  @inlinable package init(width: Fixed, height: Fixed) {
    (self.width, self.height) = (width, height)
  }

  @inlinable package static var zero: Size { Size(width: 0, height: 0) }

  /// The shorter of the two sides.
  @inlinable package var shorterSide: Fixed { min(width, height) }
}

/// An upright rectangle with parts of pixels.
@usableFromInline package struct Rect: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline package var origin: Point
  @usableFromInline package var size: Size

  @inlinable package init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

  package init(x: Fixed, y: Fixed, width: Fixed, height: Fixed) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle of that size about a centre.
  package init(center: Point, size: Size) {
    self.init(
      origin: Point(x: center.x - size.width.halved, y: center.y - size.height.halved), size: size)
  }

  @inlinable package var minX: Fixed { origin.x }
  @inlinable package var minY: Fixed { origin.y }
  @inlinable package var maxX: Fixed { origin.x + size.width }
  @inlinable package var maxY: Fixed { origin.y + size.height }
  @inlinable package var width: Fixed { size.width }
  @inlinable package var height: Fixed { size.height }
  @inlinable package var center: Point { Point(x: minX + width.halved, y: minY + height.halved) }

  /// The rectangle with every edge moved inwards by `distance`; never of negative size.
  package func inset(by distance: Fixed) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance,
      width: max(0, width - distance - distance), height: max(0, height - distance - distance))
  }

  /// The smallest rectangle of whole pixels that holds it.
  @inlinable package var enclosingPixels: PixelRect {
    PixelRect(left: minX.floor, top: minY.floor, right: maxX.ceiling, bottom: maxY.ceiling)
  }
}

/// Distances from the four edges of something.
package struct EdgeInsets: BitwiseCopyable, Hashable, Sendable {
  package var top: Fixed
  package var right: Fixed
  package var bottom: Fixed
  package var left: Fixed

  package init(top: Fixed, right: Fixed, bottom: Fixed, left: Fixed) {
    (self.top, self.right, self.bottom, self.left) = (top, right, bottom, left)
  }

  package static let zero = EdgeInsets(top: 0, right: 0, bottom: 0, left: 0)
}
