import Bezel
import BezelCore
import BezelHUD
import BezelRaster
import BezelText
import Testing

@Suite("Pictures of a HUD that comes and goes")
struct AnimatedPictureTests {
  private static let size = PixelSize(width: 150, height: 130)
  private let typesetter = BuiltInTypesetter()

  /// A scene with a dim, an indicator, both texts and a button over a picture.
  private func scene(_ mode: HUDMode) -> Scene {
    var hud = HUD()
    (hud.mode, hud.progress, hud.margin) = (mode, Fixed(7, over: 10), 9)
    (hud.label, hud.details) = (Array("Label".utf8), Array("Some more".utf8))
    hud.button = Array("Stop".utf8)
    hud.style.dim = BezelCore.Color(white: 0, alpha: 60)
    hud.style.shadow = .standard
    var scene = Scene(hud)
    let pixels = (0..<48).map { UInt32(0xFF00_0000) | UInt32($0 * 5) << 16 | UInt32($0 * 3) }
    if mode == .custom {
      scene.setIndicator(Bitmap(size: PixelSize(width: 8, height: 6), pixels: pixels))
    }
    scene.setBackdrop(Bitmap(size: PixelSize(width: 8, height: 6), pixels: pixels))
    return scene
  }

  private func lists(_ scene: Scene, _ animation: Animation, scale: Fixed) -> [DisplayList] {
    let arrangement = scene.hud.arrange(
      on: Panel(pixels: Self.size, scale: scale), using: typesetter)
    var machine = HUDMachine()
    machine.settings.animation = animation
    var now = Instant(nanoseconds: 0)
    var lists: [DisplayList] = []
    _ = machine.handle(.attach, at: now)
    for frame in 0..<26 {
      switch frame {
      case 1: _ = machine.handle(.show(animated: true), at: now)
      case 5, 17: _ = machine.handle(.hide(animated: true), at: now)
      case 7: _ = machine.handle(.show(animated: true), at: now)
      default: _ = machine.handle(.tick, at: now)
      }
      lists.append(
        scene.displayList(arrangement, as: machine.appearance(at: now), phase: frame / 3 % 12))
      now = now.advanced(byNanoseconds: 41_000_000)
    }
    return lists
  }

  private func paint(
    _ list: DisplayList, of scene: Scene, damage: Damage, on surface: inout Surface,
    with painter: inout Painter
  ) {
    painter.paint(
      list, images: scene.images, typesetter: typesetter, damage: damage, on: &surface)
  }

  private func whole(_ list: DisplayList, of scene: Scene) -> [UInt32] {
    var (surface, painter) = (Surface(size: Self.size), Painter())
    paint(list, of: scene, damage: Damage(PixelRect(Self.size)), on: &surface, with: &painter)
    return surface.bitmap.pixels
  }

  @Test(
    "Painted by damage they are what they are painted whole",
    arguments: [
      (Animation.fade, HUDMode.spinner), (.zoom, .round), (.zoomIn, .ring), (.zoomOut, .bar),
      (.zoom, .custom), (.zoomOut, .text),
    ])
  func byDamage(animation: Animation, mode: HUDMode) {
    let scene = scene(mode)
    for scale in [Fixed.one, Fixed(5, over: 4)] {
      var (surface, painter) = (Surface(size: Self.size), Painter())
      var last: DisplayList?
      for (frame, list) in lists(scene, animation, scale: scale).enumerated() {
        let damage = last.map { list.damage(since: $0) } ?? Damage(PixelRect(Self.size))
        paint(list, of: scene, damage: damage, on: &surface, with: &painter)
        let wrong = zip(surface.bitmap.pixels, whole(list, of: scene)).count { $0 != $1 }
        if wrong > 0 {
          Issue.record("frame \(frame) at scale \(scale.twoDecimals): \(wrong) pixels")
          return
        }
        last = list
      }
    }
  }

  @Test(
    "No command leaves ink outside its box",
    arguments: [
      (Animation.zoom, HUDMode.spinner), (.zoomIn, .round), (.zoomOut, .ring), (.zoom, .bar),
      (.zoomOut, .custom),
    ])
  func ink(animation: Animation, mode: HUDMode) {
    let scene = scene(mode)
    for (frame, list) in lists(scene, animation, scale: 1).enumerated() {
      // The same commands, allowed to draw anywhere.
      var free = DisplayList(size: list.size, backdrop: list.backdrop)
      free.blurDeviation = list.blurDeviation
      for command in list.commands {
        if case .glyphs(let range) = command.shape {
          free.append(
            list.glyphs[range], command.key, command.color, ink: PixelRect(list.size))
        } else {
          free.append(
            DrawCommand(command.key, command.shape, command.color, ink: PixelRect(list.size)))
        }
      }
      #expect(whole(free, of: scene) == whole(list, of: scene), "frame \(frame)")
    }
  }

  @Test("Hidden, nothing but the backdrop is drawn, and up, what is drawn at rest")
  func ends() {
    let scene = scene(.ring)
    let lists = lists(scene, .zoom, scale: 1)
    #expect(lists.first?.commands.isEmpty == true)
    #expect(lists.last?.commands.isEmpty == true)
    let arrangement = scene.hud.arrange(on: Panel(pixels: Self.size), using: typesetter)
    #expect(lists[16].commands == scene.displayList(arrangement, phase: 5).commands)
    #expect(lists[16].glyphs == scene.displayList(arrangement, phase: 5).glyphs)
  }
}
