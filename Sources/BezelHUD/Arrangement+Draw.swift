package import BezelCore

extension Arrangement {
  /// Appends the HUD's commands to a list. `phase` is the spinner's step, 0…11; `number` is the HUD's
  /// among those of the list, which must ascend; `step` is what tilt moves the bezel by, in whole pixels.
  ///
  /// All is snapped to the panel's pixels; while the bezel has another scale than 1, that picture is
  /// scaled about the bezel's centre without being snapped anew, so that nothing trembles.
  package func draw(
    _ style: Style, of hud: HUD, as appearance: Appearance = .visible, phase: Int,
    number: UInt16 = 0, movedBy step: Point = .zero, into list: inout DisplayList
  ) {
    let snap = Snap(self, movedBy: step)
    let pen = Pen(appearance, about: snap.bezel.center, hud: number)
    drawBackground(style, as: appearance, snap, pen, into: &list)
    let radius = style.cornerRadius * panel.scale
    if let shadow = style.shadow {
      pen.add(
        pen.key(.shadow),
        .shadow(
          of: snap.bezel, radius: radius,
          spread: shadow.radius.halved * panel.scale, drop: shadow.drop * panel.scale),
        shadow.color, to: &list)
    }
    if style.bezelStyle == .blur {
      pen.add(
        pen.key(.blur), .blurredBackdrop(snap.bezel, radius: radius, tint: style.blurTint),
        Color(white: 0), to: &list)
      list.blurDeviation = HUD.blurRadius * panel.scale
    }
    pen.add(
      pen.key(.bezel), .roundedRect(snap.bezel, radius: radius), style.bezelFill, to: &list)
    if let indicator {
      draw(
        indicator, style, of: hud, phase: phase, drawn: appearance.iconDrawn, snap, pen, into: &list
      )
    }
    if let label {
      draw(
        label.content, in: label.frame, .label, style.labelColor ?? style.contentColor, snap, pen,
        into: &list)
    }
    if let details {
      draw(
        details.content, in: details.frame, .details, style.detailsColor ?? style.contentColor,
        snap, pen, into: &list)
    }
    if let button {
      draw(button, style, of: hud, snap, pen, into: &list)
    }
  }

  /// Draws what covers the container; it fades by itself and is not scaled.
  private func drawBackground(
    _ style: Style, as appearance: Appearance, _ snap: Snap, _ pen: Pen,
    into list: inout DisplayList
  ) {
    let rect = snap.fixed(container)
    if style.backgroundStyle == .blur {
      list.append(
        DrawCommand(
          pen.key(.background), .blurredBackdrop(rect, radius: 0, tint: .clear),
          Color(white: 0).faded(by: appearance.backgroundAlpha)))
      list.blurDeviation = HUD.blurRadius * panel.scale
    }
    if style.dim.alpha > 0 {
      list.append(
        DrawCommand(
          pen.key(.background, part: 1), .roundedRect(rect, radius: 0),
          style.dim.faded(by: appearance.backgroundAlpha)))
    }
  }

