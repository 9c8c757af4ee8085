import BezelCore
import Testing

@Suite("Geometry")
struct GeometryTests {
  @Test("A rotated rectangle lies where the turned picture has it", arguments: Rotation.allCases)
  func rotation(rotation: Rotation) {
    let panel = PixelSize(width: 7, height: 4)
    let picture = rotation.apply(to: panel)
    // From panel (px, py) to picture (lx, ly), as the kernel's documentation turns pictures.
    func picturePoint(_ px: Int, _ py: Int) -> (Int, Int) {
      switch rotation {
      case .none: (px, py)
      case .quarter: (py, panel.width - 1 - px)
      case .half: (panel.width - 1 - px, panel.height - 1 - py)
      case .threeQuarters: (panel.height - 1 - py, px)
      }
    }
    for py in 0..<panel.height {
      for px in 0..<panel.width {
        let (lx, ly) = picturePoint(px, py)
        let pixel = PixelRect(left: lx, top: ly, right: lx + 1, bottom: ly + 1)
        #expect(
          rotation.panelRect(of: pixel, on: panel)
            == PixelRect(left: px, top: py, right: px + 1, bottom: py + 1))
      }
    }
    #expect(rotation.panelRect(of: PixelRect(picture), on: panel) == PixelRect(panel))
  }

  @Test("Rotations add up, and only quarter turns are degrees")
  func adding() {
    #expect(Rotation.quarter.followed(by: .threeQuarters) == .none)
    #expect(Rotation.half.followed(by: .quarter) == .threeQuarters)
    #expect(Rotation(degrees: 270) == .threeQuarters)
    for degrees in [-90, 45, 360, 1] { #expect(Rotation(degrees: degrees) == nil) }
  }

  @Test(
    "A surface has 16384 pixels a side and 64 Mi together at most",
    arguments: [
      (1, 1, true), (16_384, 4096, true), (8192, 8192, true), (16_384, 4097, false),
      (8193, 8192, false), (16_384, 16_384, false), (16_385, 1, false), (0, 7, false),
      (7, -1, false),
      (.max, .max, false),
    ])
  func sizes(width: Int, height: Int, isUsable: Bool) {
    #expect(PixelSize(width: width, height: height).isUsable == isUsable)
  }

  @Test("A rectangle's enclosing pixels hold every part of it")
  func enclosing() {
    let rect = Rect(
      x: Fixed(-1, over: 2), y: Fixed(1, over: 4), width: 2, height: Fixed(3, over: 4))
    #expect(rect.enclosingPixels == PixelRect(left: -1, top: 0, right: 2, bottom: 1))
  }

  @Test(
    "Colours are read from hexadecimal",
    arguments: [
      ("#102030", Color(red: 0x10, green: 0x20, blue: 0x30)),
      ("#aAbBcC80", Color(red: 0xAA, green: 0xBB, blue: 0xCC, alpha: 0x80)),
    ])
  func colors(text: String, color: Color) { #expect(Color(hex: text.utf8) == color) }

  @Test(
    "What is no colour is refused", arguments: ["", "#", "#12345", "102030", "#10203G", "#1020304"])
  func noColors(text: String) { #expect(Color(hex: text.utf8) == nil) }
}

@Suite("Damage")
struct DamageTests {
  @Test("Rectangles that lie within others are dropped, neighbours are joined")
  func joining() {
    var damage = Damage(PixelRect(left: 0, top: 0, right: 10, bottom: 10))
    damage.add(PixelRect(left: 2, top: 2, right: 4, bottom: 4))
    #expect(damage.rects.count == 1)
    damage.add(PixelRect(left: 10, top: 0, right: 20, bottom: 10))
    #expect(damage.rects == [PixelRect(left: 0, top: 0, right: 20, bottom: 10)])
    damage.add(PixelRect(left: 100, top: 100, right: 101, bottom: 101))
    #expect(damage.rects.count == 2)
    damage.add(.empty)
    #expect(damage.rects.count == 2)
  }

  @Test("At most sixteen rectangles hold every pixel that was added")
  func bound() {
    var damage = Damage()
    var seed: UInt32 = 7
    var added: [PixelRect] = []
    for _ in 0..<500 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      let (x, y) = (Int(seed >> 8 & 1023), Int(seed >> 18 & 1023))
      let rect = PixelRect(left: x, top: y, right: x + 3, bottom: y + 5)
      added.append(rect)
      damage.add(rect)
      #expect(damage.rects.count <= Damage.mostRects)
    }
    for rect in added { #expect(damage.rects.contains { $0.contains(rect) }) }
  }

  private func list(_ shapes: [(ElementKey.Element, Shape)]) -> DisplayList {
    var list = DisplayList(
      size: PixelSize(width: 200, height: 200), backdrop: .color(Color(white: 0)))
    for (element, shape) in shapes {
      list.append(DrawCommand(ElementKey(element), shape, Color(white: 255)))
    }
    return list
  }

  private let bezel = Shape.roundedRect(Rect(x: 50, y: 50, width: 100, height: 100), radius: 5)

  @Test("Equal lists damage nothing")
  func equal() {
    #expect(list([(.bezel, bezel)]).damage(since: list([(.bezel, bezel)])).isEmpty)
  }

  @Test("A list that begins anew is as a new one, in the same memory")
  func anew() {
    let block = TextGlyph(face: 0, glyph: 7, x: 3)
    func fill(_ list: inout DisplayList) {
      list.append(DrawCommand(ElementKey(.bezel), bezel, Color(white: 255)))
      list.append(
        [block][...], ElementKey(.label), Color(white: 0),
        ink: PixelRect(left: 60, top: 60, right: 70, bottom: 70)
      ) { PlacedGlyph(face: $0.face, glyph: $0.glyph, size: 12, origin: Point(x: $0.x, y: 65)) }
    }
    let size = PixelSize(width: 180, height: 170)
    var new = DisplayList(size: size, backdrop: .image(3))
    fill(&new)
    var old = list([(.bezel, bezel), (.indicator, bezel), (.details, bezel)])
    old.blurDeviation = 4
    fill(&old)
    let places = unsafe (old.commands.address, old.glyphs.address)
    old.begin(size: size, backdrop: .image(3))
    #expect(old == DisplayList(size: size, backdrop: .image(3)))
    fill(&old)
    #expect(old == new)
    #expect(new.glyphs == [PlacedGlyph(face: 0, glyph: 7, size: 12, origin: Point(x: 3, y: 65))])
    #expect(unsafe (old.commands.address, old.glyphs.address) == places)
  }

  @Test("Damage that is removed leaves its memory and nothing else")
  func removed() {
    var damage = Damage(PixelRect(left: 0, top: 0, right: 9, bottom: 9))
    let place = unsafe damage.rects.address
    damage.removeAll()
    #expect(damage == Damage() && damage.bounds == .empty)
    let other = Damage(PixelRect(left: 5, top: 5, right: 30, bottom: 8))
    damage.add(other, clippedTo: PixelRect(left: 0, top: 6, right: 20, bottom: 20))
    #expect(damage.rects == [PixelRect(left: 5, top: 6, right: 20, bottom: 8)])
    #expect(unsafe damage.rects.address == place)
  }

  @Test("A part that comes, goes or changes damages where it was and is")
  func parts() {
    let label = Shape.line(
      from: Point(x: 10, y: 10), to: Point(x: 20, y: 10), width: 2)
    let (one, two) = (list([(.bezel, bezel)]), list([(.bezel, bezel), (.label, label)]))
    #expect(two.damage(since: one).rects == [label.ink])
    #expect(one.damage(since: two).rects == [label.ink])
    let moved = Shape.roundedRect(Rect(x: 55, y: 50, width: 100, height: 100), radius: 5)
    #expect(list([(.bezel, moved)]).damage(since: one).bounds == moved.ink.union(bezel.ink))
  }

  @Test("A ring that grows damages the part swept, wherever that is")
  func ring() {
    func arc(_ turns: Fixed) -> DisplayList {
      list([
        (
          .indicator,
          .arc(
            center: Point(x: 100, y: 100), radius: 50, width: 4, start: .top,
            sweep: Angle(turns: turns), cap: .square)
        )
      ])
    }
    // Around three o'clock: right edge, middle.
    let east = arc(Fixed(26, over: 100)).damage(since: arc(Fixed(24, over: 100))).bounds
    #expect(east.contains(PixelRect(left: 148, top: 97, right: 152, bottom: 103)))
    #expect(east.left > 135)
    #expect(east.top > 85)
    #expect(east.bottom < 115)
    // The other way round the same.
    #expect(arc(Fixed(24, over: 100)).damage(since: arc(Fixed(26, over: 100))).bounds == east)
    // From nothing to half a turn: the whole right half, and not the left quarter.
    let half = arc(Fixed(1, over: 2)).damage(since: arc(Fixed(1, over: 65_536))).bounds
    #expect(half.contains(PixelRect(left: 100, top: 48, right: 152, bottom: 152)))
    #expect(half.left > 85)
  }

  @Test("A bar that grows damages the columns between")
  func bar() {
    func part(_ cut: Fixed) -> DisplayList {
      list([
        (
          .indicator,
          .roundedRectPart(Rect(x: 20, y: 20, width: 100, height: 10), radius: 5, cut: cut)
        )
      ])
    }
    let damage = part(Fixed(141, over: 2)).damage(since: part(60))
    #expect(damage.rects == [PixelRect(left: 60, top: 20, right: 71, bottom: 30)])
  }

  @Test("Another size or backdrop damages everything")
  func everything() {
    let one = list([(.bezel, bezel)])
    var two = one
    two.backdrop = .color(Color(white: 9))
    #expect(two.damage(since: one).rects == [PixelRect(two.size)])
  }
}

extension Array {
  /// Where its elements lie.
  fileprivate var address: UnsafeRawPointer? {
    unsafe withUnsafeBufferPointer { unsafe UnsafeRawPointer($0.baseAddress) }
  }
}
