import Bezel
import BezelCore
import BezelDisplay
import BezelHUD
import BezelLinux
import BezelMotion
import Testing

/// A sensor that feels what it is told.
final class PretendSensor: MotionSensor {
  var handler: ((MotionSample?) -> Void)?
  var period: Int64 = 0
  var matrix: MountMatrix?
  private(set) var isRunning = false

  func start() { isRunning = true }
  func stop() { isRunning = false }
}

/// A stage whose device is turned by hand.
private final class Held {
  let bench: Bench
  let sensor = PretendSensor()
  let hud: ProgressHUD
  var stage: Stage { bench.stage }
  var frames: [Damage] { bench.display.frames }

  init(
    _ panel: DisplayPanel = DisplayPanel(size: PixelSize(width: 200, height: 150)),
    _ content: HUD = content(.ring, .half)
  ) throws {
    bench = try Bench(panel)
    bench.stage.motionSensor = sensor
    hud = bench.add(content)
    hud.minSize = Size(width: 60, height: 60)
    hud.show(animated: false)
    try bench.settle()
  }

  /// Holds the device with the screen's normal so many degrees to the right and down of upwards.
  func hold(right: Int = 0, down: Int = 0, seconds: Double = 0.1) throws {
    let (right, down) = (Angle(degrees: right), Angle(degrees: down))
    func part(_ a: Fixed) -> Decimal { Decimal(billionths: Int64(a.bits) * 9_806_650_000 / 65_536) }
    let force = Acceleration(
      x: part(-right.sine), y: part(down.sine * right.cosine), z: part(down.cosine * right.cosine))
    try feel(force, seconds: seconds)
  }

  /// Feels a force for a while, as often as samples are wanted.
  func feel(_ force: Acceleration, seconds: Double) throws {
    var left = Int64(seconds * 1_000_000_000)
    while left > 0, sensor.isRunning {
      sensor.handler?(MotionSample(force))
      try bench.settle()
      try bench.pass(Double(sensor.period / 1_000_000) / 1000)
      left -= sensor.period
    }
  }

  func loseSensor() throws {
    sensor.handler?(nil)
    try bench.pass(1)
  }
}

@Suite("HUDs on a device that is tilted")
struct TiltedHUDTests {
  /// The picture with its parts about the middle moved by so many pixels; what is uncovered is backdrop.
  private func moved(_ pixels: [UInt32], width: Int, by step: (x: Int, y: Int)) -> [UInt32] {
    let height = pixels.count / width
    return (0..<pixels.count).map { place in
      let (x, y) = (place % width - step.x, place / width - step.y)
      return x >= 0 && x < width && y >= 0 && y < height ? pixels[y * width + x] : pixels[0]
    }
  }

