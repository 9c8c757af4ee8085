package import BezelCore

/// Where a stage's logo and texts lie, in points.
package struct ScreenArrangement: Hashable, Sendable {
  package let panel: Panel
  package let content: ScreenContent
  package var logo: Rect?
  package var texts: [Text] = []

  /// A text in a corner.
  package struct Text: Hashable, Sendable {
    package var corner: Int
    package var frame: Rect
    package var block: TextBlock
  }

  package init(panel: Panel, content: ScreenContent) {
    (self.panel, self.content) = (panel, content)
  }

  /// Appends what lies behind HUDs.
  package func drawBehind(into list: inout DisplayList) {
    if content.logo?.isAbove == false { drawLogo(hud: 0, into: &list) }
    for text in texts { draw(text, into: &list) }
  }

  /// Appends what lies above HUDs.
  package func drawAbove(into list: inout DisplayList) {
    if content.logo?.isAbove == true { drawLogo(hud: .max, into: &list) }
  }

  private func drawLogo(hud: UInt16, into list: inout DisplayList) {
    guard let logo else { return }
    let scale = panel.scale
    // Whole pixels, so that a picture in its own size stays as sharp as it is.
    let box = Rect(
      x: Fixed((logo.minX * scale).rounded), y: Fixed((logo.minY * scale).rounded),
      width: Fixed((logo.width * scale).rounded), height: Fixed((logo.height * scale).rounded))
    list.append(
      DrawCommand(
        ElementKey(hud: hud, .logo), .image(content.image.index, box), Color(white: 0)))
  }

  private func draw(_ text: Text, into list: inout DisplayList) {
    guard let line = text.block.lines.first else { return }
    let (scale, block) = (panel.scale, text.block)
    let baseline = Fixed(((text.frame.minY + line.baseline) * scale).rounded)
    let left = text.frame.minX
    // Glyphs go to the nearest quarter of a pixel.
    let rounding = Fixed(1, over: 8)
    let ink = Rect(
      x: (left + line.left - block.overhang) * scale - rounding,
      y: baseline - block.ascent * scale,
      width: (line.width + block.overhang + block.overhang) * scale + rounding + rounding,
      height: (block.ascent + block.descent) * scale)
    let glyphs = block.glyphs[line.glyphs].lazy.map { glyph in
      PlacedGlyph(
        face: glyph.face, glyph: glyph.glyph, size: block.style.size * scale,
        origin: Point(x: (left + glyph.x) * scale, y: baseline - glyph.y * scale))
    }
    list.append(
      glyphs, ElementKey(hud: 0, .screenText, part: UInt8(clamping: text.corner)), content.color,
      ink: ink.enclosingPixels)
  }

  /// Lines as those of HUDs, of what is there.
  package var description: String {
    var lines = ""
    func add(_ name: String, _ rect: Rect) {
      lines += [rect.minX, rect.minY, rect.width, rect.height].reduce(name) {
        $0 + " " + $1.twoDecimals
      }
      lines += "\n"
    }
    if let logo { add("logo", logo) }
    for text in texts { add("text-" + ScreenTexts.corners[text.corner].name, text.frame) }
    return lines
  }
}
