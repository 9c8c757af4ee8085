/// How a piece of text is to be set.
package struct TextStyle: BitwiseCopyable, Hashable, Sendable {
  /// Points an em.
  package var size: Fixed
  package var isBold: Bool

  package init(size: Fixed, isBold: Bool) { (self.size, self.isBold) = (size, isBold) }
}

/// A glyph of a text block, in points.
package struct TextGlyph: BitwiseCopyable, Hashable, Sendable {
  package var face: UInt16
  package var glyph: UInt32
  /// Where its origin lies along the line, from the block's left.
  package var x: Fixed
  /// How far its origin lies above the baseline; marks are moved onto their letters.
  package var y: Fixed

  package init(face: UInt16, glyph: UInt32, x: Fixed, y: Fixed = 0) {
    (self.face, self.glyph, self.x, self.y) = (face, glyph, x, y)
  }
}

/// A line of a text block, in points from the block's top left corner.
package struct TextLine: Hashable, Sendable {
  /// Its glyphs in the block.
  package var glyphs: Range<Int>
  /// Where the line begins and ends: the ink may reach a little beyond.
  package var left: Fixed
  package var width: Fixed
  package var baseline: Fixed

  package init(glyphs: Range<Int>, left: Fixed, width: Fixed, baseline: Fixed) {
    (self.glyphs, self.left, self.width, self.baseline) = (glyphs, left, width, baseline)
  }
}

/// Text set in lines, centred in the block, in points.
package struct TextBlock: Hashable, Sendable {
  package var style: TextStyle
  /// The widest line by the lines' heights; zero by zero where there is no text.
  package var size: Size
  /// How far ink may reach above and below a baseline and beyond a line's ends.
  package var ascent: Fixed
  package var descent: Fixed
  package var overhang: Fixed
  package var lines: [TextLine]
  package var glyphs: [TextGlyph]
  /// Whether text was left out for want of room.
  package var isCut: Bool

  package init(
    style: TextStyle, size: Size, ascent: Fixed, descent: Fixed, overhang: Fixed,
    lines: [TextLine], glyphs: [TextGlyph], isCut: Bool
  ) {
    (self.style, self.size) = (style, size)
    (self.ascent, self.descent, self.overhang) = (ascent, descent, overhang)
    (self.lines, self.glyphs, self.isCut) = (lines, glyphs, isCut)
  }

  /// No text.
  package static func empty(_ style: TextStyle) -> TextBlock {
    TextBlock(
      style: style, size: .zero, ascent: 0, descent: 0, overhang: 0, lines: [], glyphs: [],
      isCut: false)
  }
}

/// What turns text into glyphs, and glyphs into outlines. Everything about fonts lies behind it.
package protocol Typesetter: AnyObject {
  /// Sets UTF-8 text (invalid bytes become U+FFFD) in lines of at most `width` points, newlines
  /// kept. What does not fit in `lines` lines is cut, and the last line then ends with an ellipsis;
  /// a word wider than the line is broken. With one line, text is not wrapped but cut.
  func set(_ text: [UInt8], _ style: TextStyle, width: Fixed, lines: Int) -> TextBlock

  /// The height of a line, in points.
  func lineHeight(_ style: TextStyle) -> Fixed

  /// The outline of a glyph of one of its faces; empty where there is none.
  func outline(face: UInt16, glyph: UInt32) -> GlyphOutline
}
