import BezelCore
import BezelInput
import Testing

@Suite("Hitting a button")
struct ButtonTargetTests {
  @Test("A small button is hit on 44 by 44 points, a large one on itself")
  func targets() {
    // 20 points high: the target goes from 68 to 112.
    let button = Rect(x: 100, y: 80, width: 100, height: 20)
    for (y, hits) in [(67, false), (68, true), (111, true), (112, false)] {
      #expect(ButtonTarget.hits(button, Point(x: 150, y: Fixed(y))) == hits)
    }
    for (x, hits) in [(99, false), (100, true), (199, true), (200, false)] {
      #expect(ButtonTarget.hits(button, Point(x: Fixed(x), y: 90)) == hits)
    }
  }
}
