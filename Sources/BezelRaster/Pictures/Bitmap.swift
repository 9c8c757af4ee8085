package import BezelCore

/// A picture in ordinary memory: one word a pixel, 0xAARRGGBB premultiplied, rows from the top
/// without gaps.
package struct Bitmap: Hashable, Sendable {
  package let size: PixelSize
  package let pixels: [UInt32]

  /// Takes the pixels of a picture. The size must be usable and the pixels as many as it says.
  package init(size: PixelSize, pixels: [UInt32]) {
    precondition(size.isUsable, "a bitmap's size is usable")
    precondition(pixels.count == size.width * size.height, "a bitmap has width times height pixels")
    (self.size, self.pixels) = (size, pixels)
  }

  /// Whether nothing shines through.
  var isOpaque: Bool {
    let pixels = pixels.span
    var all: UInt32 = .max
    for index in pixels.indices { all &= pixels[index] }
    return all &>> 24 == 255
  }
}

extension Surface {
  /// A copy of the picture.
  package var bitmap: Bitmap {
    let pixels = pixels
    var copy: [UInt32] = []
    copy.reserveCapacity(pixels.count)
    for index in pixels.indices { copy.append(pixels[index]) }
    return Bitmap(size: size, pixels: copy)
  }
}