  @Test(
    "The bezel moves as one by as many pixels as the points have",
    arguments: [
      (30, 0, 10, 0), (-30, 0, -10, 0), (0, 30, 0, 10), (0, -30, 0, -10), (5, 0, 3, 0),
    ], [Fixed(1), Fixed(5, over: 4), Fixed(2)])
  func movement(tilt: (right: Int, down: Int, x: Int, y: Int), scale: Fixed) throws {
    let size = PixelSize(width: 400, height: 300)
    let held = try Held(DisplayPanel(size: size))
    held.stage.scale = scale
    held.stage.motionEffects.settings.centering = .max
    try held.hold()
    let before = held.bench.display.pixels
    try held.hold(right: tilt.right, down: tilt.down, seconds: 1.5)
    // 5 degrees are 0.3367 of the way at 15.
    func pixels(_ points: Int) -> Int {
      let exact = points.magnitude == 3 ? Fixed(3367, over: 1000) : Fixed(Int(points))
      return (exact * scale).rounded
    }
    #expect(
      held.bench.display.pixels
        == moved(before, width: size.width, by: (pixels(tilt.x), pixels(tilt.y))))
  }

  @Test("Only the bezel's old and new rectangles are drawn again")
  func damage() throws {
    let held = try Held()
    held.stage.backdrop = BezelCore.Color(red: 20, green: 60, blue: 90)
    try held.hold()
    let before = held.frames.count
    try held.hold(right: 4, down: -3, seconds: 1)
    let after = held.frames.dropFirst(before)
    #expect(!after.isEmpty)
    // The bezel is 77 pixels square, and moves by a few.
    #expect(after.allSatisfy { $0.bounds.width <= 80 && $0.bounds.height <= 80 })
  }

  @Test("A device that is held still causes no frames, and fewer samples after two seconds")
  func still() throws {
    let held = try Held()
    try held.hold(right: 3, down: 40)
    let before = held.frames.count
    #expect(held.sensor.period == 33_333_333)
    try held.hold(right: 3, down: 40, seconds: 60)
    #expect(held.frames.count == before)
    #expect(held.sensor.period == 200_000_000)
    try held.hold(right: 9, down: 40)
    #expect(held.sensor.period == 33_333_333)
  }

  @Test("The attitude at the show is the center, and a new one becomes it")
  func centering() throws {
    let held = try Held()
    let level = held.bench.display.pixels
    try held.hold(right: 40, down: 20, seconds: 1)
    #expect(held.bench.display.pixels == level)
    try held.hold(right: 20, down: 20, seconds: 1)
    #expect(held.bench.display.pixels != level)
    try held.hold(right: 20, down: 20, seconds: 60)
    #expect(held.bench.display.pixels == level)
    held.hud.hide(animated: false)
    try held.bench.settle()
    held.hud.show(animated: false)
    try held.bench.settle()
    try held.hold(right: -20, seconds: 1)
    #expect(held.bench.display.pixels == level)
  }

  @Test("Samples are taken only while a HUD that follows them is on a screen")
  func running() throws {
    let held = try Held()
    #expect(held.sensor.isRunning)
    held.hud.hide(animated: false)
    try held.bench.settle()
    #expect(!held.sensor.isRunning)
    #expect(held.bench.loop.nextDeadline == nil)
    held.hud.show(animated: false)
    try held.bench.settle()
    #expect(held.sensor.isRunning)
    held.hud.areDefaultMotionEffectsEnabled = false
    #expect(!held.sensor.isRunning)
    held.hud.areDefaultMotionEffectsEnabled = true
    #expect(held.sensor.isRunning)
    held.stage.reducesMotion = true
    #expect(!held.sensor.isRunning)
    held.stage.reducesMotion = false
    held.bench.display.plug(nil)
    try held.bench.settle()
    #expect(!held.sensor.isRunning)
    held.bench.display.plug(Bench.panel)
    try held.bench.settle()
    #expect(held.sensor.isRunning)
    held.stage.isSuspended = true
    try held.bench.settle()
    #expect(!held.sensor.isRunning)
  }

  @Test("A HUD that does not follow stays where it is beside one that does")
  func others() throws {
    let held = try Held()
    var corner = content(.text)
    (corner.label, corner.position) = (Array("x".utf8), .topLeft)
    let other = held.bench.add(corner)
    other.areDefaultMotionEffectsEnabled = false
    other.show(animated: false)
    try held.bench.settle()
    try held.hold()
    func part(_ pixels: [UInt32]) -> [UInt32] { Array(pixels[0..<200 * 25]) }
    let before = held.bench.display.pixels
    try held.hold(right: 30, down: 0, seconds: 1)
    #expect(held.bench.display.pixels != before)
    #expect(part(held.bench.display.pixels) == part(before))
  }

  @Test("Without samples the bezel goes home, and the first one after that is the center")
  func loss() throws {
    let held = try Held()
    let level = held.bench.display.pixels
    held.stage.motionEffects.settings.centering = .max
    try held.hold()
    try held.hold(right: 20, seconds: 1)
    let tilted = held.bench.display.pixels
    #expect(tilted != level)
    try held.loseSensor()
    #expect(held.bench.display.pixels == level)
    #expect(held.bench.loop.nextDeadline == nil)
    try held.hold(right: -20, seconds: 1)
    #expect(held.bench.display.pixels == level)
    try held.hold(right: 0, seconds: 1)
    #expect(held.bench.display.pixels == tilted)
  }

  @Test("A bezel at the edge of its container comes into its margin and no further")
  func edges() throws {
    var hud = content(.ring, .half)
    (hud.position, hud.margin) = (.topLeft, 4)
    hud.insets.left = 30
    let held = try Held(Bench.panel, hud)
    held.stage.motionEffects.settings.centering = .max
    try held.hold()
    let before = held.bench.display.pixels
    try held.hold(right: -30, down: -30, seconds: 2)
    #expect(held.bench.display.pixels == moved(before, width: 200, by: (-4, -4)))
  }

  @Test("Points, degrees and inversions are those of the effects")
  func effects() throws {
    let held = try Held()
    var effects = MotionEffects()
    (effects.points, effects.degrees, effects.invertsX) = (6, 30, true)
    effects.settings.centering = .max
    held.stage.motionEffects = effects
    try held.hold()
    let before = held.bench.display.pixels
    try held.hold(right: 30, seconds: 2)
    #expect(held.bench.display.pixels == moved(before, width: 200, by: (-6, 0)))
    held.stage.motionEffects.degrees = 500
    #expect(held.stage.motionEffects.degrees == 90)
    held.stage.motionEffects.points = .nan
    #expect(held.stage.motionEffects.points == 6)
  }

  @Test("The mount matrix goes to the sensor, and a text that is none is refused")
  func matrix() throws {
    let held = try Held()
    try held.stage.motionEffects.setMountMatrix("0, 1, 0; -1, 0, 0; 0, 0, 1")
    #expect(try held.sensor.matrix == MountMatrix(Array("0,1,0;-1,0,0;0,0,1".utf8)))
    #expect(throws: StageError.self) {
      try held.stage.motionEffects.setMountMatrix("1, 0, 0")
    }
  }

  @Test(
    "On a panel that is built in sideways the bezel goes the same way to the eye",
    arguments: Rotation.allCases)
  func rotation(rotation: Rotation) throws {
    let size = PixelSize(width: 200, height: 200)
    let held = try Held(DisplayPanel(size: size, orientation: rotation))
    held.stage.motionEffects.settings.centering = .max
    // To the viewer's right: in the axes of the panel that is the picture's right, turned back.
    func force(_ degrees: Int) -> Acceleration {
      let angle = Angle(degrees: degrees)
      func part(_ a: Fixed) -> Decimal {
        Decimal(billionths: Int64(a.bits) * 9_806_650_000 / 65_536)
      }
      let (right, out) = (part(-angle.sine), part(angle.cosine))
      let none = Decimal(billionths: 0)
      return switch rotation {
      case .none: Acceleration(x: right, y: none, z: out)
      case .quarter: Acceleration(x: none, y: -right, z: out)
      case .half: Acceleration(x: -right, y: none, z: out)
      case .threeQuarters: Acceleration(x: none, y: right, z: out)
      }
    }
    try held.feel(force(0), seconds: 0.1)
    let before = held.bench.display.pixels
    try held.feel(force(30), seconds: 1.5)
    let step: (Int, Int) =
      switch rotation {
      case .none: (10, 0)
      case .quarter: (0, 10)
      case .half: (-10, 0)
      case .threeQuarters: (0, -10)
      }
    #expect(held.bench.display.pixels == moved(before, width: 200, by: step))
  }

  @Test("A touch finds the button where the tilt has moved it")
  func touches() throws {
    var hud = content(.text)
    hud.button = Array("Stop".utf8)
    let held = try Held(DisplayPanel(size: PixelSize(width: 400, height: 300)), hud)
    held.stage.motionEffects.points = 60
    held.stage.motionEffects.settings.centering = .max
    var presses = 0
    held.hud.button.onPress = { presses += 1 }
    try held.bench.settle()
    // A button that has just come is not pressed by accident.
    try held.hold(seconds: 1)
    held.bench.tap(200, 150)
    #expect(presses == 1)
    try held.hold(down: 30, seconds: 1.5)
    held.bench.tap(200, 150)
    #expect(presses == 1)
    held.bench.tap(200, 210)
    #expect(presses == 2)
  }
}

