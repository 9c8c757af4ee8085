import BezelCore

/// What the texts that were drawn last cover, kept so that it need not be put together again. Which are
/// kept changes nothing but how long drawing takes.
struct GlyphRecords: Sendable {
  private var recent = Recent<Key, GlyphRecord>(mostCount: mostCount)
  private var repeats = Repeats<Mark>(mostCount: mostCount)
  private var painting: UInt64 = 0

  /// Glyphs that are drawn together.
  struct Text {
    let glyphs: ArraySlice<PlacedGlyph>
    /// The pixels that they keep within.
    let ink: PixelRect
    fileprivate let mark: Mark

    init(_ glyphs: ArraySlice<PlacedGlyph>, ink: PixelRect) {
      (self.glyphs, self.ink) = (glyphs, ink)
      let digest = glyphs.reduce(0) { $0 &* 0x9E37_79B9_7F4A_7C15 ^ $1.digest }
      mark = Mark(ink: ink, digest: digest)
    }
  }

  private struct Key: Sendable {
    let mark: Mark
    let glyphs: [PlacedGlyph]
  }

  /// What texts differ by as good as always: to be remembered it takes no memory of its own.
  fileprivate struct Mark: Equatable, Sendable {
    let ink: PixelRect
    let digest: UInt64
  }

  /// Some HUDs' texts.
  private static let mostCount = 24
  /// The largest text that is kept, in pixels, each of which takes a byte.
  private static let mostPixels: Int64 = 1 << 15

  /// Lays a colour over a text, if there is a record of it.
  mutating func fill(
    _ text: Text, with color: Color, in clip: PixelRect, on surface: inout Surface
  ) -> Bool {
    recent.use({ $0.mark == text.mark && $0.glyphs.elementsEqual(text.glyphs) }) { record in
      record.fill(color, in: clip, on: &surface)
    }
  }

  /// Whether a text that has no record is to get one: when it is drawn whole for the second time.
  mutating func wants(_ text: Text, in clip: PixelRect) -> Bool {
    guard clip == text.ink, clip.area <= GlyphRecords.mostPixels else { return false }
    painting += 1
    return repeats.contains(text.mark, before: painting)
  }

  mutating func keep(_ record: GlyphRecord, of text: Text) {
    recent.keep(record, for: Key(mark: text.mark, glyphs: Array(text.glyphs)))
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
