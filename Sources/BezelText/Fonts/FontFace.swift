import BezelCore
import BezelLinux
import CFreeType
import CHarfBuzz

/// A face of a font in memory, in one weight. Lengths are in font units.
@safe
final class FontFace {
  let description: FontDescription
  let unitsPerEm: Int32
  /// How far a line of text reaches above and below its baseline.
  let lineAscent: Int64
  let lineDescent: Int64
  /// How much wider glyphs are made where the family has no bold face; 0 is not at all.
  let growth: Int32
  /// HarfBuzz's font.
  let shaper: OpaquePointer
  private let outliner: FT_Face
  private let library: FontLibrary
  private let bytes: FileBytes

  /// Opens the face that `description` names in a file's bytes; a variable one is set to `weight`
  /// where that is not nil.
  init(
    _ description: FontDescription, in bytes: FileBytes, weight: Int32? = nil,
    isEmboldened: Bool = false, library: FontLibrary
  ) throws(FontError) {
    guard
      let opened = unsafe bezel_open_face(
        library.raw, bytes.start, Int64(bytes.count), description.index)
    else { throw .notAFont }
    guard
      let face = unsafe bezel_shaping_face(bytes.start, UInt32(bytes.count), description.index),
      let font = unsafe hb_font_create(face)
    else {
      _ = unsafe FT_Done_Face(opened)
      throw .notAFont
    }
    unsafe hb_face_destroy(face)
    if let weight {
      unsafe bezel_set_weight(library.raw, opened, weight)
      unsafe bezel_set_font_weight(font, weight)
    }
    let em = Int64(unsafe hb_face_get_upem(face))
    (self.description, self.library, self.bytes) = (description, library, bytes)
    (unitsPerEm, growth) = (Int32(em), isEmboldened ? Int32(em / 24) : 0)
    unsafe (outliner, shaper) = (opened, font)
    (lineAscent, lineDescent) = unsafe FontFace.lineMetrics(font, em)
  }

  deinit {
    unsafe hb_font_destroy(shaper)
    _ = unsafe FT_Done_Face(outliner)
  }

  /// Where lines end by the font itself, half of the gap that it asks for on either side; what no
  /// font for reading says is replaced.
  private static func lineMetrics(_ font: OpaquePointer, _ em: Int64) -> (Int64, Int64) {
    var (above, below, gap) = (Int32(), Int32(), Int32())
    let isSaid = unsafe bezel_line_metrics(font, &above, &below, &gap) != 0
    let (ascent, descent) = (Int64(above), -Int64(below))
    guard isSaid, (em / 2...3 * em).contains(ascent), (0...2 * em).contains(descent) else {
      return (em * 93 / 100, em * 24 / 100)
    }
    let half = max(0, min(Int64(gap), em)) / 2
    return (ascent + half, descent + half)
  }

  /// Whether the face has a glyph for a character, or for what the character is made of.
  func covers(_ character: UInt32) -> Bool {
    var glyph: UInt32 = 0
    if unsafe hb_font_get_nominal_glyph(shaper, character, &glyph) != 0, glyph != 0 { return true }
    let functions = unsafe hb_unicode_funcs_get_default()
    var (letter, mark) = (UInt32(), UInt32())
    guard unsafe hb_unicode_decompose(functions, character, &letter, &mark) != 0 else {
      return false
    }
    return covers(letter) && (mark == 0 || covers(mark))
  }

  /// Whether the face has all of a composed cluster.
  func covers(_ cluster: ArraySlice<UInt32>) -> Bool { cluster.allSatisfy { covers($0) } }

  /// The outline of a glyph, empty where there is none. Its em is finer than the face's, since
  /// curves begin half-way between points.
  func outline(_ glyph: UInt32) -> GlyphOutline {
    var pen = OutlinePen(GlyphOutline(unitsPerEm: 2 * unitsPerEm))
    guard let outline = unsafe bezel_load_outline(outliner, glyph) else { return pen.outline }
    if growth > 0 { unsafe bezel_embolden(outline, growth, growth / 2) }
    unsafe pen.follow(outline)
    return pen.outline
  }
}
