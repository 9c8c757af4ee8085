import BezelCore
import BezelHUD
import Testing

@Suite("Drawing of an icon")
struct IconMotionTests {
  private func drawn(_ hud: Crank) -> Fixed { hud.appearance.iconDrawn }

  @Test("An icon that appears on a HUD that is up is drawn within 0.4 s, and never undrawn")
  func appears() {
    let hud = Crank()
    hud.show(false)
    #expect(drawn(hud) == 1)
    hud.send(.icon(.success))
    #expect(drawn(hud) == 0)
    var last = Fixed.zero
    for _ in 0..<40 {
      #expect(hud.machine.isAnimating)
      #expect(drawn(hud) >= last)
      last = drawn(hud)
      hud.pass(0.01)
    }
    #expect(drawn(hud) == 1)
    #expect(!hud.machine.isAnimating)
    #expect(hud.machine.nextDeadline == nil)
  }

  @Test("Half the time draws half, and the pen starts and stops slowly")
  func eases() {
    let hud = Crank()
    hud.show(false)
    hud.send(.icon(.error))
    hud.pass(0.04)
    #expect(drawn(hud) < Fixed(1, over: 20))
    hud.pass(0.16)
    #expect(drawn(hud) == .half)
    hud.pass(0.16)
    #expect(drawn(hud) > Fixed(19, over: 20))
  }

  @Test("A HUD that comes with its icon draws it as it comes")
  func comesAlong() {
    let hud = Crank(grace: 0.5)
    hud.send(.icon(.info))
    hud.show()
    hud.pass(0.5)
    #expect(drawn(hud) == 0)
    hud.pass(0.2)
    #expect(drawn(hud) == .half)
    hud.pass(0.2)
    #expect(hud.machine.nextDeadline == nil)
  }

  @Test("The same icon again, none, or a HUD without one begins nothing")
  func nothingNew() {
    let hud = Crank()
    hud.show()
    hud.pass(0.3)
    #expect(hud.machine.nextDeadline == nil)
    hud.send(.icon(.success))
    hud.pass(0.4)
    hud.send(.icon(.success))
    #expect(drawn(hud) == 1)
    hud.send(.icon(nil))
    #expect(drawn(hud) == 1)
    #expect(hud.machine.nextDeadline == nil)
  }

  @Test("Another icon in the midst of one begins anew")
  func another() {
    let hud = Crank()
    hud.show(false)
    hud.send(.icon(.success))
    hud.pass(0.3)
    hud.send(.icon(.error))
    #expect(drawn(hud) == 0)
    hud.pass(0.4)
    #expect(!hud.machine.isAnimating)
  }

  @Test("A hide in the midst goes its way, and a show that calls it off draws nothing twice")
  func hide() {
    let hud = Crank()
    hud.show(false)
    hud.send(.icon(.warning))
    hud.pass(0.1)
    hud.hide()
    hud.pass(0.1)
    let before = drawn(hud)
    #expect(before == .half)
    hud.show()
    #expect(drawn(hud) == before)
    hud.pass(0.1)
    hud.hide()
    hud.pass(0.3)
    #expect(hud.isHidden)
    #expect(hud.machine.nextDeadline == nil)
  }

  @Test("With reduced motion, switched off, or shown without animation, all of it is there at once")
  func atOnce() {
    let reduced = Crank()
    reduced.machine.settings.reducesMotion = true
    let off = Crank()
    off.machine.settings.drawsIcons = false
    for hud in [reduced, off] {
      hud.show()
      hud.send(.icon(.success))
      #expect(drawn(hud) == 1)
    }
    let plain = Crank()
    plain.send(.icon(.success))
    plain.show(false)
    #expect(drawn(plain) == 1)
    #expect(plain.machine.nextDeadline == nil)
  }
}
