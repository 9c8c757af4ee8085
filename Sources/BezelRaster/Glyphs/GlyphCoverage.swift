import BezelCore

/// Tells how much of each pixel a run of glyphs covers together, so that glyphs which meet or overlap are
/// laid once.
///
/// Each glyph is filled by itself, so it does not matter which way round its font draws. A glyph on a
/// whole row goes to the nearest quarter of a pixel and its mask is remembered; one between rows,
/// as in an animation, or a large one lies exactly where it is put. Which it is depends on the glyph
/// alone, never on what is remembered.
struct GlyphCoverage: Sendable {
  private var masks = GlyphMasks()
  private var sum = LevelSum()
  private var coverage = Coverage()

  /// Pixels that a clip may have, for the sake of memory; a single row is always allowed.
  static let mostPixels = 1 << 18
  /// The largest size of a glyph that is remembered, in pixels an em.
  private static let largestSize: Fixed = 128
  /// The largest mask, in pixels.
  private static let mostMaskPixels: Int64 = 1 << 16

  /// What is covered of the clip's pixels, row by row: 0…255.
  var levels: [UInt8] { sum.levels }

  /// Fills some glyphs instead of those before.
  mutating func fill(
    with glyphs: ArraySlice<PlacedGlyph>, of typesetter: any Typesetter, in clip: PixelRect
  ) {
    sum.begin(in: clip)
    for glyph in glyphs {
      let isMasked =
        glyph.origin.y == Fixed(glyph.origin.y.floor) && glyph.size <= GlyphCoverage.largestSize
      if isMasked && addMask(of: glyph, typesetter) { continue }
      let outline = typesetter.outline(face: glyph.face, glyph: glyph.glyph)
      let box = outline.box(size: glyph.size, at: glyph.origin)
      coverage.begin(in: box.intersection(clip))
      guard !coverage.clip.isEmpty else { continue }
      coverage.glyph(outline, size: glyph.size, at: glyph.origin)
      while let row = coverage.nextRow() { sum.add(coverage.runs, row) }
    }
  }

  /// Weighs what is covered by an alpha.
  mutating func weigh(by alpha: UInt8) { sum.weigh(by: alpha) }

  /// Adds the glyph's mask, which is made where there is none; false where it would be too large.
  private mutating func addMask(of glyph: PlacedGlyph, _ typesetter: any Typesetter) -> Bool {
    let phase = GlyphPhase(glyph.origin.x)
    let key = GlyphMask.Key(
      face: glyph.face, glyph: glyph.glyph, size: glyph.size, quarter: phase.quarter)
    if let mask = masks.find(key) {
      sum.add(mask, phase.column, glyph.origin.y.floor)
      return true
    }
    let outline = typesetter.outline(face: glyph.face, glyph: glyph.glyph)
    let origin = Point(x: phase.offset, y: 0)
    let box = outline.box(size: glyph.size, at: origin)
    guard box.area <= GlyphCoverage.mostMaskPixels else { return false }
    let mask = GlyphMask(outline, size: glyph.size, at: origin, in: box, with: &coverage)
    masks.keep(mask, key)
    sum.add(mask, phase.column, glyph.origin.y.floor)
    return true
  }
}
