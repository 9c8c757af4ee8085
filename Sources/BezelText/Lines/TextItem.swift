/// What a line of text is made of.
enum TextItem: BitwiseCopyable, Equatable {
  case glyph(UInt32)
  /// A glyph after which a line may end.
  case hyphen(UInt32)
  /// Room that is swallowed where a line ends, as wide as the face's space in hundredths.
  case space(Int32)
  /// Room that belongs to the words at its sides.
  case joint(Int32)
  case newline

  /// The item of a character; nil for those that show nothing.
  init?(_ character: UInt32) {
    switch character {
    case 0x0A, 0x2028, 0x2029: self = .newline
    case 0x09, 0x20: self = .space(100)
    case 0xA0: self = .joint(100)
    case 0x202F: self = .joint(60)
    case 0x2000, 0x2002: self = .space(190)
    case 0x2001, 0x2003, 0x3000: self = .space(380)
    case 0x2004, 0x2005, 0x2007, 0x2008, 0x205F: self = .space(100)
    case 0x2006, 0x2009, 0x200A: self = .space(60)
    // Controls, the soft hyphen, joiners, direction marks and variation selectors.
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F,
      0xFE00...0xFE0F, 0xFEFF:
      return nil
    case 0x2D, 0x2010, 0x2013, 0x2014: self = .hyphen(character)
    default: self = .glyph(character)
    }
  }

  var isSpace: Bool {
    if case .space = self { true } else { false }
  }
}
