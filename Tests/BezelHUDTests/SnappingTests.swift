import BezelCore
import BezelHUD
import Testing

@Suite("Snapping")
struct SnappingTests {
  private func draw(_ hud: HUD, _ width: Int, _ height: Int, scale: Fixed = 1) -> DisplayList {
    let arrangement = arrange(hud, width, height, scale: scale)
    var list = DisplayList(size: arrangement.panel.pixels, backdrop: .color(Color(white: 0)))
    arrangement.draw(hud.style, of: hud, phase: 0, into: &list)
    return list
  }

  private func bezel(_ list: DisplayList) -> Rect? {
    for command in list.commands where command.key.element == .bezel {
      if case .roundedRect(let rect, _) = command.shape { return rect }
    }
    return nil
  }

  @Test("A bezel on half pixels goes to the next whole one, and its spinner with it")
  func halves() {
    let list = draw(hud { $0.mode = .spinner }, 400, 300)
    #expect(bezel(list) == Rect(x: 162, y: 112, width: 77, height: 77))
    guard case .spinner(let center, let side, _) = list.commands.last?.shape else {
      Issue.record("no spinner was drawn")
      return
    }
    #expect(side == 37)
    #expect(center == Point(x: Fixed(401, over: 2), y: Fixed(301, over: 2)))
  }

  @Test(
    "A bezel held by the margin never reaches past it, at any scale",
    arguments: [4, 5, 6, 7, 8, 9, 12].map { Fixed($0, over: 4) })
  func clamped(scale: Fixed) {
    for width in 200..<210 {
      let far = hud {
        $0.label = Array("A title".utf8)
        $0.offset = Point(x: 16_000, y: 16_000)
      }
      let rect =
        bezel(draw(far, width, width, scale: scale)) ?? Rect(x: 0, y: 0, width: 0, height: 0)
      let panel = Panel(
        pixels: PixelSize(
          width: (Fixed(width) * scale).rounded, height: (Fixed(width) * scale).rounded),
        scale: scale)
      #expect(rect.maxX <= Fixed(((panel.size.width - 20) * scale).floor))
      #expect(rect.maxY <= Fixed(((panel.size.height - 20) * scale).floor))
      #expect(rect.minX == Fixed(rect.minX.floor))
      #expect(rect.width == Fixed(rect.width.floor))
    }
  }

  @Test("Baselines and boxes lie on whole pixels at every scale")
  func wholePixels() {
    for scale in [4, 5, 6, 7, 9].map({ Fixed($0, over: 4) }) {
      let list = draw(
        hud {
          $0.mode = .bar
          $0.label = Array("Title".utf8)
          $0.details = Array("one\ntwo".utf8)
          $0.button = Array("Stop".utf8)
        }, 401, 303, scale: scale)
      for glyph in list.glyphs { #expect(glyph.origin.y == Fixed(glyph.origin.y.floor)) }
      for command in list.commands {
        if case .roundedBorder(let rect, _, _) = command.shape, command.key.element == .button {
          #expect(
            rect
              == Rect(
                x: Fixed(rect.minX.floor), y: Fixed(rect.minY.floor),
                width: Fixed(rect.width.floor),
                height: Fixed(rect.height.floor)))
        }
      }
    }
  }

  @Test("Every command's ink lies on the bezel, and keys ascend")
  func inkOnBezel() {
    let list = draw(
      hud {
        $0.mode = .ring
        $0.progress = .half
        $0.label = Array("Title".utf8)
        $0.details = Array("one\ntwo".utf8)
        $0.button = Array("Stop".utf8)
      }, 400, 300)
    let box = bezel(list)?.enclosingPixels ?? .empty
    for command in list.commands { #expect(box.contains(command.ink)) }
    for (one, next) in zip(list.commands, list.commands.dropFirst()) { #expect(one.key < next.key) }
  }

  @Test("No progress leaves no progress ink to draw", arguments: [HUDMode.ring, .bar])
  func nothing(mode: HUDMode) {
    let list = draw(hud { $0.mode = mode }, 400, 300)
    #expect(list.commands.filter { $0.key.element == .indicator }.count == 1)
  }

  @Test("A change of the label damages the label and nothing else")
  func labelDamage() {
    var one = hud {
      $0.mode = .bar
      $0.minSize = Size(width: 300, height: 100)
      $0.label = Array("Step 1".utf8)
    }
    let before = draw(one, 400, 300)
    one.label = Array("Step 22".utf8)
    let damage = draw(one, 400, 300).damage(since: before).bounds
    #expect(!damage.isEmpty)
    #expect(damage.height <= 21)
  }
}