@Suite("Storms of samples")
struct MotionStormTests {
  @Test("Whatever is felt, shown and plugged, samples are taken just while something follows them")
  func storm() throws {
    var random = SystemRandomNumberGenerator()
    let held = try Held()
    let second = held.bench.add(content(.text))
    second.label.text = "Second"
    func any(_ range: ClosedRange<Int64>) -> Decimal {
      Decimal(billionths: Int64.random(in: range, using: &random))
    }
    for _ in 0..<1500 {
      switch Int.random(in: 0..<14, using: &random) {
      case 0: held.hud.show(animated: Bool.random())
      case 1: held.hud.hide(animated: Bool.random())
      case 2: second.show(animated: Bool.random())
      case 3: second.hide(animated: Bool.random())
      case 4: held.bench.display.plug(Bool.random() ? nil : Bench.panel)
      case 5: held.stage.reducesMotion.toggle()
      case 6: held.hud.areDefaultMotionEffectsEnabled.toggle()
      case 7: held.stage.turnsWithDevice.toggle()
      case 8: held.sensor.handler?(nil)
      case 9: held.stage.motionEffects.points = Double.random(in: -10...30000)
      default:
        let range: ClosedRange<Int64> =
          Bool.random() ? -9_000_000_000...9_000_000_000 : Int64.min...Int64.max
        let step = Bool.random() ? any(0...500_000_000) : any(.min ... .max)
        held.sensor.handler?(
          MotionSample(
            Acceleration(x: any(range), y: any(range), z: any(range)), step: step,
            isReversed: Bool.random()))
      }
      try held.bench.pass(Double.random(in: 0...0.1))
      let follows =
        [held.hud, second].contains { $0.isVisible && $0.areDefaultMotionEffectsEnabled }
        && !held.stage.reducesMotion
      let turns = held.stage.turnsWithDevice && held.stage.isVisible
      #expect(held.sensor.isRunning == (held.stage.hasPanel && (follows || turns)))
    }
    for hud in [held.hud, second] { hud.hide(animated: false) }
    try held.bench.settle()
    #expect(!held.sensor.isRunning && held.bench.loop.nextDeadline == nil)
  }
}

