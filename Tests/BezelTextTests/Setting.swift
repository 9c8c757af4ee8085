import BezelCore
import BezelText

/// Text set in 16 points, as tests look at it.
struct Setting {
  static let regular = TextStyle(size: 16, isBold: false)
  static let bold = TextStyle(size: 16, isBold: true)

  var block: TextBlock

  init(
    _ text: [UInt8], _ style: TextStyle = regular, width: Fixed = 1000, lines: Int = 100
  ) {
    block = BuiltInTypesetter().set(text, style, width: width, lines: lines)
  }

  init(_ text: String, _ style: TextStyle = regular, width: Fixed = 1000, lines: Int = 100) {
    self.init(Array(text.utf8), style, width: width, lines: lines)
  }

  /// The lines as text, without spaces.
  var lines: [String] {
    block.lines.map { line in
      var text = ""
      for glyph in block.glyphs[line.glyphs] {
        text.unicodeScalars.append(Unicode.Scalar(glyph.glyph) ?? "\u{FFFD}")
      }
      return text
    }
  }
}

/// How wide a piece of text is in one line.
func width(_ text: String, _ style: TextStyle = Setting.regular) -> Fixed {
  Setting(text, style, lines: 1).block.size.width
}
