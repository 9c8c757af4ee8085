import BezelCore
import BezelText

/// The fonts that tests set text in, by the folders of their Debian packages.
enum TestFonts {
  static let dejaVu = "/usr/share/fonts/truetype/dejavu"
  static let devanagari = "/usr/share/fonts/truetype/lohit-devanagari"
  static let thai = "/usr/share/fonts/truetype/tlwg"
  static let chinese = "/usr/share/fonts/truetype/wqy"
  static let symbols = "/usr/share/fonts/truetype/ancient-scripts"
  static let cantarell = "/usr/share/fonts/opentype/cantarell"
  static let all = [dejaVu, devanagari, thai, chinese, symbols]

  /// A typesetter that knows the fonts of some folders only.
  static func typesetter(
    _ folders: [String] = all, _ choice: FontChoice = .standard
  ) throws -> FontTypesetter {
    try FontTypesetter(choice, folders: folders.map { Array($0.utf8) })
  }
}

extension FontTypesetter {
  func set(
    _ text: String, _ style: TextStyle = Setting.regular, width: Fixed = 1000, lines: Int = 100
  ) -> TextBlock {
    set(Array(text.utf8), style, width: width, lines: lines)
  }

  /// How wide a text is in one line.
  func width(_ text: String, _ style: TextStyle = Setting.regular) -> Fixed {
    set(text, style, width: 30_000, lines: 1).size.width
  }
}

/// Reads glyphs back as characters: those whose glyphs a face draws for them alone.
struct GlyphReader {
  private var names: [Key: Character] = [:]

  private struct Key: Hashable {
    var face: UInt16
    var glyph: UInt32
  }

  /// Knows the characters of some texts, those that are one glyph.
  init(_ typesetter: FontTypesetter, _ style: TextStyle = Setting.regular, knowing texts: String...)
  {
    for character in texts.joined().unicodeScalars {
      let glyphs = typesetter.set(String(character), style).glyphs
      guard glyphs.count == 1, let glyph = glyphs.first else { continue }
      let key = Key(face: glyph.face, glyph: glyph.glyph)
      if names[key] == nil { names[key] = Character(character) }
    }
  }

  /// A block's lines from left to right, without spaces; `?` is a glyph that is not known.
  func lines(_ block: TextBlock) -> [String] {
    block.lines.map { line in
      String(
        block.glyphs[line.glyphs].map { names[Key(face: $0.face, glyph: $0.glyph)] ?? "?" })
    }
  }
}
