import BezelCore
import BezelRaster
import Testing

@Suite("The painter")
struct PainterTests {
  private let white = Color(white: 255)

  @Test("Lays shapes over the backdrop in order")
  func order() {
    let surface = Surface(
      painting: list(
        6, 3, (.roundedRect(Rect(x: 1, y: 0, width: 4, height: 3), radius: 0), white),
        (.roundedRect(Rect(x: 2, y: 1, width: 2, height: 1), radius: 0), Color(white: 0))))
    #expect(
      pattern(of: surface) == """
        .####.
        .#..#.
        .####.

        """)
  }

  @Test("Draws a spinner whose spokes fade behind the brightest")
  func spinner() {
    let surface = Surface(
      painting: list(37, 37, (.spinner(center: Point(18, 18), side: 37, phase: 3), white)))
    let pixels = surface.pixels
    func level(_ x: Int, _ y: Int) -> UInt32 { pixels[y * 37 + x] & 0xFF }
    // Spoke 3 points right, 0 up, 9 left and 6 down.
    let levels = [level(32, 18), level(18, 4), level(4, 18), level(18, 32)]
    #expect(levels == levels.sorted(by: >))
    #expect(levels[0] == 255)
    #expect(level(18, 18) == 0)
    #expect(levels[3] > 40)
  }

  @Test("Takes any phase of a spinner")
  func phases() {
    func pixels(_ phase: Int) -> Bitmap {
      Surface(
        painting: list(20, 20, (.spinner(center: Point(10, 10), side: 20, phase: phase), white))
      ).bitmap
    }
    #expect(pixels(-1) == pixels(11))
    #expect(pixels(12) == pixels(0))
    #expect(pixels(.max) == pixels(Int.max % 12))
    #expect(pixels(.min) == pixels(Int.min % 12 + 12))
  }

  @Test("Draws glyphs with the typesetter's outlines")
  func glyphs() {
    var list = list(8, 5)
    let run = [1, 5].map { PlacedGlyph(face: 0, glyph: 0, size: 4, origin: Point($0, 4)) }
    list.append(run, .test, white, ink: PixelRect(left: 0, top: 0, right: 8, bottom: 5))
    #expect(
      pattern(of: Surface(painting: list)) == """
        ........
        ........
        .##..##.
        .##..##.
        ........

        """)
  }

  @Test("Leaves out pictures that are not there")
  func missingPicture() {
    var list = list(4, 4, (.image(3, Rect(x: 0, y: 0, width: 4, height: 4)), white))
    list.backdrop = .image(-1)
    #expect(Surface(painting: list).bitmap.pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test("Writes nothing outside a command's ink")
  func ink() {
    var list = DisplayList(size: PixelSize(width: 4, height: 3), backdrop: .color(.clear))
    list.append(
      DrawCommand(
        .test, .roundedRect(Rect(x: 0, y: 0, width: 4, height: 3), radius: 0), white,
        ink: PixelRect(left: 1, top: 1, right: 3, bottom: 2)))
    #expect(pattern(of: Surface(painting: list)) == "....\n.##.\n....\n")
  }

  @Test("Writes nothing outside the damage")
  func damage() {
    var surface = Surface(size: PixelSize(width: 4, height: 3))
    var painter = Painter()
    painter.paint(
      list(4, 3, backdrop: white), images: [], typesetter: FakeTypesetter(),
      damage: Damage(PixelRect(left: 2, top: -5, right: 90, bottom: 2)), on: &surface)
    #expect(pattern(of: surface) == "..##\n..##\n....\n")
  }

  @Test("Gives damaged parts the pixels that painting all gives them")
  func partial() {
    let scene = Scene.everything
    let whole = Surface(painting: scene.list, images: scene.images).bitmap
    var painter = Painter()
    for (index, rect) in Scene.pieces(of: scene.list.size).enumerated() {
      var surface = Surface(size: scene.list.size)
      painter.paint(
        scene.list, images: scene.images, typesetter: FakeTypesetter(), damage: Damage(rect),
        on: &surface)
      let painted = surface.bitmap.pixels
      for y in 0..<surface.height {
        for x in 0..<surface.width {
          let isInside =
            (rect.left..<rect.right).contains(x) && (rect.top..<rect.bottom).contains(y)
          let place = y * surface.width + x
          guard painted[place] == (isInside ? whole.pixels[place] : 0xFF00_0000) else {
            Issue.record("piece \(index) differs at \(x), \(y)")
            return
          }
        }
      }
    }
  }

  @Test("Repaints overlapping damage without laying anything twice")
  func overlapping() {
    let scene = Scene.everything
    var damage = Damage()
    damage.add(PixelRect(left: 10, top: 10, right: 60, bottom: 30))
    damage.add(PixelRect(left: 20, top: 5, right: 40, bottom: 90))
    var painter = Painter()
    var surface = Surface(painting: scene.list, images: scene.images)
    let before = surface.bitmap
    painter.paint(
      scene.list, images: scene.images, typesetter: FakeTypesetter(), damage: damage, on: &surface)
    #expect(surface.bitmap == before)
  }

  @Test("Every shape keeps within its ink")
  func inks() {
    let size = PixelSize(width: 60, height: 60)
    for shape in Scene.shapes {
      guard !shape.ink.isEmpty else { continue }
      let map = CoverageMap(shape, size.width, size.height)
      for y in 0..<size.height {
        for x in 0..<size.width where map[x, y] > 0 {
          let isInside = shape.ink.contains(
            PixelRect(left: x, top: y, right: x + 1, bottom: y + 1))
          guard isInside else {
            Issue.record("\(shape) leaves its ink at \(x), \(y)")
            return
          }
        }
      }
    }
  }

  @Test("Lays a translucent figure once, also where its parts meet")
  func once() {
    let shapes: [Shape] =
      Icon.allCases.map { .icon($0, center: Point(20, 20), side: 40) } + [
        .arc(center: Point(20, 20), radius: 15, width: 8, start: .top, sweep: .turn, cap: .round),
        .arc(
          center: Point(20, 20), radius: 15, width: 8, start: .top, sweep: Angle(degrees: 355),
          cap: .round),
        .outlinedArc(
          center: Point(20, 20), radius: 18, width: 3, inner: 4, start: .top, sweep: .quarterTurn),
      ]
    for shape in shapes {
      let surface = Surface(painting: list(40, 40, (shape, Color(white: 255, alpha: 128))))
      #expect(surface.bitmap.pixels.map { $0 & 0xFF }.max() == 128)
    }
  }
}
