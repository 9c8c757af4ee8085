import Bezel
import BezelDisplay
import BezelFoundation
import BezelLinux
import Foundation
import Testing

@Suite("Foundation's progress on a HUD")
struct ObservedProgressTests {
  private final class Hand { var now: Int64 = 1_000_000_000 }

  private let hand = Hand()
  private let loop: EventLoop
  private let stage: Stage
  private let hud: ProgressHUD

  init() throws {
    loop = try EventLoop(clock: { [hand] in hand.now })
    stage = try Stage(on: NoDisplay(), loop: loop)
    hud = ProgressHUD.showAdded(to: stage, animated: false)
  }

  /// Lets a quarter of a second pass.
  private func pass() throws {
    let end = hand.now + 250_000_000
    while let next = loop.nextDeadline, next <= end {
      hand.now = max(hand.now, next)
      try loop.turn(waitingAtMost: 0)
    }
    hand.now = end
  }

  @Test("Its fraction is shown, and a total that is unknown is 0")
  func fraction() throws {
    let progress = Progress(totalUnitCount: -1)
    let observed = hud.observe(progress)
    try pass()
    #expect(hud.progress == 0)
    progress.totalUnitCount = 8
    progress.completedUnitCount = 3
    try pass()
    #expect(hud.progress == 0.375)
    progress.completedUnitCount = 9
    try pass()
    #expect(hud.progress == 1)
    #expect(observed.progress === progress)
  }

  @Test("The button cancels it, and goes when there is nothing left to cancel")
  func cancelling() throws {
    let progress = Progress(totalUnitCount: 8)
    let observed = hud.observe(progress, cancelTitle: "Cancel")
    try pass()
    #expect(hud.button.isShown)
    hud.button.press()
    #expect(progress.isCancelled)
    try pass()
    #expect(!hud.button.isShown)
    withExtendedLifetime(observed) {}
  }

  /// Progress with descriptions, which Foundation leaves empty here.
  private final class Described: Progress, @unchecked Sendable {
    var texts = ("", "")
    override var localizedDescription: String { texts.0 }
    override var localizedAdditionalDescription: String { texts.1 }
  }

  @Test("Descriptions that an app gives become the texts, and no others")
  func descriptions() throws {
    let progress = Described(totalUnitCount: 8)
    (hud.label.text, hud.detailsLabel.text) = ("Mine", "Mine too")
    progress.texts = ("Copying", "")
    let observed = hud.observe(progress)
    try pass()
    #expect(hud.label.text == "Mine" && hud.detailsLabel.text == "Mine too")
    observed.showsDescriptions = true
    try pass()
    #expect(hud.label.text == "Copying" && hud.detailsLabel.text == "Mine too")
    progress.texts.1 = "3 of 8"
    try pass()
    #expect(hud.detailsLabel.text == "3 of 8")
  }

  @Test("Let go of, it is asked no more")
  func freed() throws {
    let progress = Progress(totalUnitCount: 8)
    _ = hud.observe(progress)
    progress.completedUnitCount = 4
    try pass()
    #expect(hud.progress == 0 && loop.nextDeadline == nil)
  }
}
