import BezelCore

/// A picture scaled to cover a screen, centred and laid on black; kept from frame to frame.
struct ScaledBackdrop: Sendable {
  private let source: Bitmap
  private let size: PixelSize
  private let pixels: [UInt32]

  /// Scales the picture with a scaler's buffers.
  init(_ source: Bitmap, covering size: PixelSize, with scaler: inout PictureScaler) {
    scaler.begin(source.size, covering: size)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(size.width * size.height)
    for row in 0..<size.height {
      scaler.scale(source, row: row)
      for column in 0..<size.width { pixels.append(scaler.line[column] | 0xFF00_0000) }
    }
    (self.source, self.size, self.pixels) = (source, size, pixels)
  }

  /// Whether it is that picture at that size. Quick where the picture shares its pixels.
  func shows(_ picture: Bitmap, covering size: PixelSize) -> Bool {
    size == self.size && picture == source
  }

  /// Copies a rectangle that lies in it onto a surface, which holds it too.
  func copy(_ rect: PixelRect, to surface: inout Surface) {
    let pitch = surface.width
    let source = pixels.span
    var target = surface.mutablePixels
    for row in rect.top..<rect.bottom {
      let shift = row * pitch - row * size.width
      for index in row * size.width + rect.left..<row * size.width + rect.right {
        // Both lie in memory that exists.
        target[index &+ shift] = source[index]
      }
    }
  }
}
