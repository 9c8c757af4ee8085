import BezelCore
import BezelInput
import Testing

@Suite("A finger on the button")
struct ButtonTouchTests {
  /// 20 points high: the target goes from 68 to 112.
  private let button = Rect(x: 100, y: 80, width: 100, height: 20)
  private let inside = Point(x: 150, y: 90)
  private let outside = Point(x: 150, y: 300)

  private func shown() -> ButtonTouch {
    var touch = ButtonTouch()
    touch.appear(at: at(0))
    return touch
  }

  @Test("Press inside, release inside")
  func fires() {
    var touch = shown()
    #expect(touch.press(at: inside, on: button, at: at(600)) == .press)
    #expect(touch.move(to: inside, on: button) == nil)
    #expect(touch.release(at: inside, on: button) == .fire)
    #expect(touch.release(at: inside, on: button) == nil)
  }

  @Test("Dragged out it looks pressed no more, and back in it does again")
  func drags() {
    var touch = shown()
    _ = touch.press(at: inside, on: button, at: at(600))
    #expect(touch.move(to: outside, on: button) == .cancel)
    #expect(touch.move(to: inside, on: button) == .press)
    #expect(touch.move(to: outside, on: button) == .cancel)
    #expect(touch.release(at: outside, on: button) == nil)
    #expect(touch.release(at: inside, on: button) == nil)
  }

  @Test("What went down elsewhere, or before the button was seen, never fires")
  func never() {
    var touch = shown()
    #expect(touch.press(at: outside, on: button, at: at(600)) == nil)
    #expect(touch.move(to: inside, on: button) == nil)
    #expect(touch.release(at: inside, on: button) == nil)
    #expect(touch.press(at: inside, on: button, at: at(499)) == nil)
    #expect(touch.release(at: inside, on: button) == nil)
    _ = touch.press(at: inside, on: button, at: at(600))
    #expect(touch.disappear() == .cancel)
    touch.appear(at: at(700))
    #expect(touch.release(at: inside, on: button) == nil)
  }

  @Test("A small button is hit on 44 by 44 points, a large one on itself")
  func targets() {
    for (y, hits) in [(67, false), (68, true), (111, true), (112, false)] {
      #expect(ButtonTouch.hits(button, Point(x: 150, y: Fixed(y))) == hits)
    }
    for (x, hits) in [(99, false), (100, true), (199, true), (200, false)] {
      #expect(ButtonTouch.hits(button, Point(x: Fixed(x), y: 90)) == hits)
    }
  }
}
