import BezelCore
import BezelRaster
import Testing

@Suite("Painting what a display list says has changed")
struct DamageTests {
  /// A frame with one shape on a grey backdrop.
  private func frame(_ shape: Shape, side: Int) -> DisplayList {
    list(side, side, backdrop: Color(white: 60), (shape, Color(white: 255, alpha: 180)))
  }

  /// Shares of a progress as feeds tell them: small steps, jumps, backwards, both ends.
  private static let shares: [Int64] = [
    0, 1, 2, 3, 40, 41, 120, 250, 251, 400, 499, 500, 501, 640, 750, 749, 300, 870, 955, 970, 980,
    985, 990, 995, 999, 1000, 999, 0, 1000, 333,
  ]

  @Test(
    "gives the same picture as painting all", arguments: GrowthTests.Indicator.allCases,
    pace == 1 ? [16, 36, 206, 300, 828] : [36])
  func same(indicator: GrowthTests.Indicator, size: Int) {
    let side = size + 12
    let middle = Fixed(side).halved + .thousandths(130)
    let center = Point(middle, middle - .thousandths(300))
    var painter = Painter()
    var before = frame(indicator.shape(0, about: center, radius: Fixed(size).halved), side: side)
    var kept = Surface(painting: before)
    for share in Self.shares {
      let shape = indicator.shape(
        .thousandths(share), about: center, radius: Fixed(size).halved)
      let now = frame(shape, side: side)
      painter.paint(
        now, images: [], typesetter: FakeTypesetter(), damage: now.damage(since: before), on: &kept)
      let whole = Surface(painting: now).bitmap.pixels
      let wrong = zip(kept.bitmap.pixels, whole).enumerated().filter { $1.0 != $1.1 }
      if let first = wrong.first {
        Issue.record(
          "at \(share): \(wrong.count) pixels, \(first.offset % side), \(first.offset / side) first"
        )
        return
      }
      before = now
    }
  }
}
