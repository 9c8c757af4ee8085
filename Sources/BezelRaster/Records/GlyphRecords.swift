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
      let origin = Point(x: Fixed(ink.left), y: Fixed(ink.top))
      let digest = glyphs.reduce(0) { sum, glyph in
        sum &* 0x9E37_79B9_7F4A_7C15 ^ glyph.digest(from: origin)
      }
      mark = Mark(size: PixelSize(width: ink.width, height: ink.height), digest: digest)
    }

    /// Whether it is another one at another place.
    fileprivate func isSame(as key: Key) -> Bool {
      guard mark == key.mark, glyphs.count == key.glyphs.count else { return false }
      let step = Point(x: Fixed(ink.left - key.ink.left), y: Fixed(ink.top - key.ink.top))
      return zip(glyphs, key.glyphs).allSatisfy { $0.isSame(as: $1, movedBy: step) }
    }
  }

  /// A text where it was when its record was made.
  fileprivate struct Key: Sendable {
    let mark: Mark
    let glyphs: [PlacedGlyph]
    let ink: PixelRect
  }

  /// What texts differ by as good as always, wherever they lie: to be remembered it takes no memory of its
  /// own.
  fileprivate struct Mark: Equatable, Sendable {
    let size: PixelSize
    let digest: UInt64
  }

  /// Some HUDs' texts.
  private static let mostCount = 16
  /// The largest text that is kept, in pixels, each of which takes a byte.
  private static let mostPixels: Int64 = 1 << 15

  /// Lays a colour over a text, if there is a record of it.
  mutating func fill(
    _ text: Text, with color: Color, in clip: PixelRect, on surface: inout Surface
  ) -> Bool {
    recent.use({ text.isSame(as: $0) }, { $0.fill(color, of: text.ink, in: clip, on: &surface) })
  }

  /// Whether a text that has no record is to get one: when it is drawn whole for the second time.
  mutating func wants(_ text: Text, in clip: PixelRect) -> Bool {
    guard clip == text.ink, clip.area <= GlyphRecords.mostPixels else { return false }
    painting += 1
    return repeats.contains(text.mark, before: painting)
  }

  mutating func keep(_ record: GlyphRecord, of text: Text) {
    recent.keep(record, for: Key(mark: text.mark, glyphs: Array(text.glyphs), ink: text.ink))
  }
}

extension PlacedGlyph {
  fileprivate func isSame(as other: PlacedGlyph, movedBy step: Point) -> Bool {
    glyph == other.glyph && face == other.face && size == other.size
      && origin.x == other.origin.x + step.x && origin.y == other.origin.y + step.y
  }

  /// All that it is, seen from a place, stirred into a number.
  fileprivate func digest(from place: Point) -> UInt64 {
    func word(_ high: Fixed, _ low: Fixed) -> UInt64 {
      UInt64(UInt32(bitPattern: high.bits)) << 32 | UInt64(UInt32(bitPattern: low.bits))
    }
    let step = origin - place
    return word(step.x, step.y) &* 0xC2B2_AE3D_27D4_EB4F
      ^ word(size, Fixed(bits: Int32(bitPattern: glyph))) ^ UInt64(face) << 48
  }
}
