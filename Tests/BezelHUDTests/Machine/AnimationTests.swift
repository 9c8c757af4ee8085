import BezelCore
import BezelHUD
import Testing

@Suite("Animation of a HUD")
struct AnimationTests {
  /// The scale a tenth of a second into a motion from one end to another.
  private func scale(from start: Fixed, to end: Fixed) -> Fixed {
    start + (end - start) * Spring.progress(afterNanoseconds: nanoseconds(0.1))
  }

  @Test(
    "Each kind comes from its scale and goes to its scale, while alpha goes from 0 to 1 and back",
    arguments: zip(
      [Animation.fade, .zoom, .zoomIn, .zoomOut],
      [(1000, 1000), (500, 500), (500, 1500), (1500, 500)]))
  func kinds(animation: Animation, thousandths: (before: Int64, after: Int64)) {
    let before = Fixed(thousandths.before, over: 1000)
    let after = Fixed(thousandths.after, over: 1000)
    let hud = Crank(animation)
    hud.show()
    #expect(hud.appearance == Appearance(bezelAlpha: 0, bezelScale: before, backgroundAlpha: 0))
    #expect(hud.machine.target == .visible)
    hud.pass(0.1)
    let part = Spring.progress(afterNanoseconds: nanoseconds(0.1))
    let coming = Appearance(
      bezelAlpha: part, bezelScale: scale(from: before, to: 1), backgroundAlpha: part)
    #expect(hud.appearance == coming)
    hud.pass(0.2)
    #expect(hud.isUp)
    #expect(!hud.machine.isAnimating)
    hud.hide()
    #expect(hud.appearance == .visible)
    #expect(
      hud.machine.target == Appearance(bezelAlpha: 0, bezelScale: after, backgroundAlpha: 0))
    hud.pass(0.1)
    #expect(hud.appearance.bezelScale == scale(from: 1, to: after))
    #expect(hud.bezelAlpha == 1 - part)
    hud.pass(0.2)
    #expect(hud.appearance == .hidden)
  }

  @Test("With reduced motion every kind is a fade", arguments: Animation.allCases)
  func reducedMotion(animation: Animation) {
    let hud = Crank(animation)
    hud.machine.settings.reducesMotion = true
    for step in 0..<10 {
      if step == 0 { hud.show() }
      if step == 5 { hud.hide() }
      #expect(hud.appearance.bezelScale == 1)
      hud.pass(0.07)
    }
  }

  @Test("A hide before the HUD is up goes from where it is")
  func hideWhileComing() {
    let hud = Crank(.zoom)
    hud.show()
    hud.pass(0.05)
    let before = hud.appearance
    hud.hide()
    #expect(hud.appearance == before)
    hud.pass(0.05)
    #expect(hud.bezelAlpha < before.bezelAlpha)
    #expect(hud.acts == [.willShow, .willHide])
  }

  @Test("A show without animation ends a motion at once", arguments: [true, false])
  func jump(isHiding: Bool) {
    let hud = Crank(.zoomOut)
    hud.show()
    hud.pass(0.05)
    if isHiding { hud.hide() }
    hud.pass(0.05)
    hud.show(false)
    #expect(hud.isUp)
    #expect(!hud.machine.isAnimating)
    #expect(hud.acts.last == .didShow)
    #expect(hud.machine.nextDeadline == nil)
  }

  @Test("Shown while it fades for the tenth time, it has not jumped once")
  func manyReversals() {
    let hud = Crank(.zoomIn)
    var last = hud.appearance
    for turn in 0..<200 {
      if turn % 9 == 0 { hud.show() }
      if turn % 9 == 5 { hud.hide() }
      #expect((hud.bezelAlpha - last.bezelAlpha).magnitude < .half)
      if last.bezelAlpha > 0 {
        #expect((hud.appearance.bezelScale - last.bezelScale).magnitude < .half)
      }
      last = hud.appearance
      hud.pass(0.016)
    }
    #expect(hud.machine.cycle == 1)
  }

  @Test("The tilt moves what is visible, however often it is shown (Q9), unless motion is reduced")
  func tilt() {
    let hud = Crank()
    #expect(!hud.machine.followsTilt)
    for _ in 0..<5 {
      hud.show()
      #expect(hud.machine.followsTilt)
    }
    hud.machine.settings.reducesMotion = true
    #expect(!hud.machine.followsTilt)
  }

  @Test("A clock that runs backwards changes nothing")
  func backwards() {
    var machine = HUDMachine()
    let start = Instant(nanoseconds: 5_000_000_000)
    _ = machine.handle(.attach, at: start)
    _ = machine.handle(.show(animated: true), at: start)
    let deadline = machine.nextDeadline
    _ = machine.handle(.show(animated: true), at: Instant(nanoseconds: 0))
    #expect(machine.nextDeadline == deadline)
    #expect(machine.appearance(at: Instant(nanoseconds: 0)).bezelAlpha == 0)
  }

  @Test("Progress jumps unless it is animated")
  func progressJumps() {
    let hud = Crank()
    hud.show(false)
    hud.send(.progress(.half))
    #expect(hud.machine.progress(at: hud.now) == .half)
    #expect(!hud.machine.isAnimating)
    hud.send(.progress(7))
    #expect(hud.machine.progress(at: hud.now) == 1)
    hud.send(.progress(-7))
    #expect(hud.machine.progress(at: hud.now) == 0)
    hud.send(.progress(nil))
    #expect(hud.machine.progress(at: hud.now) == nil)
  }

  @Test("Animated progress moves up to the last value, and down at once unless asked to move")
  func progressMoves() {
    let hud = Crank()
    hud.machine.settings.progressAnimation = .forwards
    hud.show(false)
    hud.send(.progress(0))
    hud.send(.progress(.half))
    #expect(hud.machine.targetProgress == .half)
    #expect(hud.machine.progress(at: hud.now) == 0)
    #expect(hud.machine.isAnimating)
    hud.pass(0.1)
    let middle = hud.machine.progress(at: hud.now)
    #expect(middle == .half * Spring.progress(afterNanoseconds: nanoseconds(0.1)))
    hud.send(.progress(1))
    #expect(hud.machine.progress(at: hud.now) == middle)
    hud.pass(0.3)
    #expect(hud.machine.progress(at: hud.now) == 1)
    #expect(!hud.machine.isAnimating)
    #expect(hud.machine.nextDeadline == nil)
    hud.send(.progress(.half))
    #expect(hud.machine.progress(at: hud.now) == .half)
    hud.machine.settings.progressAnimation = .bothWays
    hud.send(.progress(0))
    #expect(hud.machine.progress(at: hud.now) == .half)
    hud.pass(0.3)
    #expect(hud.machine.progress(at: hud.now) == 0)
  }

  @Test("Fast updates never make animated progress fall")
  func progressNeverFalls() {
    let hud = Crank()
    hud.machine.settings.progressAnimation = .forwards
    hud.show()
    hud.send(.progress(0))
    var last = Fixed.zero
    for step in 1...500 {
      hud.send(.progress(Fixed(Int64(step), over: 500)))
      hud.pass(0.005)
      let drawn = hud.machine.progress(at: hud.now) ?? 0
      #expect(drawn >= last)
      last = drawn
    }
    hud.pass(0.3)
    #expect(hud.machine.progress(at: hud.now) == 1)
  }

  @Test(
    "Progress that is set before the next show is there at once, with nothing of the last cycle")
  func progressOfNextCycle() {
    let hud = Crank()
    hud.machine.settings.progressAnimation = .bothWays
    hud.show(false)
    hud.send(.progress(0))
    hud.send(.progress(1))
    hud.hide(false)
    #expect(hud.machine.progress(at: hud.now) == 1)
    hud.send(.progress(0))
    hud.show()
    #expect(hud.machine.progress(at: hud.now) == 0)
  }
}
