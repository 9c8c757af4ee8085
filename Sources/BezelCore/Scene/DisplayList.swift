/// What lies behind everything on a screen.
package enum Backdrop: BitwiseCopyable, Hashable, Sendable {
  case color(Color)
  /// A picture of the list's `images`, scaled to cover the screen, centred.
  case image(Int)
}

/// A glyph where it is to be drawn, in pixels.
package struct PlacedGlyph: BitwiseCopyable, Hashable, Sendable {
  /// The face, as the typesetter numbers them.
  package var face: UInt16
  /// The glyph in its face.
  package var glyph: UInt32
  /// Pixels an em.
  package var size: Fixed
  /// Where the glyph's origin lies: on the baseline.
  package var origin: Point

  package init(face: UInt16, glyph: UInt32, size: Fixed, origin: Point) {
    (self.face, self.glyph, self.size, self.origin) = (face, glyph, size, origin)
  }
}

/// A whole picture as commands, back to front, keys ascending.
package struct DisplayList: Hashable, Sendable {
  package var size: PixelSize
  package var backdrop: Backdrop
  /// How far the backdrop is blurred where a command wants it so: the standard deviation of a
  /// Gaussian, in pixels. Where it is 0 the backdrop of such a command is left as it is.
  package var blurDeviation = Fixed.zero
  package private(set) var commands: [DrawCommand] = []
  package private(set) var glyphs: [PlacedGlyph] = []

  package init(size: PixelSize, backdrop: Backdrop) {
    (self.size, self.backdrop) = (size, backdrop)
  }

  /// Begins another picture, in the memory of this one.
  package mutating func begin(size: PixelSize, backdrop: Backdrop) {
    (self.size, self.backdrop, blurDeviation) = (size, backdrop, .zero)
    commands.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
  }

  /// Adds a command on top; one that can leave no ink is left out.
  package mutating func append(_ command: DrawCommand) {
    guard command.color.alpha > 0, !command.ink.intersection(PixelRect(size)).isEmpty else {
      return
    }
    commands.append(command)
  }

  /// Adds a run of glyphs on top.
  package mutating func append(
    _ run: some Sequence<PlacedGlyph>, _ key: ElementKey, _ color: Color, ink: PixelRect
  ) {
    let first = glyphs.count
    glyphs.append(contentsOf: run)
    append(DrawCommand(key, .glyphs(first..<glyphs.count), color, ink: ink))
  }

  /// Adds a run of glyphs of a text block on top, each where `place` puts it.
  package mutating func append(
    _ run: ArraySlice<TextGlyph>, _ key: ElementKey, _ color: Color, ink: PixelRect,
    placed place: (TextGlyph) -> PlacedGlyph
  ) {
    let first = glyphs.count
    for glyph in run { glyphs.append(place(glyph)) }
    append(DrawCommand(key, .glyphs(first..<glyphs.count), color, ink: ink))
  }
}
