package import BezelCore

/// How much of each pixel a glyph covers, in steps of 1/255.
package struct GlyphMask: Hashable, Sendable {
  /// The pixels that it may cover, from the pixel of its origin.
  let box: PixelRect
  /// Row by row, `box` wide.
  let levels: [UInt8]

  /// Which glyph, of what size in pixels an em, and where in its pixel.
  package struct Key: BitwiseCopyable, Hashable, Sendable, Comparable {
    private let front: UInt64
    private let back: UInt64

    package init(face: UInt16, glyph: UInt32, size: Fixed, quarter: UInt8) {
      front = UInt64(UInt32(bitPattern: size.bits)) << 32 | UInt64(glyph)
      back = UInt64(face) << 8 | UInt64(quarter)
    }

    package static func < (a: Key, b: Key) -> Bool {
      a.front == b.front ? a.back < b.back : a.front < b.front
    }
  }

  /// Fills an outline; `origin` is where the glyph's origin lies in its pixel, and `box` what the
  /// outline keeps within.
  package init(
    _ outline: GlyphOutline, size: Fixed, at origin: Point, in box: PixelRect,
    with coverage: inout Coverage
  ) {
    var levels = Array(repeating: UInt8(0), count: box.width * box.height)
    coverage.begin(in: box)
    coverage.glyph(outline, size: size, at: origin)
    while let row = coverage.nextRow() {
      let base = (row - box.top) * box.width - box.left
      for run in coverage.runs {
        for index in base + run.start..<base + run.end { levels[index] = run.level }
      }
    }
    (self.box, self.levels) = (box, levels)
  }
}

extension Run {
  /// The coverage in steps of 1/255, rounded to the nearest.
  var level: UInt8 { UInt8((coverage * 255 + 0x8000) >> 16) }
}
