import BezelCore

/// Puts lines of glyphs under each other.
struct BlockBuilder {
  private let words: WordSetter
  private var block: TextBlock
  private let ascent: Fixed
  /// The height of a line that needs no more.
  let lineHeight: Fixed
  private let face: UInt16

  init(_ style: TextStyle, _ words: WordSetter) {
    self.words = words
    block = .empty(style)
    (lineHeight, ascent) = words.lineMetrics(style)
    face = words.stack.firstFace(isBold: style.isBold)
  }

  var lineCount: Int { block.lines.count }

  /// How far ink reaches from a line's origin, in steps of 1/65536 points.
  private struct Reach {
    var above: Int64 = 0
    var below: Int64 = 0

    mutating func add(_ ink: InkBox) {
      above = max(above, ink.top)
      below = max(below, -ink.bottom)
    }
  }

  /// The place of a glyph's ink in its line, y upwards, in steps of 1/65536 points.
  private struct InkBox {
    var left: Int64
    var right: Int64
    var top: Int64
    var bottom: Int64
  }

  /// Places a line's glyphs from left to right.
  ///
  /// Fonts that stand in for others may reach further than the first family's lines are high; such a
  /// line becomes as high as its ink.
  mutating func append(_ line: LineMaker.Line) {
    let first = block.glyphs.count
    var (all, others) = (Reach(), Reach())
    var overhang: Int64 = 0
    var pen: Int64 = 0
    for place in BidiLevels.order(line.pieces.map { $0.level }) {
      let piece = line.pieces[place]
      let scale = FontScale(size: block.style.size, unitsPerEm: words.unitsPerEm(piece.face))
      var advance: Int64 = 0
      for glyph in piece.glyphs {
        let x = pen + scale.points(advance + Int64(glyph.x))
        let y = scale.points(Int64(glyph.y))
        advance += Int64(glyph.advance)
        guard let ink = ink(glyph, piece.face, x: x, y: y) else { continue }
        block.glyphs.append(
          TextGlyph(
            face: piece.face, glyph: glyph.glyph, x: Fixed(saturating: x), y: Fixed(saturating: y)))
        all.add(ink)
        if piece.face != face { others.add(ink) }
        overhang = max(overhang, -ink.left, ink.right - line.width)
      }
      pen += piece.width
    }
    let above = max(ascent, Fixed(saturating: others.above))
    let below = max(lineHeight - ascent, Fixed(saturating: others.below))
    let width = Fixed(saturating: line.width)
    block.lines.append(
      TextLine(
        glyphs: first..<block.glyphs.count, left: 0, width: width,
        baseline: block.size.height + above))
    block.size = Size(
      width: max(block.size.width, width), height: block.size.height + above + below)
    block.ascent = max(block.ascent, Fixed(saturating: all.above) + BlockBuilder.slack)
    block.descent = max(block.descent, Fixed(saturating: all.below) + BlockBuilder.slack)
    block.overhang = max(block.overhang, Fixed(saturating: overhang) + BlockBuilder.slack)
  }

  /// For what is rounded on the way to pixels: a 256th of a point.
  private static let slack = Fixed(bits: 256)

  /// Nil for a glyph without ink.
  private func ink(_ glyph: ShapedGlyph, _ face: UInt16, x: Int64, y: Int64) -> InkBox? {
    guard glyph.glyph != ShapedGlyph.nothing else { return nil }
    let outlined = words.glyph(glyph.glyph, face)
    guard let ink = outlined.ink else { return nil }
    let scale = FontScale(
      size: block.style.size, unitsPerEm: Int64(outlined.outline.unitsPerEm))
    return InkBox(
      left: x + scale.points(Int64(ink.minX)), right: x + scale.points(Int64(ink.maxX)),
      top: y + scale.points(Int64(ink.maxY)), bottom: y + scale.points(Int64(ink.minY)))
  }

  /// The block with its lines centered in it.
  consuming func block(isCut: Bool) -> TextBlock {
    block.isCut = isCut
    guard !block.glyphs.isEmpty || isCut else { return .empty(block.style) }
    for index in block.lines.indices {
      let left = (block.size.width - block.lines[index].width).halved
      block.lines[index].left = left
      for glyph in block.lines[index].glyphs {
        block.glyphs[glyph].x = block.glyphs[glyph].x + left
      }
    }
    return block
  }
}
