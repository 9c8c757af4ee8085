import Bezel
import BezelCore
import BezelDisplay
import BezelHUD
import BezelLinux
import BezelRaster
import BezelText
import Testing

@Suite("Pictures of an icon that is being drawn")
struct IconDrawingTests {
  private static let size = PixelSize(width: 90, height: 90)
  private static let steps = 40
  private let typesetter = BuiltInTypesetter()

  private func list(_ icon: Icon, _ step: Int, scale: Fixed) -> DisplayList {
    var hud = HUD()
    (hud.icon, hud.margin) = (icon, 2)
    var appearance = Appearance.visible
    appearance.iconDrawn = Fixed(Int64(step), over: Int64(Self.steps))
    let panel = Panel(pixels: Self.size, scale: scale)
    return Scene(hud).displayList(
      hud.arrange(on: panel, using: typesetter), as: appearance, phase: 0)
  }

  private func paint(
    _ list: DisplayList, _ damage: Damage, on surface: inout Surface, with painter: inout Painter
  ) {
    painter.paint(list, images: [], typesetter: typesetter, damage: damage, on: &surface)
  }

  private func whole(_ list: DisplayList) -> [UInt32] {
    var (surface, painter) = (Surface(size: Self.size), Painter())
    paint(list, Damage(PixelRect(Self.size)), on: &surface, with: &painter)
    return surface.bitmap.pixels
  }

  @Test(
    "Painted by damage each step is what it is painted whole, and costs less than the icon",
    arguments: Icon.allCases)
  func byDamage(icon: Icon) {
    for scale in [Fixed.one, 2, Fixed(5, over: 4)] {
      var (surface, painter) = (Surface(size: Self.size), Painter())
      var last: DisplayList?
      var area: Int64 = 0
      // Forwards, and back again in leaps as when icons change.
      for step in Array(0...Self.steps) + [31, 12, 25, 3, 40] {
        let list = list(icon, step, scale: scale)
        let damage = last.map { list.damage(since: $0) } ?? Damage(PixelRect(Self.size))
        if last != nil, step <= Self.steps { area += damage.bounds.area }
        paint(list, damage, on: &surface, with: &painter)
        let wrong = zip(surface.bitmap.pixels, whole(list)).count { $0 != $1 }
        if wrong > 0 {
          Issue.record("step \(step), \(damage) at scale \(scale.twoDecimals): \(wrong) pixels")
          return
        }
        last = list
      }
      let side = Int64((37 * scale).ceiling)
      #expect(area < side * side * Int64(Self.steps) / 2)
    }
  }

  @Test("Ink that is there stays, up to the icon at rest", arguments: Icon.allCases)
  func grows(icon: Icon) {
    var before = whole(list(icon, 0, scale: 2))
    for step in 1...Self.steps {
      let now = whole(list(icon, step, scale: 2))
      // The icon is darker than the bezel. Where an end moves on, its edge may lighten a little.
      let lighter = zip(before, now).map { Int($1 & 0xFF) - Int($0 & 0xFF) }.max() ?? 0
      #expect(lighter <= 3, "step \(step)")
      before = now
    }
    var hud = HUD()
    (hud.icon, hud.margin) = (icon, 2)
    let rest = Scene(hud).displayList(
      hud.arrange(on: Panel(pixels: Self.size, scale: 2), using: typesetter), phase: 0)
    #expect(before == whole(rest))
  }

  @Test("On a stage a finished icon costs nothing more")
  func stage() throws {
    let bench = try Bench()
    let hud = bench.add(content(.spinner))
    hud.show(animated: false)
    try bench.settle()
    hud.customView = .success
    hud.mode = .customView
    try bench.pass(0.2)
    #expect(bench.loop.nextDeadline != nil)
    try bench.pass(0.4)
    let frames = bench.display.frames.count
    #expect((15...30).contains(frames))
    #expect(bench.loop.nextDeadline == nil)
    bench.sleep(60)
    try bench.settle()
    #expect(bench.display.frames.count == frames)
    let still = try Bench()
    still.add(content(.custom)).customView = .success
    still.stage.huds[0].show(animated: false)
    try still.settle()
    #expect(still.display.pixels == bench.display.pixels)
  }

  @Test("With reduced motion or without animation the first frame has all of it")
  func atOnce() throws {
    for reduces in [true, false] {
      let bench = try Bench()
      bench.stage.reducesMotion = reduces
      let hud = bench.add(content(.custom))
      hud.animatesIcons = reduces
      hud.show(animated: false)
      hud.customView = .error
      try bench.settle()
      #expect(bench.loop.nextDeadline == nil)
    }
  }
}
