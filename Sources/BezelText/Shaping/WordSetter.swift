import BezelCore

/// Shapes words and outlines glyphs in the faces of a stack, each once as long as it is remembered.
final class WordSetter {
  let stack: FontStack
  private let shaper = Shaper()
  private var words = WordCache()
  private var glyphs = GlyphCache()

  init(_ stack: FontStack) { self.stack = stack }

  /// How many words HarfBuzz has shaped so far.
  var shapedCount: Int { shaper.count }

  func shape(_ word: Word, _ face: UInt16) -> ShapedWord {
    guard let opened = stack.face(face) else {
      let shaper = BuiltInShaper(face: stack.builtIn.face)
      return shaper.shape(word, isBold: face == FontStack.builtIn(isBold: true))
    }
    if let known = words.find(word, face) { return known }
    let shaped = shaper.shape(word, in: opened)
    words.keep(shaped, of: word, face)
    return shaped
  }

  func unitsPerEm(_ face: UInt16) -> Int64 {
    Int64(stack.face(face)?.unitsPerEm ?? BuiltInFace.unitsPerEm)
  }

  /// A glyph's outline and ink.
  func glyph(_ glyph: UInt32, _ face: UInt16) -> OutlinedGlyph {
    if let known = glyphs.find(glyph, face) { return known }
    let outline =
      stack.face(face)?.outline(glyph) ?? stack.builtIn.outline(face: face, glyph: glyph)
    let outlined = OutlinedGlyph(outline)
    glyphs.keep(outlined, glyph, face)
    return outlined
  }

  /// How high a line of the first family's text is, and how much of that is above its baseline.
  func lineMetrics(_ style: TextStyle) -> (height: Fixed, ascent: Fixed) {
    let scale = FontScale(
      size: max(0, style.size), unitsPerEm: unitsPerEm(stack.firstFace(isBold: style.isBold)))
    guard let face = stack.face(stack.firstFace(isBold: style.isBold)) else {
      return (stack.builtIn.lineHeight(style), scale.fixed(BuiltInFace.lineAscent))
    }
    return (scale.fixed(face.lineAscent + face.lineDescent), scale.fixed(face.lineAscent))
  }
}
