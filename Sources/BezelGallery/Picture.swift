package import BezelCore
package import BezelDisplay

/// What can be written into a PNG file.
package protocol PNGConvertible {
  /// The bytes of the file; the same ones each time.
  func file() throws(PNGError) -> [UInt8]
}

/// Pixels 0xFFRRGGBB, rows from the top without gaps.
package struct Picture: PNGConvertible, Hashable, Sendable {
  package let size: PixelSize
  package let pixels: [UInt32]

  package init(size: PixelSize, pixels: [UInt32]) { (self.size, self.pixels) = (size, pixels) }

  package func file() throws(PNGError) -> [UInt8] {
    try PNG.encode(pixels.span, size: size, for: .storage)
  }
}
