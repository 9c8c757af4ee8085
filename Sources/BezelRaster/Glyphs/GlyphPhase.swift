package import BezelCore

/// A place along a line, rounded to the nearest quarter of a pixel, ties to the right.
package struct GlyphPhase: BitwiseCopyable, Hashable, Sendable {
  /// The pixel that the place lies in.
  package let column: Int
  /// Quarters from the pixel's left: 0…3.
  package let quarter: UInt8

  package init(_ x: Fixed) {
    let quarters = (Int64(x.bits) + 1 << 13) >> 14
    column = Int(quarters >> 2)
    quarter = UInt8(quarters & 3)
  }

  /// The place within the pixel.
  var offset: Fixed { Fixed(bits: Int32(quarter) << 14) }
}