@Suite("A picture that turns with its device")
struct TurningPictureTests {
  private let up = Decimal(billionths: 9_806_650_000)
  private let none = Decimal(billionths: 0)

  private func force(_ rotation: Rotation) -> Acceleration {
    switch rotation {
    case .none: Acceleration(x: none, y: up, z: none)
    case .quarter: Acceleration(x: up, y: none, z: none)
    case .half: Acceleration(x: none, y: -up, z: none)
    case .threeQuarters: Acceleration(x: -up, y: none, z: none)
    }
  }

  @Test("It stands upright, as if it had been turned by hand", arguments: Rotation.allCases)
  func turns(rotation: Rotation) throws {
    let panel = DisplayPanel(size: PixelSize(width: 200, height: 150), orientation: .quarter)
    let held = try Held(panel)
    held.stage.turnsWithDevice = true
    #expect(held.stage.panels[0].rotation == .quarter)
    try held.feel(force(.none), seconds: 0.1)
    #expect(held.stage.panels[0].rotation == .none)
    try held.feel(force(rotation), seconds: 1)
    let byHand = try Held(panel)
    byHand.stage.rotation = rotation
    try byHand.bench.settle()
    #expect(held.stage.panels[0].rotation == rotation)
    #expect(held.bench.display.pixels == byHand.bench.display.pixels)
    #expect(held.stage.panels[0].size == byHand.stage.panels[0].size)
  }

  @Test("It turns where nothing follows tilt, and stops when nothing is up")
  func alone() throws {
    let held = try Held()
    held.hud.areDefaultMotionEffectsEnabled = false
    held.stage.turnsWithDevice = true
    try held.bench.settle()
    #expect(held.sensor.isRunning)
    try held.feel(force(.half), seconds: 0.1)
    #expect(held.stage.rotation == .half)
    held.hud.hide(animated: false)
    try held.bench.settle()
    #expect(!held.sensor.isRunning)
    #expect(held.stage.rotation == .half)
  }
}
