import BezelCore

/// The outlines of glyphs that were asked for.
struct GlyphCache {
  /// Ascending by their keys.
  private var entries: [(key: UInt64, glyph: OutlinedGlyph)] = []
  private var segmentCount = 0

  /// About four megabytes.
  private static let mostSegments = 1 << 17
  private static let mostEntries = 1 << 12

  func find(_ glyph: UInt32, _ face: UInt16) -> OutlinedGlyph? {
    let place = place(of: GlyphCache.key(glyph, face))
    guard place < entries.count, entries[place].key == GlyphCache.key(glyph, face) else {
      return nil
    }
    return entries[place].glyph
  }

  /// Keeps a glyph that is not there yet; when there are too many, the others are forgotten.
  mutating func keep(_ outlined: OutlinedGlyph, _ glyph: UInt32, _ face: UInt16) {
    segmentCount += outlined.outline.segments.count
    if entries.count >= GlyphCache.mostEntries || segmentCount > GlyphCache.mostSegments {
      entries = []
      segmentCount = outlined.outline.segments.count
    }
    let key = GlyphCache.key(glyph, face)
    entries.insert((key, outlined), at: place(of: key))
  }

  private func place(of key: UInt64) -> Int {
    firstIndex(in: 0..<entries.count) { entries[$0].key >= key }
  }

  private static func key(_ glyph: UInt32, _ face: UInt16) -> UInt64 {
    UInt64(face) << 32 | UInt64(glyph)
  }
}
