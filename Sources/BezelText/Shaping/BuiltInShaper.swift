/// Sets words in the built-in face: a letter after the other, and boxes for what it lacks.
struct BuiltInShaper {
  let face: BuiltInFace

  func shape(_ word: Word, isBold: Bool) -> ShapedWord {
    var measure = Measure(face: face, isBold: isBold)
    var shaped = ShapedWord()
    var place = word.range.lowerBound
    while place < word.range.upperBound {
      var character = word.characters[place]
      let start = place - word.range.lowerBound
      place += 1
      while place < word.range.upperBound,
        let both = face.composed(character, word.characters[place])
      {
        character = both
        place += 1
      }
      guard !CharacterTraits(character).isIgnorable, let item = TextItem(character) else {
        continue
      }
      let before = measure.width
      measure.add(item)
      // Kerning belongs to the glyph before.
      if !shaped.glyphs.isEmpty, measure.origin != before {
        shaped.glyphs[shaped.glyphs.count - 1].advance += Int32(measure.origin - before)
      }
      shaped.glyphs.append(
        ShapedGlyph(
          glyph: BuiltInShaper.glyph(item, in: face), character: Int32(start),
          advance: Int32(measure.width - measure.origin), x: 0, y: 0))
    }
    shaped.advance = measure.width
    if word.isRightToLeft { shaped.glyphs.reverse() }
    return shaped
  }

  private static func glyph(_ item: TextItem, in face: BuiltInFace) -> UInt32 {
    switch item {
    case .glyph(let character), .hyphen(let character): face.glyph(character).character
    default: ShapedGlyph.nothing
    }
  }
}

extension ShapedGlyph {
  /// Stands for room without ink.
  static let nothing = UInt32.max
}
