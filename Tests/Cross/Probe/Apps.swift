import Bezel
import BezelCore
import BezelDisplay
import BezelLinux

/// What an app does with the library, whose numbers are of floating point.
func walkApps(_ chance: inout Chance, _ digest: inout Digest) {
  let clock = Hand()
  let display = MemoryDisplay(
    DisplayPanel(size: .init(width: 40 + chance.below(200), height: 30 + chance.below(150))))
  guard let loop = try? EventLoop(clock: { clock.now }),
    let stage = try? Stage(on: display, loop: loop)
  else { return }
  let huds = [ProgressHUD(), ProgressHUD()]
  for hud in huds { stage.add(hud) }
  for _ in 0..<60 {
    let hud = chance.one(of: huds)
    switch chance.below(14) {
    case 0: hud.progress = chance.double()
    case 1: hud.margin = chance.double()
    case 2: hud.offset = Bezel.Point(x: chance.double(), y: chance.double())
    case 3: hud.minSize = Bezel.Size(width: chance.double(), height: chance.double())
    case 4: hud.graceTime = chance.double()
    case 5: hud.minShowTime = chance.double()
    case 6: hud.mode = chance.one(of: ProgressHUD.Mode.allCases)
    case 7:
      hud.contentColor = Bezel.Color(
        red: chance.double(), green: 0.5, blue: 1, alpha: chance.double())
    case 8: hud.label.text = chance.flag() ? "Title" : ""
    case 9: hud.hide(animated: chance.flag(), afterDelay: chance.double())
    case 10: hud.hide(animated: chance.flag())
    case 11: hud.spacing = chance.double()
    default: hud.show(animated: chance.flag())
    }
    clock.now += Int64(chance.below(100_000_000))
    try? loop.turn(waitingAtMost: 0)
    display.finishFrame(at: .init(nanoseconds: clock.now))
    digest.add(display.pixels)
    digest.add(hud.progress.bitPattern)
    digest.add(hud.margin.bitPattern)
  }
}

/// What shows the time.
private final class Hand {
  var now: Int64 = 1_000_000_000
}

extension Chance {
  /// Mostly a number about one; else a large one, an endless one, or none.
  fileprivate mutating func double() -> Double {
    switch below(12) {
    case 0:
      one(of: [
        .infinity, -.infinity, .nan, 1e300, -1e300, .leastNonzeroMagnitude, 32_768, -32_768.5, 1e19,
      ])
    case 1: Double(below(1_000_000)) / 7
    default: Double(below(4000)) / 1000 - 1
    }
  }
}
