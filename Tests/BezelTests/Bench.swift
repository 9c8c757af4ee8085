import Bezel
import BezelCore
import BezelDisplay
import BezelHUD
import BezelInput
import BezelLinux
import BezelRaster

/// A stage on a display in memory, and the clock that it goes by, which is turned by hand.
final class Bench {
  private let hand = Hand()
  let display: MemoryDisplay
  let loop: EventLoop
  let stage: Stage
  let input = PretendInput()

  static let panel = DisplayPanel(size: PixelSize(width: 200, height: 150))

  init(_ panel: DisplayPanel? = Bench.panel, buttonKeys: [KeyCode] = []) throws {
    display = MemoryDisplay(panel)
    loop = try EventLoop(clock: { [hand] in hand.now })
    stage = try Stage(on: display, loop: loop, input: input, buttonKeys: buttonKeys)
  }

  convenience init(width: Int, height: Int) throws {
    try self.init(DisplayPanel(size: PixelSize(width: width, height: height)))
  }

  /// What shows the time.
  private final class Hand {
    var now: Int64 = 1_000_000_000
  }

  private(set) var now: Int64 {
    get { hand.now }
    set { hand.now = newValue }
  }

  /// A HUD of ready content on the stage, not shown yet.
  func add(_ hud: HUD) -> ProgressHUD {
    let hud = ProgressHUD(content: hud)
    stage.add(hud)
    return hud
  }

  /// Lets everything happen that is due.
  func turn() throws {
    for _ in 0..<4 { try loop.turn(waitingAtMost: 0) }
  }

  /// Lets the frame in flight end, and what follows from that happen.
  func finishFrame() throws {
    display.finishFrame(at: Instant(nanoseconds: now))
    try turn()
  }

  /// Draws until nothing is left to draw at this moment.
  func settle() throws {
    try turn()
    var frames = 0
    while display.isInFlight, frames < 100 {
      try finishFrame()
      frames += 1
    }
  }

  /// Lets that many seconds pass, with frames that take a sixtieth each.
  func pass(_ seconds: Double) throws {
    let end = now + Int64((seconds * 1000).rounded()) * 1_000_000
    try turn()
    while true {
      var next = loop.nextDeadline ?? .max
      if display.isInFlight { next = min(next, now + 16_666_667) }
      guard next <= end else { break }
      now = max(now, next)
      try finishFrame()
    }
    now = end
    try finishFrame()
  }

  /// Lets the time of one frame pass.
  func passFrame() throws {
    now += 16_666_667
    try finishFrame()
  }

  /// Taps a place in points.
  func tap(_ x: Double, _ y: Double) {
    let point = BezelCore.Point(x: Fixed(Int(x)), y: Fixed(Int(y)))
    _ = stage.press(at: point, on: stage.panels[0])
    stage.release(at: point, on: stage.panels[0])
  }

  /// Lets time pass in which nothing can happen.
  func sleep(_ seconds: Double) { now += Int64((seconds * 1000).rounded()) * 1_000_000 }
}

/// A HUD that shows progress so.
func content(_ mode: HUDMode, _ progress: Fixed? = nil) -> HUD {
  var hud = HUD()
  (hud.mode, hud.progress) = (mode, progress)
  return hud
}
