import BezelCore

/// What some glyphs cover together, kept so that it need not be put together again.
struct GlyphRecord: Sendable {
  /// How much of each pixel of their ink is covered: 0…255, row by row.
  private let levels: [UInt8]
  /// The same weighed by the alpha with which they were drawn last.
  private var weights: [UInt8]
  private var alpha: UInt8 = 255

  init(_ levels: [UInt8]) { (self.levels, weights) = (levels, levels) }

  /// Lays a colour over what is covered of a rectangle that lies in the ink, which is where the glyphs lie
  /// now.
  mutating func fill(
    _ color: Color, of ink: PixelRect, in clip: PixelRect, on surface: inout Surface
  ) {
    if color.alpha != alpha {
      alpha = color.alpha
      weights.replaceSubrange(weights.indices, with: levels)
      weigh(&weights, by: alpha)
    }
    surface.cover(weights, of: ink, in: clip, with: color)
  }
}

extension Surface {
  /// Lays a colour over the pixels of a rectangle with weights of 0…255, row by row; `clip` lies in it.
  mutating func cover(
    _ weights: [UInt8], of rect: PixelRect, in clip: PixelRect, with color: Color
  ) {
    let (width, weights) = (width, weights.span)
    var pixels = mutablePixels
    for row in clip.top..<clip.bottom {
      blend(
        color.word, weights, from: (row - rect.top) * rect.width + clip.left - rect.left,
        over: &pixels, in: row * width + clip.left..<row * width + clip.right)
    }
  }
}
