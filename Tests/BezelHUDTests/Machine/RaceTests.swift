import BezelCore
import BezelHUD
import Testing

/// A test for each pair of events that can meet.
@Suite("Races of a HUD")
struct RaceTests {
  @Test("Hide, never shown: over at once, called back once, removed if asked")
  func hideNeverShown() {
    let hud = Crank(minShow: 5, removes: true)
    #expect(hud.machine.isFindable)
    hud.hide()
    #expect(hud.acts == [.remove, .complete, .didHide])
    #expect(!hud.machine.isAttached)
    #expect(hud.machine.nextDeadline == nil)
    hud.hide(false)
    #expect(hud.acts.count == 3)
  }

  @Test("Hide during grace: nothing was drawn and the least time does not count")
  func hideDuringGrace() {
    let hud = Crank(grace: 1, minShow: 5)
    hud.show()
    hud.pass(0.5)
    hud.hide()
    #expect(hud.acts == [.complete, .didHide])
    #expect(hud.machine.nextDeadline == nil)
  }

  @Test("Hide before the least time: up until then, not found any more, then animated")
  func hideBeforeMinShow() {
    let hud = Crank(minShow: 2)
    hud.show()
    hud.pass(1)
    hud.hide()
    #expect(!hud.machine.isFindable)
    hud.pass(0.999)
    #expect(hud.isUp)
    hud.pass(0.101)
    #expect(hud.machine.phase == .hiding)
    #expect(hud.bezelAlpha < 1 && hud.bezelAlpha > 0)
    hud.pass(0.2)
    #expect(hud.isHidden)
  }

  @Test("Show while waiting for the least time: stays up without a blink, the time starts over")
  func showWhileStaying() {
    let hud = Crank(minShow: 2)
    hud.show()
    hud.pass(1)
    hud.hide()
    hud.pass(0.5)
    hud.show()
    #expect(hud.isUp)
    #expect(hud.machine.isFindable)
    hud.pass(5)
    #expect(hud.isUp)
    hud.show()
    hud.hide()
    hud.pass(1.9)
    #expect(hud.isUp)
    hud.pass(0.5)
    #expect(hud.isHidden)
    #expect(hud.acts == [.willShow, .didShow, .willHide, .complete, .didHide])
  }

  @Test(
    "Show during fade-out: goes on from the current values, nothing is called back (Q6)",
    arguments: Animation.allCases)
  func showDuringFadeOut(animation: Animation) {
    let hud = Crank(animation)
    hud.show()
    hud.pass(1)
    hud.hide()
    hud.pass(0.07)
    let before = hud.appearance
    #expect(before.bezelAlpha > 0 && before.bezelAlpha < 1)
    hud.show()
    #expect(hud.appearance == before)
    #expect(hud.machine.isFindable)
    hud.pass(0.02)
    #expect(hud.bezelAlpha > before.bezelAlpha)
    hud.pass(2)
    #expect(hud.isUp)
    #expect(hud.acts == [.willShow, .didShow, .willHide])
    #expect(hud.machine.cycle == 1)
  }

  @Test("Show with grace during fade-out: what is on the screen stays, without grace")
  func showWithGraceDuringFadeOut() {
    let hud = Crank()
    hud.show()
    hud.pass(1)
    hud.machine.settings.graceTime = nanoseconds(2)
    hud.hide()
    hud.pass(0.1)
    hud.show()
    #expect(hud.machine.phase == .shown)
    hud.pass(0.3)
    #expect(hud.isUp)
  }

  @Test(
    "Show twice: the least time starts over, a delayed hide is off, nothing is to be seen of it")
  func showTwice() {
    let hud = Crank(minShow: 1)
    hud.show()
    hud.hide(after: 3)
    hud.pass(0.1)
    let moving = hud.appearance
    hud.show()
    #expect(hud.appearance == moving)
    hud.pass(0.2)
    #expect(hud.isUp)
    hud.hide()
    hud.pass(0.7)
    #expect(hud.isUp)
    hud.show()
    hud.pass(10)
    #expect(hud.isUp)
    #expect(hud.acts == [.willShow, .didShow])
  }

  @Test("Show twice with grace: one timer, started over")
  func showTwiceWithGrace() {
    let hud = Crank(grace: 1)
    hud.show()
    hud.pass(0.9)
    hud.show()
    hud.pass(0.9)
    #expect(hud.isHidden)
    hud.hide()
    #expect(hud.machine.nextDeadline == nil)
    hud.pass(5)
    #expect(hud.isHidden)
    hud.show()
    hud.pass(0.9)
    #expect(hud.isHidden)
    hud.pass(0.5)
    #expect(hud.isUp)
  }

  @Test("Hide twice during fade-out: the second changes nothing (Q5)")
  func hideTwiceDuringFadeOut() {
    let hud = Crank()
    hud.show(false)
    hud.hide()
    hud.pass(0.1)
    let machine = hud.machine
    hud.hide()
    hud.pass(0.1)
    #expect(hud.machine.motion(as: machine))
    hud.pass(0.1)
    #expect(hud.acts == [.willShow, .didShow, .willHide, .complete, .didHide])
    #expect(hud.isHidden)
  }

