import Bezel
import BezelCore
import BezelDisplay
import BezelHUD
import BezelLinux
import BezelRaster
import Testing

@Suite("Stage")
struct StageTests {
  @Test("The first frame draws everything, and a still HUD no second one")
  func still() throws {
    let bench = try Bench()
    bench.add(content(.bar, .half)).show(animated: false)
    try bench.settle()
    #expect(bench.display.frames.map(\.bounds) == [PixelRect(PixelSize(width: 200, height: 150))])
    #expect(bench.loop.nextDeadline == nil)
    bench.sleep(60)
    try bench.settle()
    #expect(bench.display.frames.count == 1)
  }

  @Test("Nothing is opened or drawn before it is shown")
  func hidden() throws {
    let bench = try Bench()
    bench.add(content(.spinner)).label.text = "Hello"
    try bench.settle()
    #expect(!bench.display.isActive)
    #expect(bench.display.frames.isEmpty)
  }

  @Test("A spinner is twelve frames a second, each of its own rectangle")
  func spinner() throws {
    let bench = try Bench()
    bench.add(content(.spinner)).show(animated: false)
    try bench.settle()
    let first = bench.display.frames.count
    try bench.pass(1)
    #expect(bench.display.frames.count - first == 12)
    for frame in bench.display.frames.dropFirst(first) {
      #expect(frame.bounds.width <= 38 && frame.bounds.height <= 38)
    }
  }

  @Test("While a frame is in flight, later changes merge into the one after it")
  func merging() throws {
    let bench = try Bench()
    let hud = bench.add(content(.bar, 0))
    hud.show(animated: false)
    try bench.turn()
    for step in 1...50 {
      hud.progress = Double(step) / 100
      try bench.turn()
    }
    #expect(bench.display.frames.count == 1)
    try bench.settle()
    #expect(bench.display.frames.count == 2)
  }

  @Test("Frames drawn one after the other come to the same picture as one drawn at once")
  func sameBits() throws {
    let many = try Bench()
    let changing = many.add(content(.ring, 0))
    changing.show(animated: false)
    try many.settle()
    for step in 1...40 {
      changing.progress = Double(step) / 40
      if step == 20 { changing.label.text = "Half way" }
      try many.settle()
    }
    var hud = content(.ring, 1)
    hud.label = Array("Half way".utf8)
    let once = try Bench()
    once.add(hud).show(animated: false)
    try once.settle()
    #expect(many.display.pixels == once.display.pixels)
  }

  @Test("A panel that comes later gets the whole picture, one that goes is no error")
  func plugging() throws {
    let bench = try Bench(nil)
    let hud = bench.add(content(.bar, .half))
    hud.show(animated: false)
    try bench.settle()
    #expect(bench.display.frames.isEmpty)
    bench.display.plug(DisplayPanel(size: PixelSize(width: 120, height: 90)))
    try bench.settle()
    #expect(bench.display.frames.map(\.bounds) == [PixelRect(PixelSize(width: 120, height: 90))])
    bench.display.plug(nil)
    hud.progress = 1
    try bench.settle()
    #expect(bench.display.frames.count == 1)
    bench.display.plug(DisplayPanel(size: PixelSize(width: 200, height: 150)))
    try bench.settle()
    #expect(bench.display.frames.count == 2)
  }

  @Test("A panel that changes while a frame is handed over gets that frame again")
  func changeDuringSubmission() throws {
    /// Loses its first frame before `submit` returns, as a card may.
    final class Flaky: Display {
      let name: [UInt8] = []
      let panel: DisplayPanel? = Bench.panel
      var handler: ((DisplayEvent) -> Void)?
      var isReady: Bool { !isInFlight }
      private(set) var frames = 0
      private var isInFlight = false

      func activate() {}
      func deactivate() {}

      func submit(_ surface: borrowing Surface, damage: Damage, rotation: Rotation) {
        frames += 1
        if frames == 1 { handler?(.panelChanged) } else { isInFlight = true }
      }
    }
    let (display, loop) = (Flaky(), try EventLoop())
    let stage = try Stage(on: display, loop: loop)
    ProgressHUD.showAdded(to: stage, animated: false)
    for _ in 0..<6 { try loop.turn(waitingAtMost: 0) }
    #expect(display.frames == 2)
  }

  @Test("Hiding lets go of the screen, showing again draws everything")
  func hiding() throws {
    let bench = try Bench()
    let hud = bench.add(content(.spinner))
    hud.show(animated: false)
    try bench.settle()
    hud.hide(animated: false)
    try bench.settle()
    #expect(!bench.display.isActive)
    #expect(bench.loop.nextDeadline == nil)
    hud.show(animated: false)
    try bench.settle()
    #expect(bench.display.frames.count == 2)
  }

  @Test("A rotated picture is the upright one, turned", arguments: Rotation.allCases)
  func rotation(rotation: Rotation) throws {
    let size = PixelSize(width: 160, height: 120)
    var hud = content(.ring, Fixed(1, over: 3))
    hud.label = Array("Turned".utf8)
    let upright = try Bench(DisplayPanel(size: rotation.apply(to: size)))
    upright.add(hud).show(animated: false)
    try upright.settle()
    let turned = try Bench(DisplayPanel(size: size))
    turned.stage.rotation = rotation
    turned.add(hud).show(animated: false)
    try turned.settle()
    let picture = rotation.apply(to: size)
    let (uprightPixels, turnedPixels) = (upright.display.pixels, turned.display.pixels)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let place = rotation.panelRect(
          of: PixelRect(left: x, top: y, right: x + 1, bottom: y + 1), on: size)
        let pixel = turnedPixels[place.top * size.width + place.left]
        if pixel != uprightPixels[y * picture.width + x] {
          Issue.record("pixel \(x), \(y) differs")
          return
        }
      }
    }
  }
}

@Suite("The spinner's clock")
struct SpinnerClockTests {
  @Test("A step has begun at the moment that was given for it, and not before")
  func steps() {
    let clock = SpinnerClock(start: Instant(nanoseconds: 77))
    var now = Instant(nanoseconds: 77)
    for step in 1...60 {
      now = clock.nextStep(after: now)
      #expect(clock.phase(at: now) == step % 12)
      #expect(clock.phase(at: now.advanced(byNanoseconds: -1)) == (step - 1) % 12)
    }
    #expect(now.nanoseconds == 77 + 5_000_000_000)
    #expect(clock.phase(at: Instant(nanoseconds: .min)) == 0)
    #expect(clock.phase(at: Instant(nanoseconds: .max)) >= 0)
  }
}

@Suite("The scale of a panel")
struct NaturalScaleTests {
  @Test(
    "Dense panels get more pixels a point, small ones never fewer than 240 points",
    arguments: [
      // Pixels and millimetres of a 24-inch monitor, a 7-inch and a 5-inch panel, a 4K laptop, a
      // tiny dense display, and one whose size is unknown.
      (1920, 1080, 531, 299, 4), (1024, 600, 154, 86, 6), (800, 480, 108, 65, 6),
      (3840, 2160, 344, 194, 12), (320, 240, 30, 22, 4), (800, 480, 0, 0, 4),
    ])
  func scales(width: Int, height: Int, across: Int, down: Int, quarters: Int) {
    let panel = DisplayPanel(
      size: PixelSize(width: width, height: height),
      millimeters: across > 0 ? PixelSize(width: across, height: down) : nil)
    #expect(panel.naturalScale == Fixed(Int64(quarters), over: 4))
  }
}
