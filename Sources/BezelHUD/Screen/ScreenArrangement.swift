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
    if let plate = content.plate { drawPlates(plate, into: &list) }
    if content.logo?.isAbove == false { drawLogo(hud: 0, into: &list) }
    for text in texts { draw(text, into: &list) }
  }

  /// Appends what lies above HUDs.
  package func drawAbove(into list: inout DisplayList) {
    if content.logo?.isAbove == true { drawLogo(hud: .max, into: &list) }
  }

  /// Draws plates as bezels are drawn, first all that is blurred.
  private func drawPlates(_ style: Style, into list: inout DisplayList) {
    let radius = style.cornerRadius * panel.scale
    if style.bezelStyle == .blur {
      for text in texts {
        list.append(
          DrawCommand(
            key(.blur, of: text),
            .blurredBackdrop(plate(of: text), radius: radius, tint: style.blurTint),
            Color(white: 0)))
      }
      list.blurDeviation = HUD.blurRadius * panel.scale
    }
    for text in texts {
      list.append(
        DrawCommand(
          key(.bezel, of: text), .roundedRect(plate(of: text), radius: radius), style.bezelFill))
    }
  }

  /// Where the plate of a text lies, in whole pixels: a little beyond it, but neither on that of a text
  /// beside it nor off the screen.
  private func plate(of text: Text) -> Rect {
    let (size, margin) = (content.style.size, content.margin)
    let (x, y) = (min(size, margin).halved, min(size.halved, margin).halved)
    let frame = text.frame
    let plate = Rect(
      x: (frame.minX - x) * panel.scale, y: (frame.minY - y) * panel.scale,
      width: (frame.width + x + x) * panel.scale, height: (frame.height + y + y) * panel.scale)
    let pixels = plate.enclosingPixels
    return Rect(
      x: Fixed(pixels.left), y: Fixed(pixels.top), width: Fixed(pixels.width),
      height: Fixed(pixels.height))
  }

  private func key(_ element: ElementKey.Element, of text: Text) -> ElementKey {
    ElementKey(hud: 0, element, part: UInt8(clamping: text.corner))
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
    list.append(
      block.glyphs[line.glyphs], key(.screenText, of: text), content.color,
      ink: ink.enclosingPixels
    ) { glyph in
      PlacedGlyph(
        face: glyph.face, glyph: glyph.glyph, size: block.style.size * scale,
        origin: Point(x: (left + glyph.x) * scale, y: baseline - glyph.y * scale))
    }
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
