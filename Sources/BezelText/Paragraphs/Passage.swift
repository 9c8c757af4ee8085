/// A paragraph of a text, or as much of a long one as a line can need.
struct Passage {
  private(set) var characters: [UInt32] = []
  /// Where in the text each character begins; the last entry is where the next passage does.
  private(set) var places: [Int] = []
  /// Whether the paragraph ends here.
  private(set) var endsParagraph = true
  /// The directions: even levels run from left to right, odd ones from right to left.
  private(set) var levels: [Int8] = []
  private(set) var isRightToLeft = false
  /// Where lines may end and where clusters begin, from before the first character to behind the
  /// last.
  private(set) var breaks: [LineBreak] = []
  private(set) var isBoundary: [Bool] = []

  /// No line has more characters: the longest panel is 16384 pixels.
  static let longest = 1 << 13

  /// Reads from a place in a text. The direction is given where the passage goes on with a
  /// paragraph; nil is as its first letter says.
  init(_ text: ArraySlice<UInt8>, from place: Int, isRightToLeft: Bool? = nil) {
    var scalars = Scalars(text[place...])
    while true {
      let place = text.endIndex - scalars.count
      guard let character = scalars.next() else {
        places.append(place)
        break
      }
      if Passage.endsLine(character) {
        var next = scalars
        if character == 0x0D, next.next() == 0x0A { scalars = next }
        places.append(text.endIndex - scalars.count)
        break
      }
      guard let shown = Passage.shown(character) else { continue }
      if characters.count == Passage.longest {
        places.append(place)
        endsParagraph = false
        break
      }
      characters.append(shown)
      places.append(place)
    }
    (levels, self.isRightToLeft) = BidiLevels.find(in: characters, isRightToLeft)
    breaks = LineBreaks.opportunities(in: characters)
    isBoundary = Array(repeating: false, count: characters.count + 1)
    for place in GraphemeClusters.boundaries(in: characters) { isBoundary[place] = true }
  }

  /// Where in the text the passage after this one begins.
  var end: Int { places.last ?? 0 }

  /// Whether a character ends a line whatever comes: line feed, vertical tab, form feed, return,
  /// next line, and Unicode's separators.
  private static func endsLine(_ character: UInt32) -> Bool {
    switch character {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// What is shown for a character; nil for controls.
  private static func shown(_ character: UInt32) -> UInt32? {
    switch character {
    case 0x09: 0x20
    case 0x00...0x1F, 0x7F...0x9F: nil
    default: character
    }
  }

  /// Whether a character is room that is swallowed where a line ends.
  static func isSpace(_ character: UInt32) -> Bool {
    switch character {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}
