import Bezel
import BezelCore
import BezelDisplay
import Testing

/// Notes what happens to a HUD, as an app would hear it.
final class Listener: ProgressHUDDelegate {
  private(set) var events: [ProgressHUD.Event] = []
  private(set) var completions = 0
  /// Called when a HUD was hidden.
  var onHidden: ((ProgressHUD) -> Void)?

  func listen(to hud: ProgressHUD) {
    hud.delegate = self
    hud.completionBlock = { [unowned self] in completions += 1 }
  }

  func hudWillShow(_ hud: ProgressHUD) { events.append(.willShow) }
  func hudDidShow(_ hud: ProgressHUD) { events.append(.didShow) }
  func hudWillHide(_ hud: ProgressHUD) { events.append(.willHide) }
  func hudWasHidden(_ hud: ProgressHUD) {
    events.append(.wasHidden)
    onHidden?(hud)
  }

  var hides: Int { events.count { $0 == .wasHidden } }
}

/// The 17 tests of the original, with a clock that is turned by hand.
@Suite("The original's tests")
struct OriginalHUDTests {
  private let bench: Bench
  private let listener = Listener()
  private var stage: Stage { bench.stage }

  init() throws { bench = try Bench() }

  /// Whether the HUD is up, as the target values have it.
  private func isVisible(_ hud: ProgressHUD) -> Bool {
    hud.container === stage && hud.alpha == 1 && hud.isVisible && hud.bezelView.alpha == 1
  }

  private func isHidden(_ hud: ProgressHUD) -> Bool { hud.alpha == 0 && !hud.isVisible }

  private func isRemoved(_ hud: ProgressHUD) -> Bool {
    isHidden(hud) && hud.container == nil && !stage.huds.contains { $0 === hud }
  }

  @Test("Initializers: a HUD can be made for a container or for none")
  func initializers() {
    #expect(ProgressHUD().container == nil)
    #expect(ProgressHUD(for: stage).container == nil)
    #expect(ProgressHUD(style: ProgressHUD.Style()).mode == .indeterminate)
    #expect(stage.huds.isEmpty)
  }

  @Test("NonAnimatedConvenienceHUDPresentation: up at once, found, and removed at once")
  func nonAnimatedConvenience() {
    let hud = ProgressHUD.showAdded(to: stage, animated: false)
    #expect(isVisible(hud))
    #expect(hud.bezelView.shownAlpha == 1)
    #expect(ProgressHUD.for(stage) === hud)
    #expect(ProgressHUD.hide(for: stage, animated: false))
    #expect(isRemoved(hud))
    #expect(!ProgressHUD.hide(for: stage, animated: false))
  }

  @Test("AnimatedConvenienceHUDPresentation: targets at once, what is shown follows")
  func animatedConvenience() throws {
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    listener.listen(to: hud)
    var isFoundWhenHidden: Bool?
    listener.onHidden = { [stage] in
      #expect(isRemoved($0))
      isFoundWhenHidden = ProgressHUD.hide(for: stage, animated: true)
    }
    #expect(isVisible(hud))
    try bench.pass(0.1)
    #expect(0 < hud.bezelView.shownAlpha && hud.bezelView.shownAlpha < 1)
    #expect(ProgressHUD.hide(for: stage, animated: true))
    #expect(stage.huds.count == 1)
    #expect(hud.alpha == 1)
    #expect(hud.bezelView.alpha == 0)
    #expect(hud.bezelView.shownAlpha > 0)
    try bench.pass(5)
    #expect(isFoundWhenHidden == false)
    #expect(isRemoved(hud))
  }

  @Test("CompletionBlock: block and delegate are called")
  func completionBlock() throws {
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    listener.listen(to: hud)
    hud.hide(animated: true)
    try bench.pass(5)
    #expect(listener.completions == 1)
    #expect(listener.hides == 1)
  }

  @Test("RoundDeterminate: a round progress view is within")
  func roundDeterminate() {
    let hud = ProgressHUD(for: stage)
    hud.mode = .determinate
    stage.add(hud)
    hud.show(animated: false)
    #expect(isVisible(hud))
    guard case .round(let view) = hud.indicator else {
      Issue.record("no round progress view")
      return
    }
    #expect(!view.isAnnular)
    #expect(ProgressHUD.hide(for: stage, animated: false))
    #expect(isRemoved(hud))
  }

  @Test("RoundAnnularDeterminate: it is a ring, and a pie again in the other mode")
  func annularDeterminate() {
    let hud = ProgressHUD(for: stage)
    hud.mode = .annularDeterminate
    stage.add(hud)
    hud.show(animated: false)
    guard case .round(let view) = hud.indicator else {
      Issue.record("no round progress view")
      return
    }
    #expect(view.isAnnular)
    hud.mode = .determinate
    #expect(!view.isAnnular)
    #expect(ProgressHUD.hide(for: stage, animated: false))
    #expect(isRemoved(hud))
  }

  @Test("DeterminateHorizontalBar: a bar progress view is within")
  func horizontalBar() {
    let hud = ProgressHUD(for: stage)
    hud.mode = .determinateHorizontalBar
    stage.add(hud)
    hud.show(animated: false)
    guard case .bar = hud.indicator else {
      Issue.record("no bar progress view")
      return
    }
    #expect(ProgressHUD.hide(for: stage, animated: false))
    #expect(isRemoved(hud))
  }

