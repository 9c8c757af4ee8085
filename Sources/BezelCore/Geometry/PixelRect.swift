/// A width and a height in whole pixels.
@usableFromInline package struct PixelSize: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline package var width: Int
  @usableFromInline package var height: Int

  @inlinable package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// The longest side that a surface may have, in pixels.
  package static let longestSide = 16_384

  /// The most pixels that a surface may have. A picture and its copies must fit the 3 GiB that a
  /// program has on a 32-bit CPU.
  package static let largestArea: Int64 = 64 << 20

  /// Whether a surface may have this size: both sides in 1…16384, and 64 Mi pixels at most.
  package var isUsable: Bool {
    (1...PixelSize.longestSide).contains(width) && (1...PixelSize.longestSide).contains(height)
      && PixelRect(self).area <= PixelSize.largestArea
  }
}

/// An upright rectangle of whole pixels: `right` and `bottom` lie just outside.
@usableFromInline package struct PixelRect: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline package var left: Int
  @usableFromInline package var top: Int
  @usableFromInline package var right: Int
  @usableFromInline package var bottom: Int

  @inlinable package init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The rectangle of that size at the origin.
  @inlinable package init(_ size: PixelSize) {
    self.init(left: 0, top: 0, right: size.width, bottom: size.height)
  }

  @inlinable package static var empty: PixelRect { PixelRect(left: 0, top: 0, right: 0, bottom: 0) }

  @inlinable package var width: Int { max(0, right - left) }
  @inlinable package var height: Int { max(0, bottom - top) }
  @inlinable package var isEmpty: Bool { right <= left || bottom <= top }

  /// The pixels that it covers.
  @inlinable package var area: Int64 { Int64(width) * Int64(height) }

  /// What lies in both, or an empty rectangle.
  @inlinable package func intersection(_ other: PixelRect) -> PixelRect {
    let shared = PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
    return shared.isEmpty ? .empty : shared
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  @inlinable package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// The rectangle with every edge moved outwards.
  @inlinable package func grown(by distance: Int) -> PixelRect {
    PixelRect(
      left: left - distance, top: top - distance, right: right + distance,
      bottom: bottom + distance)
  }

  /// Whether the two share a pixel.
  @inlinable package func intersects(_ other: PixelRect) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
      && !isEmpty && !other.isEmpty
  }

  /// Whether every pixel of `other` lies in this one.
  @inlinable package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }
}
