import BezelCore
import BezelRaster
import Testing

@Suite("What a painter remembers or mixes at once changes no pixel")
struct ShortcutTests {
  private static let size = PixelSize(width: 90, height: 70)

  /// A bezel with all kinds of figures in it over a dim, all of them moved by a step.
  private static func list(
    _ backdrop: Backdrop, phase: Int = 2, movedBy step: Point = .zero
  ) -> DisplayList {
    var list = DisplayList(size: size, backdrop: backdrop)
    func append(_ element: ElementKey.Element, _ part: Int, _ shape: Shape, _ color: Color) {
      list.append(
        DrawCommand(ElementKey(element, part: UInt8(part)), shape.moved(by: step), color))
    }
    append(
      .background, 1, .roundedRect(Rect(x: 0, y: 0, width: 90, height: 70), radius: 0),
      Color(red: 9, green: 3, blue: 77, alpha: 51))
    append(
      .bezel, 0,
      .roundedRect(
        Rect(x: 7, y: .thousandths(5_400), width: .thousandths(75_300), height: 60), radius: 9),
      Color(red: 204, green: 199, blue: 13, alpha: 153))
    for (part, shape) in Scene.shapes.enumerated() {
      if case .image = shape { continue }
      append(
        .indicator, part, shape.moved(by: Point(14, 3)),
        Color(white: UInt8(part * 7), alpha: UInt8(30 + part * 5)))
    }
    append(
      .button, 0, .spinner(center: Point(60, 40), side: 33, phase: phase),
      Color(white: 255, alpha: 179))
    // A text over the edge of what is to be seen, and one that fades.
    for (part, alpha) in [255, 200 - 9 * phase].enumerated() {
      list.append(
        (0..<5).map {
          PlacedGlyph(
            face: 0, glyph: UInt32($0 % 3), size: .thousandths(13_700),
            origin: Point(Fixed(40 * part - 3) + .thousandths(Int64(9_300 * $0)), 61) + step)
        }, ElementKey(.button, part: UInt8(part + 1)), Color(white: 90, alpha: UInt8(alpha)),
        ink: PixelRect(
          left: 40 * part - 4 + step.x.floor, top: 40 + step.y.floor,
          right: 40 * part + 49 + step.x.ceiling, bottom: 63 + step.y.ceiling))
    }
    return list
  }

  @Test("Figures that come again are as they were")
  func records() {
    let gray = Backdrop.color(Color(white: 120))
    var painter = Painter()
    for phase in [0, 5, 11, 2, 2] {
      let list = Self.list(gray, phase: phase)
      var surface = Surface(size: Self.size)
      painter.paint(
        list, images: [], typesetter: FakeTypesetter(), damage: Damage(PixelRect(Self.size)),
        on: &surface)
      #expect(surface.bitmap == Surface(painting: list).bitmap)
    }
    let list = Self.list(gray)
    let whole = Surface(painting: list).bitmap.pixels
    for piece in Scene.pieces(of: Self.size) {
      var surface = Surface(painting: list)
      painter.paint(
        Self.list(gray, phase: 7), images: [], typesetter: FakeTypesetter(), damage: Damage(piece),
        on: &surface)
      painter.paint(
        list, images: [], typesetter: FakeTypesetter(), damage: Damage(piece), on: &surface)
      #expect(surface.bitmap.pixels == whole)
    }
  }

  @Test("Figures that have moved are as they would be drawn there")
  func moved() {
    let gray = Backdrop.color(Color(white: 120))
    var painter = Painter()
    let steps: [Point] = [
      .zero, .zero, Point(3, -2), Point(-9, 7), Point(.thousandths(3_400), -2), Point(3, .half),
      Point(-300, 4), Point(1, 1),
    ]
    for step in steps + steps {
      let list = Self.list(gray, movedBy: step)
      var surface = Surface(size: Self.size)
      painter.paint(
        list, images: [], typesetter: FakeTypesetter(), damage: Damage(PixelRect(Self.size)),
        on: &surface)
      #expect(surface.bitmap == Surface(painting: list).bitmap, "moved by \(step)")
    }
  }

  @Test("A plain backdrop gives what a picture of its color gives")
  func plain() {
    for color in [Color(white: 0), Color(red: 242, green: 17, blue: 245), Color(white: 255)] {
      let word =
        0xFF00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
      let picture = Bitmap(
        size: Self.size, pixels: Array(repeating: word, count: Self.size.width * Self.size.height))
      let expected = Surface(painting: Self.list(.image(0)), images: [picture]).bitmap
      #expect(Surface(painting: Self.list(.color(color))).bitmap == expected)
      var surface = Surface(size: Self.size)
      var painter = Painter()
      for piece in Scene.pieces(of: Self.size) {
        painter.paint(
          Self.list(.color(color)), images: [], typesetter: FakeTypesetter(), damage: Damage(piece),
          on: &surface)
      }
      #expect(surface.bitmap == expected)
    }
  }

  @Test("Curves are covered alike whatever lies of them beside the clip")
  func curves() {
    for radius in [1, 3, 18, 33, 200] as [Fixed] {
      for sweep in [-400, -200, -31, 5, 90, 217, 359] {
        let center = Point(.thousandths(40_300), .thousandths(33_800))
        let shape = Shape.arc(
          center: center, radius: radius, width: .thousandths(2_700), start: Angle(degrees: 17),
          sweep: Angle(degrees: sweep), cap: .square)
        let whole = CoverageMap(shape, 90, 70)
        let parts = CoverageMap(
          shape, 90, 70,
          clips: stride(from: 0, to: 70, by: 5).flatMap { top in
            stride(from: 0, to: 90, by: 6).map { left in
              PixelRect(left: left, top: top, right: left + 6, bottom: top + 5)
            }
          })
        #expect(parts == whole)
      }
    }
  }
}
