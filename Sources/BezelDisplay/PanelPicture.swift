package import BezelCore
package import BezelRaster

/// What a panel shows, in ordinary memory: for displays that are not devices, and for pictures of
/// what one would show.
package struct PanelPicture {
  private let format: PixelFormat
  package let size: PixelSize
  private var memory: [UInt8]
  private var rotation: Rotation?

  /// Makes a black panel of that usable size (`PixelSize.isUsable`).
  package init(size: PixelSize, format: PixelFormat = .xrgb8888) {
    precondition(size.isUsable, "a panel's size is usable")
    (self.size, self.format) = (size, format)
    memory = Array(repeating: 0, count: size.width * size.height * format.bytesPerPixel)
  }

  /// Takes over what has changed; all of it the first time and when the rotation is another one.
  package mutating func take(
    _ surface: borrowing Surface, _ damage: Damage, _ rotation: Rotation
  ) {
    precondition(
      surface.size == rotation.apply(to: size), "a frame is as large as the panel, turned")
    let damage = self.rotation == rotation ? damage : Damage(PixelRect(surface.size))
    self.rotation = rotation
    let layout = PixelLayout(
      format: format, size: size, pitch: size.width * format.bytesPerPixel, rotation: rotation)
    var words = memory.mutableSpan
    var bytes = unsafe words.mutableBytes
    for rect in damage.rects { surface.copy(rect, to: &bytes, layout) }
  }

  /// The pixels as 0xFFRRGGBB, rows from the top without gaps.
  package var pixels: [UInt32] { pixels(in: PixelRect(size)) }

  /// The pixels of a rectangle of the panel, likewise.
  package func pixels(in rect: PixelRect) -> [UInt32] {
    let rect = rect.intersection(PixelRect(size))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(rect.width * rect.height)
    for y in rect.top..<rect.bottom {
      for x in rect.left..<rect.right { pixels.append(pixel(at: y * size.width + x)) }
    }
    return pixels
  }

  private func pixel(at index: Int) -> UInt32 {
    switch format {
    case .xrgb8888:
      return word(at: 4 * index) | word(at: 4 * index + 2) << 16 | 0xFF00_0000
    case .rgb565:
      let word = word(at: 2 * index)
      let (red, green, blue) = (word >> 11, word >> 5 & 63, word & 31)
      // The high bits again below the low ones, so that the brightest level is white.
      let wide: (UInt32, UInt32, UInt32) = (
        red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2
      )
      return 0xFF00_0000 | wide.0 << 16 | wide.1 << 8 | wide.2
    }
  }

  /// Two bytes in the machine's order.
  private func word(at place: Int) -> UInt32 {
    UInt32(memory[place]) | UInt32(memory[place + 1]) << 8
  }
}
