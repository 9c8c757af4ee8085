import BezelCore
import Testing

@Suite("The way about a rounded rectangle")
struct BorderWayTests {
  /// Straight pieces of 40, twice, and half circles of 10π.
  private let capsule = BorderWay(Rect(x: 0, y: 0, width: 60, height: 20), radius: 10)
  private let square = BorderWay(Rect(x: 10, y: 20, width: 40, height: 40), radius: 0)

  private func isNear(_ point: Point, _ x: Double, _ y: Double) -> Bool {
    abs(Double(point.x.bits) / 65_536 - x) < 0.01 && abs(Double(point.y.bits) / 65_536 - y) < 0.01
  }

  @Test("It begins and ends in the middle of the top, and is half way in the middle of the bottom")
  func ends() {
    for part in [Fixed.zero, -1, 1, 7] {
      #expect(isNear(capsule.point(capsule.place(at: part), depth: 0), 30, 0))
    }
    #expect(isNear(capsule.point(capsule.place(at: .half), depth: 0), 30, 20))
    #expect(isNear(capsule.point(capsule.place(at: .half), depth: 3), 30, 17))
  }

  @Test("It goes clockwise, evenly")
  func clockwise() {
    let quarter = Fixed(1, over: 4)
    #expect(isNear(capsule.point(capsule.place(at: quarter), depth: 0), 60, 10))
    #expect(isNear(capsule.point(capsule.place(at: quarter), depth: 3), 57, 10))
    #expect(isNear(capsule.point(capsule.place(at: 3 * quarter), depth: 0), 0, 10))
    for (part, x, y) in [(1, 50.0, 20.0), (2, 50, 40), (3, 50, 60), (5, 10, 60), (7, 10, 20)] {
      let place = square.place(at: Fixed(Int64(part), over: 8))
      #expect(isNear(square.point(place, depth: 0), x, y), "\(part) eighths")
    }
  }

  @Test("A depth goes straight inwards, and where corners are sharper than it is deep, meets there")
  func depths() {
    #expect(isNear(square.point(square.place(at: Fixed(1, over: 8)), depth: 4), 46, 24))
    #expect(isNear(square.point(square.place(at: Fixed(15, over: 128)), depth: 4), 46, 24))
    #expect(isNear(square.point(square.place(at: Fixed(3, over: 16)), depth: 4), 46, 30))
  }

  @Test("A box holds the pieces between two places, not more than a few pixels too much")
  func boxes() {
    let box = square.box(from: Fixed(1, over: 16), to: Fixed(3, over: 16), depth: 4)
    #expect(box == PixelRect(left: 39, top: 19, right: 51, bottom: 31))
  }
}