  @Test("Hide without animation during fade-out: over at once, called back once")
  func hideShortened() {
    let hud = Crank()
    hud.show(false)
    hud.hide()
    hud.pass(0.1)
    hud.hide(false)
    #expect(hud.isHidden)
    hud.pass(1)
    #expect(hud.acts == [.willShow, .didShow, .willHide, .complete, .didHide])
  }

  @Test("Hide twice while waiting for the least time: one timer, the latest animation counts")
  func hideTwiceWhileStaying() {
    let hud = Crank(minShow: 1)
    hud.show(false)
    hud.hide(true)
    hud.pass(0.5)
    hud.hide(false)
    hud.pass(0.5)
    #expect(hud.isHidden)
    hud.show(false)
    hud.hide(false)
    hud.hide(true)
    hud.pass(1.1)
    #expect(hud.machine.phase == .hiding)
    hud.pass(0.2)
    let cycle: [HUDMachine.Act] = [.willShow, .didShow, .willHide, .complete, .didHide]
    #expect(hud.acts == cycle + cycle)
  }

  @Test("Delayed hide, then hide: the delayed one is off once the hide is carried out")
  func delayedHideThenHide() {
    let hud = Crank()
    hud.show(false)
    hud.hide(after: 0.5)
    hud.hide(false)
    #expect(hud.machine.nextDeadline == nil)
    hud.show(false)
    hud.pass(5)
    #expect(hud.isUp)
  }

  @Test("Delayed hide while waiting for the least time: its animation counts, the time stays")
  func delayedHideWhileStaying() {
    let hud = Crank(minShow: 1)
    hud.show(false)
    hud.hide(false, after: 0.5)
    hud.hide(true)
    hud.pass(0.999)
    #expect(hud.isUp)
    hud.pass(0.001)
    #expect(hud.isHidden)
  }

  @Test("Delayed hide twice: the last wins", arguments: [(1, 3), (3, 1)])
  func delayedHideTwice(first: Double, last: Double) {
    let hud = Crank()
    hud.show(false)
    hud.hide(false, after: first)
    hud.hide(false, after: last)
    hud.pass(last - 0.001)
    #expect(hud.isUp)
    hud.pass(0.001)
    #expect(hud.isHidden)
  }

  @Test("Delayed hide, then show: off", arguments: [0, 1.5])
  func delayedHideThenShow(grace: Double) {
    let hud = Crank(grace: grace)
    hud.show()
    hud.hide(after: 1)
    hud.show()
    hud.pass(10)
    #expect(hud.isUp)
  }

  @Test("Show with grace, delayed hide before its end: never shown, called back then")
  func delayedHideWithinGrace() {
    let hud = Crank(grace: 2)
    hud.show()
    hud.hide(after: 1)
    hud.pass(0.999)
    #expect(hud.acts == [])
    hud.pass(0.001)
    #expect(hud.acts == [.complete, .didHide])
    hud.pass(5)
    #expect(hud.isHidden)
  }

  @Test("Show with grace, delayed hide after its end: hides then (Q4)")
  func delayedHideAfterGrace() {
    let hud = Crank(grace: 0.25)
    hud.show()
    hud.hide(after: 3)
    hud.pass(2.999)
    #expect(hud.isUp)
    hud.pass(0.301)
    #expect(hud.isHidden)
  }

  @Test("Delayed hide shorter than the least time: the time counts")
  func delayedHideBeforeMinShow() {
    let hud = Crank(minShow: 2)
    hud.show()
    hud.hide(after: 0.5)
    hud.pass(1.999)
    #expect(hud.isUp)
    hud.pass(0.301)
    #expect(hud.isHidden)
  }

  @Test("Delayed hide without a delay: in the next turn", arguments: [0, -3])
  func delayedHideAtOnce(delay: Double) {
    let hud = Crank()
    hud.show(false)
    hud.hide(false, after: delay)
    #expect(hud.isUp)
    #expect(hud.machine.nextDeadline == hud.now)
    hud.pass(0)
    #expect(hud.isHidden)
  }

  @Test("Hide inside the callbacks of a hide: ignored")
  func hideInCallback() {
    let hud = Crank()
    hud.callback = { if $0 == .didHide || $0 == .complete { hud.hide(false) } }
    hud.show()
    hud.hide()
    hud.pass(1)
    #expect(hud.acts == [.willShow, .willHide, .complete, .didHide])
  }

  @Test("Show inside the completion: a new cycle, and the delegate still hears of the old one")
  func showInCompletion() {
    let hud = Crank()
    hud.callback = {
      guard $0 == .complete, hud.machine.cycle == 1 else { return }
      #expect(hud.machine.isFinished)
      hud.show(false)
    }
    hud.show(false)
    hud.hide(false)
    #expect(hud.isUp)
    let acts: [HUDMachine.Act] = [
      .willShow, .didShow, .willHide, .complete, .didHide, .willShow, .didShow,
    ]
    #expect(hud.effects.map(\.act) == acts)
    #expect(hud.effects.map(\.cycle) == [1, 1, 1, 1, 1, 2, 2])
  }

