import BezelCore
import BezelDisplay
import BezelRaster
import BezelText

func walkShapes(_ chance: inout Chance, _ digest: inout Digest) {
  let size = PixelSize(width: 1 + chance.below(70), height: 1 + chance.below(50))
  let images = [chance.picture(), chance.picture()]
  let typesetter = BuiltInTypesetter()
  var painter = Painter()
  var surface = Surface(size: size)
  let rotation = Rotation.allCases[chance.below(4)]
  var panels = PixelFormat.allCases.map {
    PanelPicture(size: rotation.apply(to: size), format: $0)
  }
  var before: DisplayList?
  for _ in 0..<4 {
    var list = DisplayList(
      size: size, backdrop: chance.flag() ? .image(chance.below(2)) : .color(chance.color()))
    for part in 0..<chance.below(12) {
      let key = ElementKey(.bezel, part: UInt8(part))
      list.append(DrawCommand(key, chance.shape(), chance.color()))
    }
    let glyphs = (0..<chance.below(5)).map { _ in
      PlacedGlyph(
        face: UInt16(chance.below(2)), glyph: UInt32(chance.below(400)), size: chance.fixed(),
        origin: chance.point())
    }
    list.append(glyphs, ElementKey(.label), chance.color(), ink: PixelRect(size))
    var damage = Damage(PixelRect(size))
    if let before { damage = list.damage(since: before) }
    before = list
    for rect in damage.rects {
      for side in [rect.left, rect.top, rect.right, rect.bottom] { digest.add(side) }
    }
    painter.paint(list, images: images, typesetter: typesetter, damage: damage, on: &surface)
    for index in panels.indices {
      panels[index].take(surface, damage, rotation)
      digest.add(panels[index].pixels)
    }
  }
}

extension Chance {
  fileprivate mutating func picture() -> Bitmap {
    let size = PixelSize(width: 1 + below(40), height: 1 + below(40))
    let pixels = (0..<size.width * size.height).map { _ in
      // What is premultiplied is never above its alpha.
      0x8000_0000 | UInt32(truncatingIfNeeded: word()) & 0x7F7F_7F7F
    }
    return Bitmap(size: size, pixels: pixels)
  }

  fileprivate mutating func shape() -> Shape {
    switch below(10) {
    case 0: .roundedRect(rect(), radius: fixed())
    case 1: .roundedBorder(rect(), radius: fixed(), width: fixed())
    case 2: .roundedRectPart(rect(), radius: fixed(), cut: fixed())
    case 3:
      .arc(
        center: point(), radius: fixed(), width: fixed(), start: angle(), sweep: angle(),
        cap: one(of: [.butt, .square, .round]))
    case 4:
      .outlinedArc(
        center: point(), radius: fixed(), width: fixed(), inner: fixed(), start: angle(),
        sweep: angle())
    case 5: .pie(center: point(), radius: fixed(), start: angle(), sweep: angle())
    case 6: .spinner(center: point(), side: fixed(), phase: below(12))
    case 7: flag() ? .line(from: point(), to: point(), width: fixed()) : .image(below(3), rect())
    case 8:
      .outlinedBorder(
        rect(), radius: fixed(), width: fixed(), inner: fixed(), part: fixed())
    default:
      .icon(one(of: Icon.allCases), center: point(), side: fixed(), drawn: fixed())
    }
  }
}
