import BezelCore
import BezelRaster
import Testing

@Suite("Remembered masks of glyphs")
struct GlyphMasksTests {
  private func key(
    _ glyph: UInt32, face: UInt16 = 0, size: Fixed = 16, quarter: UInt8 = 0
  ) -> GlyphMask.Key {
    GlyphMask.Key(face: face, glyph: glyph, size: size, quarter: quarter)
  }

  /// A square mask of that many pixels a side.
  private func mask(_ side: Int) -> GlyphMask {
    var coverage = Coverage()
    return GlyphMask(
      FakeTypesetter().outline(face: 0, glyph: FakeTypesetter.square), size: Fixed(2 * side),
      at: Point(0, Fixed(side)), in: PixelRect(PixelSize(width: side, height: side)),
      with: &coverage)
  }

  @Test("Are found by glyph, face, size and quarter")
  func keys() {
    var masks = GlyphMasks()
    let keys = [
      key(1), key(2), key(0x10_FFFF), key(1, face: 1), key(1, face: .max), key(1, quarter: 3),
      key(1, size: Fixed(bits: 16 << 16 + 1)), key(1, size: .greatest), key(1, size: .least),
    ]
    for (index, key) in keys.enumerated() {
      #expect(masks.find(key) == nil)
      masks.keep(mask(index + 1), key)
    }
    for (index, key) in keys.enumerated() { #expect(masks.find(key) == mask(index + 1)) }
  }

  @Test("Are never more than the bound, and the one unused for longest goes first")
  func count() {
    var masks = GlyphMasks(mostCount: 3)
    for glyph in 1...3 { masks.keep(mask(1), key(UInt32(glyph))) }
    _ = masks.find(key(1))
    masks.keep(mask(1), key(4))
    #expect([1, 2, 3, 4].map { masks.find(key($0)) != nil } == [true, false, true, true])
    masks.keep(mask(1), key(5))
    #expect([1, 3, 4, 5].map { masks.find(key($0)) != nil } == [false, true, true, true])
    #expect(masks.count == 3)
  }

  @Test("Never take more bytes than the bound")
  func bytes() {
    var masks = GlyphMasks(mostBytes: 100)
    var largest = 0
    for glyph in 0..<500 {
      masks.keep(mask(glyph * 7 % 12), key(UInt32(glyph)))
      #expect(masks.byteCount <= 100)
      largest = max(largest, masks.byteCount)
    }
    #expect(largest > 80)
    masks.keep(mask(10), key(1000))
    #expect(masks.byteCount == 100)
    #expect(masks.count == 1)
  }

  @Test("Are not kept where one alone is beyond the bound")
  func tooLarge() {
    var masks = GlyphMasks(mostBytes: 20)
    masks.keep(mask(4), key(1))
    masks.keep(mask(5), key(2))
    #expect(masks.find(key(1)) != nil)
    #expect(masks.find(key(2)) == nil)
    var none = GlyphMasks(mostCount: 0)
    none.keep(mask(1), key(1))
    #expect(none.count == 0)
  }
}

@Suite("Quarters of a pixel")
struct GlyphPhaseTests {
  @Test(
    "A place goes to the nearest quarter, ties to the right",
    arguments: [
      (0, 0, 0), (8191, 0, 0), (8192, 0, 1), (16_384, 0, 1), (24_575, 0, 1), (24_576, 0, 2),
      (32_768, 0, 2), (49_152, 0, 3), (57_343, 0, 3), (57_344, 1, 0), (65_536, 1, 0),
      (-1, 0, 0), (-8192, 0, 0), (-8193, -1, 3), (-16_384, -1, 3), (-65_536, -1, 0),
      (.max, 32_768, 0), (.min, -32_768, 0),
    ] as [(Int32, Int, UInt8)])
  func rounding(bits: Int32, column: Int, quarter: UInt8) {
    let phase = GlyphPhase(Fixed(bits: bits))
    #expect(phase.column == column)
    #expect(phase.quarter == quarter)
  }
}