  private func draw(
    _ indicator: Box<HUD.Indicator>, _ style: Style, of hud: HUD, phase: Int, drawn: Fixed,
    _ snap: Snap, _ pen: Pen, into list: inout DisplayList
  ) {
    let box = snap.box(indicator.frame)
    let scale = panel.scale
    let (color, track) = (style.progressColor, style.trackColor)
    let side = box.size.shorterSide
    func append(_ shape: Shape, _ color: Color, part: Int) {
      pen.add(pen.key(.indicator, part: part), shape, color, to: &list)
    }
    switch indicator.content {
    case .spinner:
      append(.spinner(center: box.center, side: side, phase: phase), color, part: 0)
    case .round(let fraction):
      // The outline, 2 points wide, leaves half a point to the box; what is within it is the wedge
      // down to the centre, or an arc 2 points wider than the outline.
      let radius = side.halved
      let width = 2 * scale
      if hud.roundStyle == .pie {
        append(
          .pie(center: box.center, radius: radius - scale, start: .top, sweep: .turn), track,
          part: 0)
      }
      append(
        .outlinedArc(
          center: box.center, radius: radius, width: width,
          inner: hud.roundStyle == .pie ? radius - width : width, start: .top,
          sweep: Angle(turns: fraction)), style.roundProgressColor ?? color, part: 1)
    case .ring(let fraction), .busyRing(let fraction):
      let width = min(hud.ringWidth * scale, side.halved)
      let radius = (side - width).halved
      append(
        .arc(
          center: box.center, radius: radius, width: width, start: .top, sweep: .turn, cap: .butt),
        track, part: 0)
      if fraction > 0 {
        append(
          .arc(
            center: box.center, radius: radius, width: width, start: .top,
            sweep: Angle(turns: fraction), cap: .square), style.roundProgressColor ?? color,
          part: 1)
      }
      if case .busyRing = indicator.content {
        let inner = side - 2 * (width + HUD.busyGap * scale)
        append(.spinner(center: box.center, side: inner, phase: phase), color, part: 2)
      }
    case .bar(let fraction):
      let outline = box.inset(by: scale)
      let fill = box.inset(by: 4 * scale)
      let within = box.inset(by: 2 * scale)
      append(
        .roundedRect(within, radius: within.height.halved), style.barRemainingColor, part: 0)
      append(
        .roundedBorder(outline, radius: outline.height.halved, width: 2 * scale),
        style.barLineColor ?? color, part: 1)
      if fraction > 0 {
        append(
          .roundedRectPart(
            fill, radius: fill.height.halved, cut: fill.minX + fraction * fill.width),
          style.barProgressColor ?? color, part: 2)
      }
    case .icon(let icon):
      append(.icon(icon, center: box.center, side: side, drawn: drawn), color, part: 0)
    case .image(let image):
      append(.image(image.index, box), Color(white: 0), part: 0)
    case .drawing(let size):
      // Shrunk with its box where room was short.
      let factor = size.width > 0 ? box.width / size.width : scale
      for (number, part) in (hud.drawing?.parts ?? []).enumerated() {
        let shape = part.shape.scaled(by: Scaling(factor, about: .zero)).moved(by: box.origin)
        append(shape, part.color ?? color, part: number)
      }
    }
  }

  private func draw(
    _ button: Box<TextBlock>, _ style: Style, of hud: HUD, _ snap: Snap, _ pen: Pen,
    into list: inout DisplayList
  ) {
    let box = snap.box(button.frame)
    let radius = Fixed(box.height.halved.ceiling)
    let color = style.buttonColor ?? style.contentColor
    let border = HUD.buttonBorder * panel.scale
    if hud.isButtonPressed {
      pen.add(
        pen.key(.button), .roundedRect(box, radius: radius), color.with(alpha: 26), to: &list)
    }
    pen.add(
      pen.key(.button, part: 1),
      hud.buttonHold.map {
        .outlinedBorder(
          box, radius: radius, width: border, inner: HUD.buttonHoldBorder * panel.scale, part: $0)
      } ?? .roundedBorder(box, radius: radius, width: border), color, to: &list)
    let title = Size(
      width: button.content.size.width, height: button.frame.height - HUD.buttonPadding.height)
    draw(
      button.content, in: Rect(center: button.frame.center, size: title), .button,
      color, snap, pen, into: &list, part: 2)
    if hud.isButtonFocused {
      let width = HUD.focusWidth * panel.scale
      let reach = width + HUD.focusGap * panel.scale
      pen.add(
        pen.key(.button, part: 255),
        .roundedBorder(box.inset(by: -reach), radius: radius + reach, width: width), color,
        to: &list)
    }
  }

  /// Draws a text block in its frame, one command a line so that a line that stays costs nothing.
  private func draw(
    _ block: TextBlock, in frame: Rect, _ element: ElementKey.Element, _ color: Color,
    _ snap: Snap, _ pen: Pen, into list: inout DisplayList, part: Int = 0
  ) {
    let scale = panel.scale
    let size = block.style.size * scale
    for (number, line) in block.lines.enumerated() {
      let left = frame.minX + (frame.width - block.size.width).halved
      let baseline = snap.baseline(frame.minY + line.baseline)
      // Glyphs go to the nearest quarter of a pixel.
      let rounding = Fixed(1, over: 8)
      let ink = Rect(
        x: snap.x(left + line.left - block.overhang) - rounding,
        y: baseline - block.ascent * scale,
        width: (line.width + block.overhang + block.overhang) * scale + rounding + rounding,
        height: (block.ascent + block.descent) * scale)
      pen.add(
        block.glyphs[line.glyphs], pen.key(element, part: part + number), color, ink: ink, to: &list
      ) { glyph in
        PlacedGlyph(
          face: glyph.face, glyph: glyph.glyph, size: size,
          origin: Point(x: snap.x(left + glyph.x), y: baseline - glyph.y * scale))
      }
    }
  }
}
