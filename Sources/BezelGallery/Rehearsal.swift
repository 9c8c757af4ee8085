package import Bezel
package import BezelCore
import BezelDemos
package import BezelDisplay
import BezelHUD
package import BezelLinux

/// A stage in memory whose clock is turned by hand: what is played on it takes no time, and comes to the same
/// pictures whenever and wherever it is played.
package final class Rehearsal {
  package let stage: Stage
  private let clock: HandClock
  private let loop: EventLoop
  private let display: MemoryDisplay
  private let panel: DisplayPanel
  private var frameEnd: Int64?

  /// Called with each frame that is drawn: when that is, in nanoseconds from the start, and the panel's pixels
  /// that changed.
  package var onFrame: ((Int64, PixelRect) -> Void)?

  /// What shows the time.
  private final class HandClock {
    var now: Int64 = 0
  }

  /// Makes a stage on a panel of that many pixels, which must be a usable size, and that many pixels a point.
  package init(
    _ panel: DisplayPanel, scale: Fixed, rotation: Rotation = .none, typesetter: any Typesetter
  ) throws(Errno) {
    let clock = HandClock()
    loop = try EventLoop(clock: { clock.now })
    display = MemoryDisplay(panel)
    stage = try Stage(on: display, loop: loop, typesetter: typesetter)
    stage.scale = scale
    stage.rotation = rotation
    // So that there is a picture even where nothing is to be seen.
    stage.keepsScreens = true
    stage.wallClock = { Rehearsal.start &+ clock.now }
    stage.machineFacts = { Rehearsal.machine }
    (self.clock, self.panel) = (clock, panel)
  }

  /// When it begins, in nanoseconds since 1970: at eight minutes past ten, wherever the machine is.
  private static let start: Int64 = {
    let (day, wanted): (Int64, Int) = (1_767_262_080_000_000_000, 10 * 60 + 8)
    let shown = WallClock.minuteOfDay(at: day) ?? wanted
    return day + Int64(wanted - shown) * 60_000_000_000
  }()

  /// What the machine says of itself in a theme's texts: nothing that is another one's elsewhere.
  private static let machine: ScreenFacts = {
    var facts = ScreenFacts()
    facts.hostname = Array("gateway-7".utf8)
    facts.addresses = [Array("192.0.2.17".utf8)]
    facts.kernel = Array("6.1.0".utf8)
    return facts
  }()

  /// Nanoseconds since the start.
  package var now: Int64 { clock.now }

  /// The picture as it is now: 0xFFRRGGBB, rows from the top without gaps.
  package var pixels: [UInt32] { display.pixels }

  /// The part of it in a rectangle of the panel.
  package func pixels(in rect: PixelRect) -> [UInt32] { display.pixels(in: rect) }

  /// Whether what was played has gone from the screen.
  package var isOver: Bool { frameEnd == nil && !stage.hasHUDs }

  /// Lets everything happen until so many nanoseconds from the start, that moment included. Frames take as
  /// long as the panel has them take, so that the last one may show an earlier moment.
  package func pass(until end: Int64) throws(Errno) {
    try turn()
    while let next = nextMoment, next <= end {
      clock.now = max(clock.now, next)
      endFrame()
      try turn()
    }
    clock.now = max(clock.now, end)
  }

  /// Sees to it that what is drawn is what belongs to this moment.
  package func settle() throws(Errno) {
    for _ in 0..<Rehearsal.mostTurns where frameEnd != nil {
      frameEnd = clock.now
      endFrame()
      try turn()
    }
  }

  /// More frames than this have no moment in common.
  private static let mostTurns = 8

  /// When the next thing happens, in nanoseconds from the start; nil when nothing is left.
  package var nextMoment: Int64? {
    guard let deadline = loop.nextDeadline else { return frameEnd }
    return frameEnd.map { min($0, deadline) } ?? deadline
  }

  private func endFrame() {
    guard let end = frameEnd, end <= clock.now else { return }
    frameEnd = nil
    display.finishFrame(at: Instant(nanoseconds: clock.now))
  }

  /// Does what is due at this moment.
  private func turn() throws(Errno) {
    repeat {
      let known = display.frames.count
      try loop.turn(waitingAtMost: 0)
      guard display.frames.count > known, let damage = display.frames.last else { continue }
      frameEnd = clock.now + panel.period
      onFrame?(
        clock.now, (stage.rotation ?? .none).panelRect(of: damage.bounds, on: panel.size))
    } while (loop.nextDeadline ?? .max) <= clock.now
  }
}
