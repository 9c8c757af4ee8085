package import BezelCore

/// A picture with transparency in ordinary memory: one word a pixel, 0xAARRGGBB, premultiplied.
package struct Bitmap: Sendable {
  package let size: PixelSize
  /// Rows from the top without gaps.
  package let pixels: [UInt32]

  /// Makes a picture of as many pixels as its size says.
  package init(size: PixelSize, pixels: [UInt32]) {
    precondition(
      size.isUsable && pixels.count == size.width * size.height,
      "a bitmap has a pixel for each place")
    self.size = size
    self.pixels = pixels
  }
}
