import BezelCore
import BezelHUD

/// A typesetter whose every character is half an em wide and whose lines are 1.25 em high, so that
/// tests can reckon in their heads. Lines break at spaces.
final class BlockTypesetter: Typesetter {
  func lineHeight(_ style: TextStyle) -> Fixed { style.size * Fixed(5, over: 4) }

  func set(_ text: [UInt8], _ style: TextStyle, width: Fixed, lines: Int) -> TextBlock {
    let advance = style.size.halved
    let most = max(0, (width / advance).floor)
    var rows: [Int] = []
    var isCut = false
    for paragraph in text.split(separator: 10, omittingEmptySubsequences: false) {
      var row = 0
      for word in paragraph.split(separator: 32) {
        if row > 0, row + 1 + word.count > most, lines > 1 {
          rows.append(row)
          row = 0
        }
        row += (row > 0 ? 1 : 0) + word.count
      }
      rows.append(row)
    }
    if rows.count > lines {
      rows.removeLast(rows.count - lines)
      isCut = true
    }
    if rows.contains(where: { $0 > most }) {
      rows = rows.map { min($0, most) }
      isCut = true
    }
    let height = lineHeight(style)
    var block = TextBlock.empty(style)
    block.isCut = isCut
    block.ascent = style.size
    block.descent = height - style.size
    for (number, row) in rows.enumerated() {
      let first = block.glyphs.count
      for column in 0..<row {
        block.glyphs.append(TextGlyph(face: 0, glyph: 1, x: advance * Fixed(column)))
      }
      block.lines.append(
        TextLine(
          glyphs: first..<block.glyphs.count, left: 0, width: advance * Fixed(row),
          baseline: height * Fixed(number) + style.size))
    }
    block.size = Size(
      width: advance * Fixed(rows.max() ?? 0), height: height * Fixed(rows.count))
    return block
  }

  func outline(face: UInt16, glyph: UInt32) -> GlyphOutline { GlyphOutline(unitsPerEm: 1) }
}

/// A HUD made by a few settings.
func hud(_ set: (inout HUD) -> Void) -> HUD {
  var hud = HUD()
  set(&hud)
  return hud
}

/// The arrangement of a HUD on a panel of so many points.
func arrange(_ hud: HUD, _ width: Int = 400, _ height: Int = 300, scale: Fixed = 1) -> Arrangement {
  let pixels = PixelSize(
    width: (Fixed(width) * scale).rounded, height: (Fixed(height) * scale).rounded)
  return hud.arrange(on: Panel(pixels: pixels, scale: scale), using: BlockTypesetter())
}
