import BezelCore

/// A picture scaled to cover a screen, centred and laid on black; kept from frame to frame.
struct ScaledBackdrop: Sendable {
  private let source: Bitmap
  private let size: PixelSize
  private let pixels: [UInt32]
  /// A part of it that is blurred; made when it is first wanted.
  private var blurred: BlurredBackdrop?

  /// Scales the picture with a scaler's buffers.
  init(_ source: Bitmap, covering size: PixelSize, with scaler: inout PictureScaler) {
    (self.source, self.size) = (source, size)
    if source.size == size {
      // An opaque picture of that size is it: the memory is shared.
      pixels = source.isOpaque ? source.pixels : source.pixels.map { $0 | 0xFF00_0000 }
      return
    }
    scaler.begin(source.size, covering: size)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(size.width * size.height)
    for row in 0..<size.height {
      scaler.scale(source, row: row)
      for column in 0..<size.width { pixels.append(scaler.line[column] | 0xFF00_0000) }
    }
    self.pixels = pixels
  }

  /// Whether it is that picture at that size. Quick where the picture shares its pixels.
  func shows(_ picture: Bitmap, covering size: PixelSize) -> Bool {
    size == self.size && picture == source
  }

  /// Has a rectangle of it blurred by a standard deviation in pixels, if that is not done yet.
  ///
  /// A bezel takes a small part of a screen, so only what lies about it is blurred; as it grows or moves
  /// farther, more is, and ever more at once.
  mutating func blur(_ rect: PixelRect, deviation: Fixed) {
    var wanted = rect
    if let blurred, blurred.deviation == deviation {
      if blurred.holds(rect) { return }
      wanted = wanted.union(blurred.rect)
      wanted = wanted.grown(by: max(wanted.width, wanted.height) / 2)
    }
    blurred = BlurredBackdrop(
      pixels.span, size, of: wanted.grown(by: ScaledBackdrop.room).intersection(PixelRect(size)),
      deviation: deviation)
  }

  /// Pixels about a rectangle that are blurred with it, since bezels follow tilting devices.
  private static let room = 32

  /// Draws columns of a row of what was blurred into `line`; it tells which column the line begins with.
  mutating func drawBlurred(
    row: Int, _ columns: Range<Int>, into line: inout [UInt32]
  ) -> Int? {
    blurred?.draw(row: row, columns, into: &line)
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
