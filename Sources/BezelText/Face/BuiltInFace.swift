/// The built-in face: its drawings, found by character.
final class BuiltInFace {
  static let unitsPerEm: Int32 = 1000
  /// How far a line's baseline lies below its top, in font units.
  static let lineAscent: Int64 = 952
  /// How far ink may reach above and below the baseline and beyond a glyph's advance.
  static let inkAscent: Int64 = 980
  static let inkDescent: Int64 = 260
  static let inkOverhang: Int64 = 80

  /// The drawings, a glyph a line; lines that begin with a space go on with the glyph before.
  let text: [UInt8]
  let kerning = Kerning()
  /// Characters ascending.
  private let glyphs: [FaceGlyph]
  /// What stands for characters that the face lacks.
  private let box: FaceGlyph

  init() {
    var text: [UInt8] = []
    for part in [
      Drawings.lowercase, Drawings.capitals, Drawings.figures, Drawings.marks, Drawings.signs,
      Drawings.moreSigns,
    ] {
      text += Array(part.utf8)
    }
    self.text = text
    let drawn = BuiltInFace.read(text)
    var glyphs: [FaceGlyph] = []
    for glyph in drawn + BuiltInFace.composites(of: drawn) {
      let place = firstIndex(in: 0..<glyphs.count) { glyphs[$0].character > glyph.character }
      glyphs.insert(glyph, at: place)
    }
    for index in glyphs.indices { glyphs[index].index = index }
    guard let box = glyphs.first(where: { $0.character == 0xFFFD }) else {
      preconditionFailure("The face has no box.")
    }
    (self.glyphs, self.box) = (glyphs, box)
  }

  /// How many glyphs there are.
  var count: Int { glyphs.count }

  /// The characters that have a glyph, ascending.
  var characters: [UInt32] { glyphs.map { $0.character } }

  /// The glyph of a character; the box where there is none.
  func glyph(_ character: UInt32) -> FaceGlyph {
    let place = firstIndex(in: 0..<glyphs.count) { glyphs[$0].character >= character }
    return place < glyphs.count && glyphs[place].character == character ? glyphs[place] : box
  }

  /// The character for a letter and a combining mark; nil where the face has none.
  func composed(_ letter: UInt32, _ mark: UInt32) -> UInt32? {
    guard let spacing = BuiltInFace.spacing(mark) else { return nil }
    return glyphs.first {
      // The letter i loses its dot under a mark.
      $0.mark == spacing && ($0.base == letter || $0.base == 0x131 && letter == 0x69)
    }?.character
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
    case 0x326, 0x327: 0xB8
    case 0x328: 0x2DB
    default: nil
    }
  }

  /// Finds the drawings in the text and reads their headings.
  private static func read(_ text: [UInt8]) -> [FaceGlyph] {
    var glyphs: [FaceGlyph] = []
    var start = 0
    while start < text.count {
      var end = start
      repeat {
        end = (text[end...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count - 1) + 1
      } while end < text.count && text[end] == UInt8(ascii: " ")
      var words = Words(text, in: start..<end)
      let character = words.character()
      let heading = FaceGlyph.Heading(from: &words)
      glyphs.append(
        FaceGlyph(
          character: character, base: character, heading: heading, drawing: words.position..<end))
      start = end
    }
    return glyphs
  }

  /// The letters with marks: each has everything but the mark from its letter.
  private static func composites(of glyphs: [FaceGlyph]) -> [FaceGlyph] {
    var composites: [FaceGlyph] = []
    let text = Array(Drawings.composites.utf8)
    var words = Words(text, in: 0..<text.count)
    while words.peek() != nil {
      let (character, letter, mark) = (words.character(), words.character(), words.character())
      guard var glyph = glyphs.first(where: { $0.character == letter }),
        let above = glyphs.first(where: { $0.character == mark })
      else { preconditionFailure("A letter with a mark lacks one of them.") }
      (glyph.character, glyph.mark) = (character, mark)
      // A mark wider than its letter must not touch the neighbors.
      let room = (above.heading.inkWidth - glyph.heading.inkWidth) / 2 + 22
      glyph.heading.before = max(glyph.heading.before, room)
      glyph.heading.after = max(glyph.heading.after, room)
      composites.append(glyph)
    }
    return composites
  }
}
