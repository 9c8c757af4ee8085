import BezelCore
import BezelHUD
import Testing

/// The tests of the original that are about time, on the machine.
@Suite("The original's tests of the lifecycle")
struct OriginalTests {
  @Test("NonAnimatedConvenienceHUDPresentation: up at once, and gone at once")
  func nonAnimatedConvenience() {
    let hud = Crank(removes: true)
    hud.show(false)
    #expect(hud.isUp)
    #expect(!hud.machine.isAnimating)
    #expect(hud.machine.isFindable)
    hud.hide(false)
    #expect(hud.isHidden)
    #expect(!hud.machine.isAttached)
    #expect(!hud.machine.isFindable)
  }

  @Test("AnimatedConvenienceHUDPresentation: targets change at once, what is shown moves")
  func animatedConvenience() {
    let hud = Crank(removes: true)
    var isFoundInCallback: Bool?
    hud.callback = {
      if $0 == .didHide { isFoundInCallback = hud.machine.isAttached && hud.machine.isFindable }
    }
    hud.show()
    #expect(hud.isVisible)
    #expect(hud.machine.isAnimating)
    hud.hide()
    #expect(hud.machine.isAttached)
    #expect(hud.machine.alpha == 1)
    #expect(hud.machine.target.bezelAlpha == 0)
    #expect(hud.machine.isAnimating)
    #expect(!hud.machine.isFindable)
    hud.pass(5)
    #expect(isFoundInCallback == false)
    #expect(!hud.machine.isAttached)
    #expect(hud.isHidden)
  }

  @Test("CompletionBlock: the block and the delegate are called, in this order")
  func completionBlock() {
    let hud = Crank()
    hud.show()
    hud.hide()
    hud.pass(5)
    #expect(hud.acts == [.willShow, .willHide, .complete, .didHide])
  }

  @Test("DelayedHide: up at 0 and 1 s, removed at 3 s")
  func delayedHide() {
    let hud = Crank(removes: true)
    hud.show(false)
    hud.hide(after: 2)
    #expect(hud.isUp)
    hud.pass(1)
    #expect(hud.isUp)
    hud.pass(2)
    #expect(hud.isHidden)
    #expect(!hud.machine.isAttached)
    #expect(hud.acts.filter { $0 == .didHide }.count == 1)
  }

  @Test("DelayedHideDoesNotRace: two shows with delayed hides end hidden")
  func delayedHideDoesNotRace() {
    let hud = Crank()
    hud.show(false)
    hud.hide(after: 0.3)
    hud.pass(0.3)
    hud.show(false)
    hud.hide(after: 0.3)
    #expect(hud.isVisible)
    hud.pass(1)
    #expect(hud.isHidden)
  }

  @Test("NonAnimatedHudReuse: shown again it is up")
  func nonAnimatedReuse() {
    let hud = Crank()
    hud.show(false)
    hud.hide(false)
    hud.show(false)
    #expect(hud.isUp)
  }

  @Test("UnfinishedHidingAnimation: hidden by the clock though no frame was drawn")
  func unfinishedHiding() {
    let hud = Crank(removes: true)
    hud.show(false)
    hud.hide()
    hud.sleep(3)
    hud.send(.tick)
    #expect(hud.isHidden)
    #expect(!hud.machine.isAttached)
  }

  @Test("AnimatedImmediateHudReuse: show, hide and show in one turn is up a second later")
  func animatedImmediateReuse() {
    let hud = Crank()
    hud.show()
    hud.hide()
    hud.show()
    hud.pass(1)
    #expect(hud.isUp)
    #expect(hud.acts == [.willShow, .willHide, .didShow])
  }

  @Test("MinShowTime: hidden at once, still up after a second, gone after the time")
  func minShowTime() {
    let hud = Crank(minShow: 2, removes: true)
    hud.show()
    hud.hide()
    hud.pass(1)
    #expect(hud.isUp)
    #expect(hud.acts == [.willShow, .didShow])
    hud.pass(1.3)
    #expect(hud.newActs() == [.willShow, .didShow, .willHide, .remove, .complete, .didHide])
    #expect(hud.isHidden)
  }

  @Test("GraceTime: in its container but not to be seen, until the time is over")
  func graceTime() {
    let hud = Crank(grace: 2, removes: true)
    hud.show()
    for _ in 0..<2 {
      #expect(hud.machine.isAttached)
      #expect(hud.machine.alpha == 0)
      #expect(hud.bezelAlpha == 0)
      hud.pass(1)
    }
    hud.pass(1)
    #expect(hud.isUp)
    hud.hide()
    hud.pass(1)
    #expect(!hud.machine.isAttached)
    #expect(hud.acts.last == .didHide)
  }

  @Test("HideBeforeGraceTimeElapsed: called back at once, never shown")
  func hideBeforeGrace() {
    let hud = Crank(grace: 2, removes: true)
    hud.show()
    hud.pass(1)
    hud.hide()
    #expect(hud.acts == [.remove, .complete, .didHide])
    hud.pass(2)
    #expect(hud.isHidden)
    #expect(!hud.machine.isAttached)
    #expect(hud.acts.count == 3)
  }

  @Test(
    "A show without animation undoes the zoom of a hide, and a hide empties the background (Q7, Q8)"
  )
  func zoomLeftOver() {
    let hud = Crank(.zoomIn)
    hud.show(false)
    hud.hide()
    hud.show(false)
    #expect(hud.appearance == .visible)
    hud.hide(false)
    #expect(hud.appearance == .hidden)
  }
}
