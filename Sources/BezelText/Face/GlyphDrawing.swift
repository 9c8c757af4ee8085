import BezelCore

/// Carries out the drawing of a glyph in one weight.
///
/// A drawing is a line of words; its numbers are font units of the regular weight, x from the left
/// edge of the ink, y from the baseline. It begins with a character, the width of its ink, how
/// much wider the bold is, the room to its left and right, and a pen; figures have `f` before the
/// width and no room, for they stand in the middle of one width. Then, in any order:
///
///     [ x x y y          a box between two sides, bottom and top
///     / x y x y          a slanted stroke, cut level
///     ^ spread x y x y…  slanted strokes from corner to corner
///     ~ node node…       a stroke; its nodes are x y heading
///     o node node…       a stroke that closes to a ring
///     . x y percent      a dot, in parts of the pen's upright thickness
///     & character x y    another glyph's drawing, moved
///     # pen              another pen;  % percent  a part of the pen in use
///     { x x y y          shows only what boxes and slanted strokes have inside;  }  everything
///     m                  mirrors what follows, left to right
///     t height           turns what follows upside down, about half that height
///
/// A number may be followed by where the pen lies there: `<` (its left or lower edge is at the
/// number), `>` (its right or upper edge), `+` and `-` (the number and a whole pen more or less).
/// A heading is `r`, `l`, `u`, `d` or `@` and degrees counter-clockwise from the right; after it may
/// follow `*` and the percentage of the pen, `h` or `v` for an end cut level or upright, and `k`
/// and the bulge of the curve that follows.
struct GlyphDrawing {
  private let face: BuiltInFace
  private let isBold: Bool
  private var frame: Frame
  private var words: Words
  private var pen: Pen
  private var window: Window?

  /// Draws a glyph, its origin at zero.
  static func draw(_ glyph: FaceGlyph, of face: BuiltInFace, isBold: Bool) -> Contours {
    var contours = Contours()
    let frame = Frame(
      glyph.heading, at: Point(x: glyph.left(isBold: isBold), y: 0), isBold: isBold)
    var drawing = GlyphDrawing(glyph, of: face, isBold: isBold, in: frame)
    drawing.draw(into: &contours)
    if let mark = glyph.mark { drawing.drawMark(mark, of: glyph, into: &contours) }
    return contours
  }

  private init(_ glyph: FaceGlyph, of face: BuiltInFace, isBold: Bool, in frame: Frame) {
    (self.face, self.isBold, self.frame) = (face, isBold, frame)
    words = Words(face.text, in: glyph.drawing)
    pen = Pen(glyph.heading.pen, isBold: isBold)
  }

  private mutating func draw(into contours: inout Contours) {
    while words.peek() != nil {
      switch words.letter() {
      case UInt8(ascii: "["): box(into: &contours)
      case UInt8(ascii: "/"): zigzag(spread: 0, into: &contours)
      case UInt8(ascii: "^"): zigzag(spread: Fixed(words.number()), into: &contours)
      case UInt8(ascii: "~"): stroke().drawOpen(into: &contours)
      case UInt8(ascii: "o"): stroke().drawClosed(into: &contours)
      case UInt8(ascii: "."): dot(into: &contours)
      case UInt8(ascii: "&"): glyph(into: &contours)
      case UInt8(ascii: "#"): pen = Pen(words.letter(), isBold: isBold)
      case UInt8(ascii: "%"): pen = pen.scaled(percent: words.number())
      case UInt8(ascii: "{"):
        let (left, right, bottom, top) = bounds()
        window = Window(left: left, right: right, bottom: bottom, top: top)
      case UInt8(ascii: "}"): window = nil
      case UInt8(ascii: "m"): frame.mirrors = true
      case UInt8(ascii: "t"): frame.turnHeight = Fixed(words.number())
      default: preconditionFailure("A drawing has an unknown word.")
      }
    }
  }

