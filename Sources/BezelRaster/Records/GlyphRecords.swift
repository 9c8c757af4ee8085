import BezelCore

/// What the texts that were drawn last cover, kept so that it need not be put together again. Which are
/// kept changes nothing but how long drawing takes.
struct GlyphRecords: Sendable {
  private var recent = Recent<Key, GlyphRecord>(mostCount: mostCount)
  private var repeats = Repeats<Mark>(mostCount: mostCount)
  private var painting: UInt64 = 0

  private struct Key: Sendable {
    let ink: PixelRect
    let glyphs: [PlacedGlyph]
  }

  /// What texts differ by as good as always: to be remembered it takes no memory of its own.
  private struct Mark: Equatable, Sendable {
    let ink: PixelRect
    let digest: UInt64
  }

  /// Some HUDs' texts.
  private static let mostCount = 24
  /// The largest text that is kept, in pixels, each of which takes a byte.
  private static let mostPixels: Int64 = 1 << 15

  /// Lays a colour over glyphs, if there is a record of them.
  mutating func fill(
    _ glyphs: ArraySlice<PlacedGlyph>, _ ink: PixelRect, with color: Color, in clip: PixelRect,
    on surface: inout Surface
  ) -> Bool {
    recent.use({ $0.ink == ink && $0.glyphs.elementsEqual(glyphs) }) { record in
      record.fill(color, in: clip, on: &surface)
    }
  }

  /// Whether glyphs that have no record are to get one: when they are drawn whole for the second time.
  mutating func wants(
    _ glyphs: ArraySlice<PlacedGlyph>, _ ink: PixelRect, in clip: PixelRect
  ) -> Bool {
    guard clip == ink, ink.area <= GlyphRecords.mostPixels else { return false }
    painting += 1
    let digest = glyphs.reduce(0) { $0 &* 0x9E37_79B9_7F4A_7C15 ^ $1.digest }
    return repeats.contains(Mark(ink: ink, digest: digest), before: painting)
  }

  mutating func keep(_ record: GlyphRecord, of glyphs: ArraySlice<PlacedGlyph>) {
    recent.keep(record, for: Key(ink: record.ink, glyphs: Array(glyphs)))
  }
}

extension PlacedGlyph {
  /// All that it is, stirred into a number.
  fileprivate var digest: UInt64 {
    func word(_ high: Fixed, _ low: Fixed) -> UInt64 {
      UInt64(UInt32(bitPattern: high.bits)) << 32 | UInt64(UInt32(bitPattern: low.bits))
    }
    return word(origin.x, origin.y) &* 0xC2B2_AE3D_27D4_EB4F
      ^ word(size, Fixed(bits: Int32(bitPattern: glyph))) ^ UInt64(face) << 48
  }
}
