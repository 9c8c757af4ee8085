import BezelCore

/// What the built-in face knows of a glyph without drawing it, in font units.
struct FaceGlyph {
  var character: UInt32
  /// The letter without its mark; the character itself where it has none.
  var base: UInt32
  /// The mark that stands over or under the letter.
  var mark: UInt32?
  var heading: Heading
  /// Where the words of its drawing lie in the face's text.
  var drawing: Range<Int>
  /// Its place in the face.
  var index = 0

  /// What a drawing begins with.
  struct Heading: BitwiseCopyable {
    var inkWidth: Int32
    /// How much wider the bold ink is.
    var growth: Int32
    var before: Int32
    var after: Int32
    var pen: UInt8
    /// Whether the glyph stands in the middle of a figure's width.
    var isFigure: Bool

    /// Reads what follows the character.
    init(from words: inout Words) {
      isFigure = words.peek() == UInt8(ascii: "f")
      if isFigure { _ = words.letter() }
      (inkWidth, growth) = (Int32(words.number()), Int32(words.number()))
      before = isFigure ? 0 : Int32(words.number())
      after = isFigure ? 0 : Int32(words.number())
      pen = words.letter()
    }

    func width(isBold: Bool) -> Fixed { Fixed(Int(isBold ? inkWidth + growth : inkWidth)) }
  }

  /// How far the next glyph stands from this one.
  func advance(isBold: Bool) -> Int32 {
    if heading.isFigure { return isBold ? 612 : 580 }
    let room = heading.before + heading.after
    return isBold ? heading.inkWidth + heading.growth + room * 4 / 5 : heading.inkWidth + room
  }

  /// Where its ink begins.
  func left(isBold: Bool) -> Fixed {
    if heading.isFigure {
      return (Fixed(Int(advance(isBold: isBold))) - heading.width(isBold: isBold)).halved
    }
    return Fixed(Int(isBold ? heading.before * 4 / 5 : heading.before))
  }
}
