/// A piece of a passage, shaped: characters of one direction, script and face.
struct Run {
  /// Its characters in the passage.
  var characters: Range<Int>
  var level: Int8
  var face: UInt16
  private(set) var word: ShapedWord
  /// Where the run can be cut, in the order of its characters: ascending, the last is its end.
  private(set) var stops: [Stop] = []

  /// A place between glyphs that have no character in common.
  struct Stop: BitwiseCopyable {
    /// The passage's character behind it.
    var character: Int
    /// How far the run reaches up to it, in font units.
    var advance: Int64
  }

  init(_ characters: Range<Int>, level: Int8, face: UInt16, _ word: ShapedWord) {
    (self.characters, self.level, self.face, self.word) = (characters, level, face, word)
    var advance: Int64 = 0
    var place = 0
    let glyphs = word.glyphs
    // From right to left, the first characters are the last glyphs.
    func glyph(_ place: Int) -> ShapedGlyph {
      glyphs[level % 2 == 0 ? place : glyphs.count - 1 - place]
    }
    while place < glyphs.count {
      let character = glyph(place).character
      while place < glyphs.count, glyph(place).character == character {
        advance += Int64(glyph(place).advance)
        place += 1
      }
      let next = place < glyphs.count ? Int(glyph(place).character) : characters.count
      let end = characters.lowerBound + max(0, min(next, characters.count))
      stops.append(Stop(character: end, advance: advance))
    }
    if stops.isEmpty { stops = [Stop(character: characters.upperBound, advance: 0)] }
  }

  /// How far the run reaches up to a stop or its begin.
  func advance(to character: Int) -> Int64 {
    stops.last { $0.character <= character }?.advance ?? 0
  }

  /// The glyphs of those of the run's characters that lie in a range between stops.
  func glyphs(of range: Range<Int>) -> ArraySlice<ShapedGlyph> {
    let part = range.clamped(to: characters)
    return word.glyphs(
      of: part.lowerBound - characters.lowerBound..<part.upperBound - characters.lowerBound)
  }
}
