/// A piece of text as glyphs of one face, in the order from left to right, in font units.
struct ShapedWord {
  var glyphs: [ShapedGlyph] = []
  var advance: Int64 = 0
}

/// A glyph and where it stands. Lengths are within ±65536 font units, so that sums never overflow.
struct ShapedGlyph: BitwiseCopyable, Hashable {
  var glyph: UInt32
  /// The place in the word of the first character that the glyph, with its neighbors, stands for.
  var character: Int32
  var advance: Int32
  /// Where the glyph's origin lies from where the one before it ended; y upwards.
  var x: Int32
  var y: Int32
}

extension ShapedWord {
  /// The glyphs of some of the word's characters.
  ///
  /// Characters that share a glyph stand for it where the first of them is among those asked for.
  func glyphs(of characters: Range<Int>) -> ArraySlice<ShapedGlyph> {
    let isAsked = { (glyph: ShapedGlyph) in characters.contains(Int(glyph.character)) }
    guard let first = glyphs.firstIndex(where: isAsked),
      let last = glyphs.lastIndex(where: isAsked)
    else { return [] }
    return glyphs[first...last]
  }
}