  /// Draws a mark in the middle over or under the letter that was drawn.
  private func drawMark(_ mark: UInt32, of letter: FaceGlyph, into contours: inout Contours) {
    let glyph = face.glyph(mark)
    let isCapital = letter.base < 0x61
    let isBelow = mark == 0xB8 || mark == 0x2DB
    let place = Point(
      x: frame.origin.x + (frame.width - glyph.heading.width(isBold: isBold)).halved,
      y: isCapital && !isBelow ? 190 : 0)
    var drawing = GlyphDrawing(
      glyph, of: face, isBold: isBold, in: Frame(glyph.heading, at: place, isBold: isBold))
    drawing.draw(into: &contours)
  }

  private mutating func box(into contours: inout Contours) {
    let (left, right, bottom, top) = bounds()
    polygon(
      [
        Point(x: left, y: bottom), Point(x: left, y: top), Point(x: right, y: top),
        Point(x: right, y: bottom),
      ], into: &contours)
  }

  private mutating func bounds() -> (left: Fixed, right: Fixed, bottom: Fixed, top: Fixed) {
    let (left, right) = (x().place(pen.upright), x().place(pen.upright))
    let (bottom, top) = (y().place(pen.level), y().place(pen.level))
    return (left, right, bottom, top)
  }

  private mutating func zigzag(spread: Fixed, into contours: inout Contours) {
    var zigzag = Zigzag(spread: spread)
    while words.isAtNumber() {
      let (x, y) = (x(), y())
      let side: Zigzag.Corner.Side =
        switch x.alignment {
        case .low: .left
        case .high: .right
        default: .middle
        }
      let across = side == .middle ? x.place(pen.upright) : x.value
      zigzag.corners.append(
        .init(place: Point(x: across, y: y.place(pen.level)), side: side))
    }
    polygon(zigzag.polygon(pen), into: &contours)
  }

  private func polygon(_ corners: [Point], into contours: inout Contours) {
    let kept = window?.clip(corners) ?? corners
    contours.polygon(kept.map { frame.place($0) })
  }

  private mutating func stroke() -> Stroke {
    var stroke = Stroke()
    while words.isAtNumber() {
      let (x, y) = (x(), y())
      var heading = Angle.zero
      switch words.letter() {
      case UInt8(ascii: "r"): break
      case UInt8(ascii: "l"): heading = Angle(degrees: 180)
      case UInt8(ascii: "u"): heading = Angle(degrees: 90)
      case UInt8(ascii: "d"): heading = Angle(degrees: 270)
      case UInt8(ascii: "@"): heading = Angle(degrees: words.number())
      default: preconditionFailure("A node lacks a heading.")
      }
      var thickness = pen.thickness(heading)
      if words.take(UInt8(ascii: "*")) {
        thickness *= Fixed(Int64(words.number()), over: 100)
      }
      let place = Point(x: x.place(pen.upright), y: y.place(pen.level))
      stroke.nodes.append(
        StrokeNode(
          place: frame.place(place), heading: frame.turned(heading),
          thickness: thickness,
          cut: words.take(UInt8(ascii: "h"))
            ? .level : words.take(UInt8(ascii: "v")) ? .upright : .across,
          bulge: words.take(UInt8(ascii: "k")) ? words.number() : 57))
    }
    return stroke
  }

  private mutating func dot(into contours: inout Contours) {
    let (x, y) = (x(), y())
    let diameter = pen.upright * Fixed(Int64(words.number()), over: 100)
    let center = Point(x: x.place(diameter), y: y.place(diameter))
    contours.disc(frame.place(center), radius: diameter.halved)
  }

  private mutating func glyph(into contours: inout Contours) {
    let glyph = face.glyph(words.character())
    let place = Point(x: x().place(pen.upright), y: y().place(pen.level))
    var drawing = GlyphDrawing(
      glyph, of: face, isBold: isBold,
      in: frame.inner(glyph.heading, at: place, isBold: isBold))
    drawing.draw(into: &contours)
  }

  private mutating func x() -> Coordinate {
    var coordinate = Coordinate(from: &words)
    coordinate.value *= frame.stretch
    return coordinate
  }

  private mutating func y() -> Coordinate { Coordinate(from: &words) }
}