  @Test("A new HUD inside the completion is another machine's business")
  func otherInCompletion() {
    let (first, second) = (Crank(removes: true), Crank())
    first.callback = { if $0 == .complete { second.show(false) } }
    first.show(false)
    first.hide(false)
    #expect(first.isHidden)
    #expect(second.isUp)
  }

  @Test("Hide inside the callback that says it will show: all is called back in order")
  func hideInWillShow() {
    let hud = Crank()
    hud.callback = { if $0 == .willShow { hud.hide(false) } }
    hud.show(false)
    #expect(hud.acts == [.willShow, .didShow, .willHide, .complete, .didHide])
    #expect(hud.isHidden)
  }

  @Test("Show inside the callback that says it will hide: stays, and nothing more is called back")
  func showInWillHide() {
    let hud = Crank()
    hud.callback = { if $0 == .willHide { hud.show() } }
    hud.show(false)
    hud.hide()
    hud.pass(5)
    #expect(hud.isUp)
    #expect(hud.acts == [.willShow, .didShow, .willHide])
  }

  @Test("Stopped while hiding: the next event finds it hidden")
  func stoppedWhileHiding() {
    let hud = Crank()
    hud.show(false)
    hud.hide()
    hud.sleep(60)
    hud.show()
    #expect(
      hud.effects.map(\.act) == [
        .willShow, .didShow, .willHide, .complete, .didHide, .willShow,
      ])
    #expect(hud.machine.cycle == 2)
    #expect(hud.bezelAlpha == 0)
  }

  @Test("Stopped over grace time and delayed hide: both happen, in their order")
  func stoppedForLong() {
    let hud = Crank(grace: 1)
    hud.show(false)
    hud.hide(false, after: 2)
    hud.sleep(60)
    hud.send(.tick)
    #expect(hud.acts == [.willShow, .didShow, .willHide, .complete, .didHide])
  }

  @Test("Taken out by hand while up: all timers are off, called back once")
  func takenOut() {
    let hud = Crank(minShow: 9, removes: true)
    hud.show()
    hud.hide(after: 5)
    hud.pass(1)
    hud.send(.detach)
    #expect(hud.acts == [.willShow, .didShow, .willHide, .complete, .didHide])
    #expect(hud.machine.nextDeadline == nil)
    #expect(hud.isHidden)
    hud.send(.detach)
    hud.hide()
    #expect(hud.acts.count == 5)
  }

  @Test("Taken out by hand in grace, or never shown: called back only if it was asked for")
  func takenOutUnseen() {
    let waiting = Crank(grace: 1)
    waiting.show()
    waiting.send(.detach)
    #expect(waiting.acts == [.complete, .didHide])
    #expect(waiting.machine.nextDeadline == nil)

    let fresh = Crank()
    fresh.hide(after: 1)
    fresh.send(.detach)
    #expect(fresh.acts == [])
    #expect(fresh.machine.nextDeadline == nil)
    #expect(fresh.machine.isFindable)
  }

  @Test("Taken out by the callback that says it will show")
  func takenOutInCallback() {
    let hud = Crank()
    hud.callback = { if $0 == .willShow { hud.send(.detach) } }
    hud.show()
    #expect(hud.acts == [.willShow, .willHide, .complete, .didHide])
    #expect(hud.isHidden)
  }

  @Test("Show after it removed itself: a warning, nothing to be seen, until it is put in again")
  func showAfterRemoval() {
    let hud = Crank(removes: true)
    hud.show(false)
    hud.hide(false)
    _ = hud.newActs()
    hud.show(false)
    #expect(hud.acts == [.warnDetached, .willShow, .didShow])
    #expect(!hud.machine.isVisible)
    hud.send(.attach)
    #expect(hud.isUp)
    hud.hide(false)
    #expect(hud.acts.last == .didHide)
  }

  @Test("Negative times are off")
  func negativeTimes() {
    let hud = Crank(grace: -1, minShow: -1)
    hud.show(false)
    #expect(hud.isUp)
    hud.hide(false)
    #expect(hud.isHidden)
  }

  @Test("Times without end wait without end")
  func endlessTimes() {
    let hud = Crank()
    hud.machine.settings.minShowTime = .max
    hud.show(false)
    hud.hide(false)
    hud.pass(1_000_000)
    #expect(hud.isUp)
    hud.machine.settings.graceTime = .max
    hud.send(.detach)
    hud.send(.attach)
    hud.show()
    hud.hide(after: 1_000_000)
    hud.pass(999_999)
    #expect(hud.machine.phase == .waiting)
  }
}

extension HUDMachine {
  /// Whether an animation goes on as in another state of the machine.
  fileprivate func motion(as other: HUDMachine) -> Bool {
    (0..<4).allSatisfy {
      guard let end = nextDeadline else { return false }
      let moment = end.advanced(byNanoseconds: -50_000_000 * Int64($0))
      return end == other.nextDeadline && appearance(at: moment) == other.appearance(at: moment)
    }
  }
}