  @Test("EffectViewOrderAfterSettingBlurStyle: the bezel lies behind all of its content")
  func bezelOrder() throws {
    let hud = ProgressHUD.showAdded(to: stage, animated: false)
    for style in [BackgroundView.Style.blur, .solidColor, .blur] {
      hud.bezelView.style = style
      #expect(hud.bezelView.style == style)
      try bench.settle()
      // A spoke of the spinner is darker than the bezel, which it would not be behind it.
      let middle = bench.display.pixels[200 * (75 - 16) + 100]
      let beside = bench.display.pixels[200 * (75 - 30) + 100]
      #expect(middle & 0xFF < beside & 0xFF)
    }
  }

  @Test("DelayedHide: up at 0 and 1 s, removed at 3 s")
  func delayedHide() throws {
    let hud = ProgressHUD.showAdded(to: stage, animated: false)
    listener.listen(to: hud)
    hud.hide(animated: true, afterDelay: 2)
    #expect(isVisible(hud))
    try bench.pass(1)
    #expect(isVisible(hud))
    try bench.pass(2)
    #expect(isRemoved(hud))
    #expect(listener.hides == 1)
  }

  @Test("DelayedHideDoesNotRace: two shows with delayed hides end hidden")
  func delayedHideDoesNotRace() throws {
    let hud = ProgressHUD(for: stage)
    stage.add(hud)
    hud.show(animated: true)
    hud.hide(animated: true, afterDelay: 0.3)
    try bench.pass(0.3)
    hud.show(animated: true)
    hud.hide(animated: true, afterDelay: 0.3)
    try bench.pass(1)
    #expect(isHidden(hud))
  }

  @Test("NonAnimatedHudReuse: shown again it is up")
  func nonAnimatedReuse() {
    let hud = ProgressHUD(for: stage)
    stage.add(hud)
    hud.show(animated: false)
    hud.hide(animated: false)
    hud.show(animated: false)
    #expect(isVisible(hud))
  }

  @Test("UnfinishedHidingAnimation: removed by the clock though no frame was drawn")
  func unfinishedHiding() throws {
    let hud = ProgressHUD.showAdded(to: stage, animated: false)
    try bench.turn()
    hud.hide(animated: true)
    bench.sleep(3)
    try bench.turn()
    #expect(bench.display.isInFlight || !bench.display.isActive)
    #expect(isRemoved(hud))
  }

  @Test("AnimatedImmediateHudReuse: show, hide and show in one turn is up a second later")
  func immediateReuse() throws {
    let hud = ProgressHUD(for: stage)
    stage.add(hud)
    hud.show(animated: true)
    hud.hide(animated: true)
    hud.show(animated: true)
    try bench.pass(1)
    #expect(isVisible(hud))
    #expect(hud.bezelView.shownAlpha == 1)
  }

  @Test("MinShowTime: hidden at once it is still up after a second, and gone after the time")
  func minShowTime() throws {
    let hud = ProgressHUD(for: stage)
    listener.listen(to: hud)
    hud.removesFromContainerOnHide = true
    hud.minShowTime = 2
    stage.add(hud)
    hud.show(animated: true)
    hud.hide(animated: true)
    try bench.pass(1)
    #expect(isVisible(hud))
    #expect(listener.hides == 0)
    try bench.pass(1.4)
    #expect(listener.hides == 1)
    #expect(isRemoved(hud))
  }

  @Test("GraceTime: in its container and not to be seen, until the time is over")
  func graceTime() throws {
    let hud = ProgressHUD.showAdded(to: stage, animated: true, graceTime: 2)
    listener.listen(to: hud)
    for _ in 0..<2 {
      #expect(hud.container === stage)
      #expect(hud.alpha == 0 && hud.bezelView.alpha == 0)
      #expect(!bench.display.isActive)
      try bench.pass(1)
    }
    try bench.pass(1)
    #expect(isVisible(hud))
    hud.hide(animated: true)
    try bench.pass(1)
    #expect(isRemoved(hud))
    #expect(listener.hides == 1)
  }

  @Test("HideBeforeGraceTimeElapsed: told at once, never shown, no screen taken")
  func hideBeforeGrace() throws {
    let hud = ProgressHUD.showAdded(to: stage, animated: true, graceTime: 2)
    listener.listen(to: hud)
    try bench.pass(1)
    hud.hide(animated: true)
    #expect(listener.events == [.wasHidden])
    try bench.pass(2)
    #expect(isRemoved(hud))
    #expect(bench.display.frames.isEmpty && !bench.display.isActive)
  }

  @Test("Shape: a square bezel is as wide as it is high")
  func shape() throws {
    let bench = try Bench(width: 500, height: 400)
    let hud = ProgressHUD(for: bench.stage)
    hud.mode = .text
    hud.offset = Bezel.Point(x: 50, y: 50)
    hud.isSquare = true
    hud.label.text = "A very long title that is"
    hud.bezelView.style = .solidColor
    hud.bezelView.color = Bezel.Color(red: 1, green: 0, blue: 0)
    hud.bezelView.cornerRadius = 0
    hud.contentColor = .clear
    bench.stage.add(hud)
    hud.show(animated: false)
    try bench.settle()
    let red = bench.display.pixels.enumerated().filter { $0.element == 0xFFFF_0000 }.map(\.offset)
    let (columns, rows) = (Set(red.map { $0 % 500 }).count, Set(red.map { $0 / 500 }).count)
    #expect(columns == rows && columns > 150)
    #expect(red.count == columns * rows)
  }
}
