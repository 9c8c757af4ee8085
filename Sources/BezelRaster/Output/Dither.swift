/// Ordered dither for 16-bit pixels, keyed to the picture's own pixels and not to the panel's.
enum Dither {
  /// Thresholds 0…15 of a block of 4 × 4 pixels: a row in each word, its leftmost pixel in the
  /// lowest byte.
  private static let rows: [4 of UInt32] = [0x0A02_0800, 0x060E_040C, 0x0901_0B03, 0x050D_070F]

  /// The threshold of a pixel of the picture, 0…15.
  static func threshold(x: Int, y: Int) -> UInt32 {
    rows[y & 3] >> UInt32((x & 3) * 8) & 0xFF
  }

  /// The RGB565 pixel for a threshold of 0…15. Levels that 565 has, among them black and white, are
  /// exact at every threshold; others are one of their two neighbors.
  @inline(always)
  static func rgb565(_ pixel: UInt32, threshold: UInt32) -> UInt16 {
    // v − v/32 maps 0…255 to 0…248, 8 steps a level, and the 32 levels to the multiples of 8; green
    // likewise with 4 steps a level. The sums are at most 255 in lanes of 16 bits.
    let redBlue = pixel & 0x00FF_00FF
    let outer =
      redBlue &- (redBlue &>> 5 & 0x0007_0007) &+ (threshold &>> 1) &* 0x0001_0001
    let green = pixel &>> 8 & 0xFF
    let inner = green &- green &>> 6 &+ threshold &>> 2
    return UInt16(
      truncatingIfNeeded: outer &>> 8 & 0xF800 | (inner & 0xFC) &<< 3 | outer &>> 3 & 0x1F)
  }
}
