import BezelCore
package import BezelRaster
import CPNG

extension PNG {
  /// Reads a picture of any kind of PNG: grey, palette, 16-bit, interlaced, with or without alpha.
  ///
  /// The bytes may come from anywhere. What they claim is checked before memory is taken for it: at
  /// most the file's length again, 4 bytes a pixel (64 MiB) and 1 MiB for libpng.
  package static func decode(_ file: Span<UInt8>) throws(PNGError) -> Bitmap {
    let chunks = try PNGChunks(file)
    let count = chunks.size.width * chunks.size.height
    var isWhole = false
    var pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { memory, filled in
      guard let start = memory.baseAddress else { return }
      unsafe start.initialize(repeating: 0, count: count)
      filled = count
      isWhole = unsafe read(chunks, into: start)
    }
    guard isWhole else { throw .damaged }
    premultiply(&pixels)
    return Bitmap(size: chunks.size, pixels: pixels)
  }

  /// Lets libpng unpack the pixels; false when it refuses the file.
  private static func read(_ chunks: PNGChunks, into pixels: UnsafeMutablePointer<UInt32>) -> Bool {
    // libpng reads the bytes in both calls, so both belong into the closure.
    unsafe chunks.essentials.withUnsafeBytes { file in
      var image = unsafe png_image()
      guard unsafe bezel_png_begin(&image, file.baseAddress, file.count) != 0 else { return false }
      guard unsafe image.width == UInt32(chunks.size.width),
        unsafe image.height == UInt32(chunks.size.height)
      else {
        unsafe png_image_free(&image)
        return false
      }
      return unsafe bezel_png_finish(&image, pixels) != 0
    }
  }

  /// Multiplies the colours by their alpha, rounded to the nearest.
  private static func premultiply(_ pixels: inout [UInt32]) {
    var span = pixels.mutableSpan
    for index in 0..<span.count {
      let pixel = span[index]
      let alpha = pixel >> 24
      guard alpha < 255 else { continue }
      // 255 · 255 + 127 fits in 16 bits.
      let red = ((pixel >> 16 & 0xFF) &* alpha &+ 127) / 255
      let green = ((pixel >> 8 & 0xFF) &* alpha &+ 127) / 255
      let blue = ((pixel & 0xFF) &* alpha &+ 127) / 255
      span[index] = alpha << 24 | red << 16 | green << 8 | blue
    }
  }
}
