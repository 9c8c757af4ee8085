import BezelCore

/// The built-in face: its drawings and what can be known of them without drawing.
final class BuiltInFace {
  static let unitsPerEm: Int32 = 1000
  /// How far a line's baseline lies below its top, in font units.
  static let lineAscent: Int64 = 952
  /// How far ink may reach above and below the baseline and beyond a glyph's advance.
  static let inkAscent: Int64 = 980
  static let inkDescent: Int64 = 260
  static let inkOverhang: Int64 = 80

  /// What a drawing begins with, in font units.
  struct Heading: BitwiseCopyable {
    var inkWidth: Int32
    /// How much wider the bold ink is.
    var growth: Int32
    var before: Int32
    var after: Int32
    var pen: UInt8
    /// Whether the glyph stands in the middle of a figure's width.
    var isFigure: Bool

    func width(isBold: Bool) -> Fixed { Fixed(Int(isBold ? inkWidth + growth : inkWidth)) }
  }

  /// A glyph in the list.
  struct Entry {
    var character: UInt32
    /// The letter without its mark.
    var base: UInt32
    var heading: Heading
    /// Where the drawing's words lie in the text.
    var drawing: Range<Int>
    /// The mark that stands on or under it.
    var mark: UInt32?
    /// Its place in the face.
    var index = 0

    func advance(isBold: Bool) -> Int32 {
      if heading.isFigure { return isBold ? 632 : 600 }
      let room = heading.before + heading.after
      return isBold
        ? heading.inkWidth + heading.growth + room * 4 / 5 : heading.inkWidth + room
    }

    func left(isBold: Bool) -> Fixed {
      if heading.isFigure {
        return (Fixed(Int(advance(isBold: isBold))) - heading.width(isBold: isBold)).halved
      }
      return Fixed(Int(isBold ? heading.before * 4 / 5 : heading.before))
    }
  }

  /// The drawings, a glyph a line; lines that begin with a space go on with the glyph before.
  let text: [UInt8]
  /// The glyphs, characters ascending.
  private let entries: [Entry]
  /// What stands for characters that the face lacks.
  private let box: Entry
  /// The pairs with a distance of their own, ascending.
  private let kernings: [Kerning]

  private struct Kerning: BitwiseCopyable {
    /// The left character by 65536 and the right one.
    var pair: UInt32
    var distance: Int32
  }

  init() {
    let text =
      Array(Drawings.lowercase.utf8) + Array(Drawings.capitals.utf8)
      + Array(Drawings.figures.utf8) + Array(Drawings.marks.utf8) + Array(Drawings.signs.utf8)
      + Array(Drawings.moreSigns.utf8)
    self.text = text
    var entries: [Entry] = []
    var start = 0
    while start < text.count {
      var end = start
      repeat {
        end = text[end...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count - 1
        end += 1
      } while end < text.count && text[end] == UInt8(ascii: " ")
      var words = Words(text, in: start..<end)
      entries.append(BuiltInFace.entry(&words, end))
      start = end
    }
    entries += BuiltInFace.composites(of: entries)
    entries.sort { $0.character < $1.character }
    for index in entries.indices { entries[index].index = index }
    guard let box = entries.first(where: { $0.character == 0xFFFD }) else {
      preconditionFailure("The face has no box.")
    }
    (self.entries, self.box) = (entries, box)
    kernings = BuiltInFace.readKernings()
  }

  private static func entry(_ words: inout Words, _ end: Int) -> Entry {
    let character = words.character()
    let isFigure = words.peek() == UInt8(ascii: "f")
    if isFigure { _ = words.letter() }
    let (width, growth) = (Int32(words.number()), Int32(words.number()))
    let room = isFigure ? (0, 0) : (Int32(words.number()), Int32(words.number()))
    let pen = words.letter()
    return Entry(
      character: character, base: character,
      heading: Heading(
        inkWidth: width, growth: growth, before: room.0, after: room.1, pen: pen,
        isFigure: isFigure),
      drawing: words.position..<end)
  }

  var count: Int { entries.count }

  /// The letters with marks: each takes everything but the mark from its letter.
  private static func composites(of letters: [Entry]) -> [Entry] {
    var composites: [Entry] = []
    var text = Scalars(Array(Drawings.composites.utf8)[...])
    while let character = text.next(), let letter = text.next(), let mark = text.next() {
      guard var entry = letters.first(where: { $0.character == letter }) else { continue }
      (entry.character, entry.base, entry.mark) = (character, letter, mark)
      // A mark wider than its letter must not touch the neighbors.
      let width = letters.first { $0.character == mark }?.heading.inkWidth ?? 0
      let room = (width - entry.heading.inkWidth) / 2 + 24
      entry.heading.before = max(entry.heading.before, room)
      entry.heading.after = max(entry.heading.after, room)
      composites.append(entry)
    }
    return composites
  }

  /// The character for a letter and a combining mark; nil where the face has none.
  func composed(_ letter: UInt32, _ mark: UInt32) -> UInt32? {
    guard (0x300...0x36F).contains(mark), let spacing = BuiltInFace.spacing(mark) else {
      return nil
    }
    // The letters i and j lose their dots under a mark.
    let base: UInt32 = letter == 0x69 ? 0x131 : letter
    return entries.first { $0.mark == spacing && $0.base == base }?.character
  }

  /// The mark that stands by itself for a combining one.
  private static func spacing(_ mark: UInt32) -> UInt32? {
    switch mark {
    case 0x300: 0x60
    case 0x301: 0xB4
    case 0x302: 0x2C6
    case 0x303: 0x2DC
    case 0x304: 0xAF
    case 0x306: 0x2D8
    case 0x307: 0x2D9
    case 0x308: 0xA8
    case 0x30A: 0x2DA
    case 0x30B: 0x2DD
    case 0x30C: 0x2C7
    case 0x327: 0xB8
    case 0x328: 0x2DB
    default: nil
    }
  }

  /// By how much more two glyphs stand apart than their advances say, in font units.
  func kerning(_ left: Entry, _ right: Entry) -> Int32 {
    let pair = left.base << 16 | right.base & 0xFFFF
    var (low, high) = (0, kernings.count)
    while low < high {
      let middle = (low + high) / 2
      if kernings[middle].pair < pair { low = middle + 1 } else { high = middle }
    }
    return low < kernings.count && kernings[low].pair == pair ? kernings[low].distance : 0
  }

  private static func readKernings() -> [Kerning] {
    let text = Array(Drawings.kerning.utf8)
    var words = Words(text, in: 0..<text.count)
    var kernings: [Kerning] = []
    while words.peek() != nil {
      let (lefts, rights) = (words.characters(), words.characters())
      let distance = Int32(words.number())
      for left in lefts {
        for right in rights {
          kernings.append(Kerning(pair: left << 16 | right, distance: distance))
        }
      }
    }
    return kernings.sorted { $0.pair < $1.pair }
  }

  /// The glyph of a character; the box where there is none.
  func entry(_ character: UInt32) -> Entry {
    find(character) ?? box
  }

  /// The glyph of a character, nil where there is none.
  func find(_ character: UInt32) -> Entry? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].character < character { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].character == character else { return nil }
    return entries[low]
  }
}
