import Bezel
import BezelCore
import BezelDisplay
import BezelLinux
import BezelText

/// A stage with a HUD on it, and a clock that is turned by hand: nothing is waited for.
final class StageTrial {
  let stage: Stage
  let hud: ProgressHUD
  private let hand = Hand()
  private let display: any TrialDisplay
  /// How many frames have been shown.
  private(set) var frames = 0

  static let screen = DisplayPanel(size: PixelSize(width: 1280, height: 720))

  /// What shows the time.
  private final class Hand {
    var now: Int64 = 1_000_000_000
  }

  /// Makes it on a display; the HUD has been shown.
  init(on display: any TrialDisplay, _ typesetter: FontTypesetter) throws(Errno) {
    self.display = display
    let loop = try EventLoop(clock: { [hand] in hand.now })
    stage = try Stage(on: display, loop: loop, typesetter: typesetter)
    // As an app has it that turns a loop of its own.
    _ = stage.fileDescriptor
    hud = ProgressHUD(for: stage)
    stage.onFrameShown = { [unowned(unsafe) self] in unsafe frames += 1 }
    stage.add(hud)
    hud.label.text = "Installing"
    hud.show(animated: false)
  }

  /// A display in memory.
  static func memory() -> MemoryDisplay {
    let display = MemoryDisplay(screen)
    display.keepsFrames = false
    return display
  }

  /// Lets a refresh of the screen pass, and what is due then happen.
  func pass() throws(StageError) {
    hand.now += StageTrial.screen.period
    display.finishFrame(at: Instant(nanoseconds: hand.now))
    try stage.dispatch()
  }
}

/// A display whose frames end by hand, and cost no memory.
protocol TrialDisplay: Display {
  /// Ends the frame in flight, if there is one.
  func finishFrame(at moment: Instant)
}

extension MemoryDisplay: TrialDisplay {}
