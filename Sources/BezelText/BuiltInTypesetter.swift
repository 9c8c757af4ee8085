package import BezelCore

/// Sets text in the face that comes with the program: 0 is its regular weight, 1 its bold.
///
/// A glyph's number is its character; for those that the face lacks it draws a box. Text is set from
/// left to right in the order of its characters, and marks that the face cannot put onto their
/// letter follow it as boxes.
package final class BuiltInTypesetter: Typesetter {
  let face = BuiltInFace()
  /// The outlines drawn so far: the regular ones in the order of the face, then the bold ones.
  private var outlines: [GlyphOutline?]

  package init() { outlines = Array(repeating: nil, count: 2 * face.count) }

  /// The characters that have a glyph of their own, ascending.
  package var characters: [UInt32] { face.characters }

  package func lineHeight(_ style: TextStyle) -> Fixed {
    max(0, style.size) * Fixed(11_934, over: 10_000)
  }

  package func set(
    _ text: [UInt8], _ style: TextStyle, width: Fixed, lines: Int
  ) -> TextBlock {
    var block = TextBlock.empty(style)
    let end = text.lastIndex { $0 > 0x20 && $0 != 0x7F }.map { $0 + 1 } ?? 0
    guard end > 0, style.size > 0 else { return block }
    let lineHeight = lineHeight(style)
    // More lines than a block can be high are never seen.
    let most = min(lines, max(1, Int(Fixed.greatest.bits / max(1, lineHeight.bits))))
    let scale = Scale(size: style.size)
    var breaker = LineBreaker(
      text[..<end], face: face, isBold: style.isBold, limit: scale.units(in: max(0, width)))
    while block.lines.count < most,
      let line = breaker.next(isLast: block.lines.count == most - 1)
    {
      append(line, to: &block, scale, lineHeight)
    }
    block.isCut = breaker.isCut || most < 1
    guard !block.glyphs.isEmpty || block.isCut else { return .empty(style) }
    center(&block)
    block.ascent = scale.points(BuiltInFace.inkAscent)
    block.descent = scale.points(BuiltInFace.inkDescent)
    block.overhang = scale.points(BuiltInFace.inkOverhang)
    return block
  }

  package func outline(face index: UInt16, glyph: UInt32) -> GlyphOutline {
    guard index < 2 else { return GlyphOutline(unitsPerEm: BuiltInFace.unitsPerEm) }
    let isBold = index == 1
    let glyph = face.glyph(glyph)
    let place = glyph.index + (isBold ? face.count : 0)
    if let outline = outlines[place] { return outline }
    let outline = GlyphOutline(
      unitsPerEm: BuiltInFace.unitsPerEm,
      segments: GlyphDrawing.draw(glyph, of: face, isBold: isBold).segments)
    outlines[place] = outline
    return outline
  }

  private func append(
    _ line: LineBreaker.Line, to block: inout TextBlock, _ scale: Scale, _ lineHeight: Fixed
  ) {
    let isBold = block.style.isBold
    let first = block.glyphs.count
    var measure = Measure(face: face, isBold: isBold)
    for item in line.items {
      measure.add(item)
      switch item {
      case .glyph(let character), .hyphen(let character):
        block.glyphs.append(
          TextGlyph(
            face: isBold ? 1 : 0, glyph: face.glyph(character).character,
            x: scale.points(measure.origin)))
      default: break
      }
    }
    let width = scale.points(line.width)
    block.lines.append(
      TextLine(
        glyphs: first..<block.glyphs.count, left: 0, width: width,
        baseline: block.size.height + scale.points(BuiltInFace.lineAscent)))
    block.size = Size(
      width: max(block.size.width, width), height: block.size.height + lineHeight)
  }

  private func center(_ block: inout TextBlock) {
    for index in block.lines.indices {
      let left = (block.size.width - block.lines[index].width).halved
      block.lines[index].left = left
      for glyph in block.lines[index].glyphs {
        block.glyphs[glyph].x = block.glyphs[glyph].x + left
      }
    }
  }
}

/// Turns font units into points and back.
private struct Scale {
  /// Points an em; more than nothing.
  let size: Fixed

  /// The points of so many units, rounded up, so that what was measured fits into its own width.
  func points(_ units: Int64) -> Fixed {
    let em = Int64(BuiltInFace.unitsPerEm)
    return Fixed(saturating: (units * Int64(size.bits) + em - 1) / em)
  }

  /// How many whole units fit into a width.
  func units(in width: Fixed) -> Int64 {
    Int64(width.bits) * Int64(BuiltInFace.unitsPerEm) / Int64(size.bits)
  }
}
