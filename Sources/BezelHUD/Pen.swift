import BezelCore

/// Adds to a list what is drawn at rest, as it looks in an animation.
struct Pen {
  private let hud: UInt16
  private let alpha: Fixed
  private let scaling: Scaling

  init(_ appearance: Appearance, about center: Point, hud: UInt16) {
    self.hud = hud
    alpha = appearance.bezelAlpha
    scaling = Scaling(appearance.bezelScale, about: center)
  }

  /// The key of a part of an element.
  func key(_ element: ElementKey.Element, part: Int = 0) -> ElementKey {
    ElementKey(hud: hud, element, part: UInt8(clamping: part))
  }

  func add(_ key: ElementKey, _ shape: Shape, _ color: Color, to list: inout DisplayList) {
    list.append(DrawCommand(key, shape.scaled(by: scaling), color.faded(by: alpha)))
  }

  func add(
    _ glyphs: ArraySlice<TextGlyph>, _ key: ElementKey, _ color: Color, ink: Rect,
    to list: inout DisplayList, placed place: (TextGlyph) -> PlacedGlyph
  ) {
    let color = color.faded(by: alpha)
    guard scaling.factor != 1 else {
      return list.append(glyphs, key, color, ink: ink.enclosingPixels, placed: place)
    }
    // The steps that roundings can make outlines larger are far less than this.
    let margin = Fixed(1, over: 256)
    list.append(
      glyphs, key, color, ink: scaling.rect(ink).inset(by: -margin).enclosingPixels
    ) { glyph in
      var glyph = place(glyph)
      glyph.size = scaling.length(glyph.size)
      glyph.origin = scaling.point(glyph.origin)
      return glyph
    }
  }
}
