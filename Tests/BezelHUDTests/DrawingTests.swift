import BezelCore
import BezelHUD
import Testing

@Suite("Colours, containers and drawings of a HUD")
struct DrawingTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let green = Color(red: 0, green: 255, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func list(
    _ hud: HUD, in rect: Rect? = nil, number: UInt16 = 0, height: Int = 200
  ) -> DisplayList {
    let arrangement = hud.arrange(
      on: Panel(pixels: PixelSize(width: 300, height: height), scale: 2), in: rect,
      using: BlockTypesetter())
    var list = DisplayList(size: arrangement.panel.pixels, backdrop: .color(.clear))
    arrangement.draw(hud.style, of: hud, phase: 0, number: number, into: &list)
    return list
  }

  private func colors(_ list: DisplayList, _ element: ElementKey.Element) -> [Color] {
    list.commands.filter { $0.key.element == element }.map(\.color)
  }

  private func rects(_ list: DisplayList, _ element: ElementKey.Element) -> [Rect] {
    list.commands.filter { $0.key.element == element }.compactMap {
      if case .roundedRect(let rect, _) = $0.shape { rect } else { nil }
    }
  }

  @Test("A part's own colour wins over the content's, and every other part keeps that")
  func ownColors() {
    var hud = hud {
      $0.mode = .ring
      ($0.label, $0.details) = (Array("Title".utf8), Array("More".utf8))
      $0.button = Array("Stop".utf8)
      $0.style.contentColor = red
    }
    #expect(
      Set(colors(list(hud, height: 600), .label) + colors(list(hud, height: 600), .details)) == [
        red
      ])
    hud.style.labelColor = green
    hud.style.buttonColor = blue
    let drawn = list(hud, height: 600)
    #expect(Set(colors(drawn, .label)) == [green])
    #expect(Set(colors(drawn, .details)) == [red])
    #expect(Set(colors(drawn, .button)) == [blue])
    #expect(colors(drawn, .indicator) == [red.with(alpha: 26)])
    hud.style.indicatorTrackColor = blue
    hud.style.roundProgressColor = green
    hud.progress = .half
    #expect(colors(list(hud, height: 600), .indicator) == [blue, green])
  }

  @Test("A bar's line, progress and rest have colours of their own")
  func barColors() {
    let hud = hud {
      ($0.mode, $0.progress) = (.bar, .half)
      ($0.style.barLineColor, $0.style.barProgressColor) = (red, green)
      $0.style.barRemainingColor = blue
    }
    #expect(colors(list(hud), .indicator) == [blue, red, green])
  }

  @Test("A pressed button is filled with a tenth of its colour, under its border")
  func pressed() {
    let hud = hud {
      ($0.button, $0.isButtonPressed) = (Array("Stop".utf8), true)
      $0.style.buttonColor = red
    }
    #expect(colors(list(hud), .button) == [red.with(alpha: 26), red, red])
  }

  @Test("A button that is held has a border that grows from the middle of its top, and fills once")
  func held() {
    func border(_ hold: Fixed?) -> DrawCommand? {
      let hud = hud {
        ($0.button, $0.buttonHold) = (Array("Stop".utf8), hold)
      }
      return list(hud).commands.first { $0.key == ElementKey(.button, part: 1) }
    }
    guard case .roundedBorder(let rect, let radius, let width)? = border(nil)?.shape else {
      Issue.record("the border is one")
      return
    }
    #expect(width == 2)
    #expect(
      border(.half)?.shape
        == .outlinedBorder(rect, radius: radius, width: 2, inner: 4, part: .half))
  }

  @Test("The focus is a ring about the button, with a gap, that touches no other part")
  func focus() throws {
    let hud = hud {
      ($0.label, $0.button) = (Array("Title".utf8), Array("Stop".utf8))
      ($0.mode, $0.isButtonFocused) = (.text, true)
    }
    let drawn = list(hud, height: 400)
    let ring = try #require(drawn.commands.last)
    guard case .roundedBorder(let outer, let radius, 4) = ring.shape,
      case .roundedBorder(let inner, let corner, _)? = drawn.commands.first(where: {
        $0.key == ElementKey(.button, part: 1)
      })?.shape
    else {
      Issue.record("there are two borders")
      return
    }
    #expect(outer == inner.inset(by: -6) && radius == corner + 6)
    let label = try #require(drawn.commands.first { $0.key.element == .label })
    #expect(!label.ink.intersects(ring.ink))
  }

  @Test("A HUD in a rectangle dims that rectangle, and is centred in it")
  func container() throws {
    let hud = hud {
      $0.mode = .spinner
      ($0.margin, $0.style.dim) = (5, red)
    }
    let drawn = list(hud, in: Rect(x: 50, y: 20, width: 60, height: 70))
    #expect(rects(drawn, .background) == [Rect(x: 100, y: 40, width: 120, height: 140)])
    let bezel = try #require(rects(drawn, .bezel).first)
    #expect(bezel.center == Point(x: 160, y: 110))
    #expect(
      list(hud) == list(hud, in: Rect(x: 0, y: 0, width: 150, height: 100)))
  }

  @Test("Every command of a HUD bears its number")
  func numbers() {
    let drawn = list(hud { $0.style.dim = red }, number: 7)
    #expect(drawn.commands.allSatisfy { $0.key.hud == 7 })
  }

  @Test("A drawing lies in its box, in its own colours or the indicator's, and shrinks with it")
  func drawing() throws {
    var drawing = HUD.Drawing(size: Size(width: 40, height: 20))
    let whole = Rect(x: 0, y: 0, width: 40, height: 20)
    drawing.parts = [
      .init(.roundedRect(whole, radius: 0), green),
      .init(.line(from: .zero, to: Point(x: 40, y: 20), width: 2), nil),
    ]
    var hud = hud {
      ($0.mode, $0.drawing, $0.style.indicatorColor) = (.custom, drawing, red)
    }
    let drawn = list(hud)
    #expect(colors(drawn, .indicator) == [green, red])
    #expect(rects(drawn, .indicator) == [Rect(x: 110, y: 80, width: 80, height: 40)])
    hud.maxSize = Size(width: 60, height: 100)
    #expect(rects(list(hud), .indicator) == [Rect(x: 130, y: 90, width: 40, height: 20)])
  }
}
