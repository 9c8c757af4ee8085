import BezelCore
import BezelHUD
import Testing

@Suite("Layout")
struct ArrangementTests {
  @Test(
    "A bare indicator has a bezel of its own size and two margins",
    arguments: [
      (HUDMode.spinner, 77, 77), (.auto, 77, 77), (.round, 77, 77), (.ring, 77, 77),
      (.bar, 160, 50), (.text, 40, 40),
    ])
  func bare(mode: HUDMode, width: Int, height: Int) {
    let size = arrange(hud { $0.mode = mode }).bezel.size
    #expect(size == Size(width: Fixed(width), height: Fixed(height)))
  }

  @Test("A description has one line an element, in points with two decimals")
  func description() {
    let spinner = hud { $0.mode = .spinner }
    #expect(
      arrange(spinner).description(spinner) == """
        screen 0.00 0.00 400.00 300.00
        backdrop 0.00 0.00 400.00 300.00
        bezel 161.50 111.50 77.00 77.00
        indicator 181.50 131.50 37.00 37.00

        """)
  }

  @Test("Visible elements lie exactly 4 points apart, in all 16 combinations")
  func gaps() {
    for combination in 0..<16 {
      let arrangement = arrange(
        hud {
          $0.mode = combination & 1 != 0 ? .spinner : .text
          if combination & 2 != 0 { $0.label = Array("Title".utf8) }
          if combination & 4 != 0 { $0.details = Array("More".utf8) }
          if combination & 8 != 0 { $0.button = Array("Stop".utf8) }
        })
      let frames = [
        arrangement.indicator?.frame, arrangement.label?.frame, arrangement.details?.frame,
        arrangement.button?.frame,
      ].compactMap { $0 }
      #expect(frames.count == combination.nonzeroBitCount)
      for (above, below) in zip(frames, frames.dropFirst()) {
        #expect(below.minY - above.maxY == 4)
      }
      #expect(frames.first?.minY ?? arrangement.bezel.center.y == arrangement.bezel.minY + 20)
      #expect(frames.last?.maxY ?? arrangement.bezel.center.y == arrangement.bezel.maxY - 20)
      for frame in frames { #expect(frame.center.x == arrangement.bezel.center.x) }
    }
  }

  @Test("An offset of a million points leaves the bezel 20 points inside every edge")
  func farOffsets() {
    let far = Decimal("1000000".utf8)?.fixed.clamped(to: HUD.offsets) ?? 0
    for (x, y) in [(far, far), (-far, far), (far, -far), (-far, -far)] {
      let bezel = arrange(hud { $0.offset = Point(x: x, y: y) }).bezel
      #expect(bezel.minX == Fixed(x < 0 ? 20 : 303))
      #expect(bezel.minY == Fixed(y < 0 ? 20 : 203))
    }
    let below = arrange(hud { $0.offset = Point(x: 0, y: far) }).bezel
    #expect(below.maxY == 280)
    #expect(below.center.x == 200)
  }

  @Test(
    "The nine positions lie at margin and inset",
    arguments: zip(
      HUD.Position.allCases,
      [
        (166, 111), (166, 30), (166, 193), (30, 111), (303, 111), (30, 30), (303, 30), (30, 193),
        (303, 193),
      ]))
  func positions(position: HUD.Position, place: (x: Int, y: Int)) {
    let bezel = arrange(
      hud {
        $0.position = position
        $0.insets = EdgeInsets(top: 10, right: 0, bottom: 10, left: 10)
      }
    ).bezel
    #expect((bezel.minX.floor, bezel.minY.floor) == (place.x, place.y))
  }

  @Test("A square bezel is as high as wide where there is room, and never past the margin")
  func square() {
    let title = Array("A rather long title".utf8)
    let wide = hud {
      $0.isSquare = true
      $0.label = title
      $0.offset = Point(x: 50, y: 50)
    }
    let bezel = arrange(wide).bezel
    #expect(bezel.width == bezel.height)
    #expect(bezel.width == Fixed(title.count) * 8 + 40)
    let low = arrange(wide, 400, 150).bezel
    #expect(low.height == 110)
    #expect(low.width == Fixed(title.count) * 8 + 40)
  }

  @Test("A smallest size pushes nothing past the margin, a largest size holds")
  func sizes() {
    let large = arrange(hud { $0.minSize = Size(width: 1000, height: 100) }).bezel
    #expect(large.size == Size(width: 360, height: 100))
    let small = arrange(
      hud {
        $0.maxSize = Size(width: 100, height: 200)
        $0.label = Array("A rather long title".utf8)
      })
    #expect(small.bezel.width <= 100)
    #expect(small.label?.content.isCut == true)
    #expect(small.indicator?.frame.size == Size(width: 37, height: 37))
  }

  @Test("A long title is cut, long details wrap and grow downwards")
  func long() {
    let title = arrange(hud { $0.label = Array(repeating: UInt8(ascii: "x"), count: 500) })
    #expect(title.bezel.width == 360)
    #expect(title.label?.content.isCut == true)
    #expect(title.label?.content.lines.count == 1)
    let words = Array("word ".utf8)
    let details = arrange(hud { $0.details = (0..<30).flatMap { _ in words } })
    #expect(details.details?.content.isCut == false)
    #expect((details.details?.content.lines.count ?? 0) > 1)
    #expect(details.bezel.height == 77 + 4 + (details.details?.frame.height ?? 0))
  }

  @Test(
    "Short of height, details lose lines, then margins give way, then the title goes, then gaps")
  func shortOfHeight() {
    let full = hud {
      $0.label = Array("Title".utf8)
      $0.details = Array("one\ntwo\nthree".utf8)
      $0.button = Array("Stop".utf8)
    }
    // Margins 80; spinner 37, title 20, details 15 a line, button 27, three gaps of 4.
    let needed = 80 + 37 + 20 + 3 * 15 + 27 + 12
    #expect(arrange(full, 400, needed).details?.content.lines.count == 3)
    let two = arrange(full, 400, needed - 1)
    #expect(two.details?.content.lines.count == 2)
    #expect(two.details?.content.isCut == true)
    // Where content has less than 120 points, margins give way before texts, down to three tenths.
    let one = arrange(full, 400, 80 + 37 + 20 + 27 + 8)
    #expect(one.details?.content.lines.count == 1)
    #expect(one.bezel.minY < 11 && one.bezel.minY > 10)
    #expect((one.indicator?.frame.minY ?? 0) - one.bezel.minY == 20)
    let none = arrange(full, 400, 23 + 37 + 20 + 15 + 27 + 12)
    #expect(none.details == nil && none.label != nil)
    #expect(none.bezel.minY == 6)
    #expect((none.indicator?.frame.minY ?? 0) - none.bezel.minY == 15)
    #expect(arrange(full, 400, 24 + 37 + 20 + 27 + 8).label != nil)
    let untitled = arrange(full, 400, 23 + 37 + 20 + 27 + 8)
    #expect(untitled.label == nil)
    #expect(untitled.indicator?.frame.height == 37)
    #expect(untitled.button?.frame.minY == (untitled.indicator?.frame.maxY ?? 0) + 4)
    let close = arrange(full, 400, 24 + 37 + 27 + 1)
    #expect(close.button?.frame.height == 27)
    let gap = (close.button?.frame.minY ?? 0) - (close.indicator?.frame.maxY ?? 0)
    #expect(gap > 0 && gap <= 2)
    #expect(close.indicator?.frame.height == 37)
  }

  @Test(
    "Where there is little width, margins give way to texts, down to three tenths")
  func shortOfWidth() {
    // A letter of a title is 8 points wide.
    func title(_ count: Int, _ width: Int) -> Arrangement {
      arrange(hud { $0.label = Array(repeating: UInt8(ascii: "x"), count: count) }, width, 300)
    }
    #expect(title(20, 200).label?.content.isCut == false)
    #expect(title(20, 200).bezel.minX == 6)
    #expect(title(20, 160).label?.content.isCut == true)
    #expect(title(10, 160).bezel.minX == 20)
    #expect(title(30, 240).bezel.minX == 20)
  }

  @Test(
    "A tiny container takes of the outer margin first, then of the inner one, then the indicator")
  func tiny() {
    let outer = arrange(hud { $0.mode = .spinner }, 100, 100)
    #expect(outer.bezel.size == Size(width: 77, height: 77))
    #expect(outer.bezel.center == Point(x: 50, y: 50))
    let most = arrange(hud { $0.mode = .spinner }, 85, 85)
    #expect(most.bezel.size == Size(width: 73, height: 73))
    let inner = arrange(hud { $0.mode = .spinner }, 48, 48)
    #expect(inner.bezel.size == Size(width: 48, height: 48))
    #expect(inner.indicator?.frame.size == Size(width: 37, height: 37))
    let squeezed = arrange(hud { $0.mode = .spinner }, 20, 30)
    #expect(squeezed.indicator?.frame.size == Size(width: 20, height: 20))
    let bar = arrange(hud { $0.mode = .bar }, 100, 300)
    #expect(bar.indicator?.frame.size == Size(width: 100, height: 10))
    #expect(arrange(hud { $0.mode = .text }, 1, 1).bezel.size == Size(width: 1, height: 1))
  }

  @Test("A picture keeps its shape and is scaled down into the room that texts leave")
  func picture() {
    let arrangement = arrange(
      hud {
        $0.image = HUD.ImageReference(index: 0, size: Size(width: 2000, height: 1000))
        $0.label = Array("Title".utf8)
      })
    let frame = arrangement.indicator?.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
    #expect(frame.width == 320)
    #expect(frame.height == 160)
    #expect(arrangement.label != nil)
  }

  @Test("Mode auto is a spinner until a progress is known, and again when it is not")
  func auto() {
    var hud = HUD()
    #expect(hud.indicator == .spinner)
    hud.apply(.progress(Fixed.half))
    #expect(hud.indicator == .bar(.half))
    hud.apply(.progress(nil))
    #expect(hud.indicator == .spinner)
    hud.apply(.finish(success: true, Array("Done".utf8)))
    #expect(hud.indicator == .icon(.success))
    #expect(hud.label == Array("Done".utf8))
  }

  @Test("An icon takes the place of a mode asked for by name, and a mode that of an icon")
  func replacing() {
    var hud = hud { $0.mode = .ring }
    hud.apply(.finish(success: false, []))
    #expect(hud.indicator == .icon(.error))
    hud.apply(.mode(.bar))
    hud.apply(.progress(7))
    #expect(hud.indicator == .bar(1))
  }
}
