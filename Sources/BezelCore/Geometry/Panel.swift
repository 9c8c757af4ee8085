/// What layout must know of a screen: its size as the picture sees it, and how many pixels a point has.
package struct Panel: BitwiseCopyable, Hashable, Sendable {
  /// The picture's size in pixels, after rotation.
  package var pixels: PixelSize
  /// Pixels a point, 0.25…8.
  package var scale: Fixed

  package init(pixels: PixelSize, scale: Fixed = .one) {
    self.pixels = pixels
    self.scale = scale.clamped(to: Panel.scales)
  }

  /// The scales that a panel can have.
  package static let scales = Fixed(1, over: 4)...Fixed(8)

  /// The picture's size in points.
  package var size: Size {
    Size(width: Fixed(pixels.width) / scale, height: Fixed(pixels.height) / scale)
  }
}
