import BezelCore
import BezelRaster
import Testing

@Suite("Progress only ever adds ink")
struct GrowthTests {
  private static let center = Point(Fixed(45, over: 2), Fixed(91, over: 4))

  /// What shows a progress, given a sweep and a share of 0…1.
  enum Indicator: CaseIterable {
    case butt, square, round, outline, wedge, pie, bar, capsule, box

    func shape(
      _ share: Fixed, about center: Point = GrowthTests.center, radius: Fixed = Fixed(37, over: 2)
    ) -> Shape {
      let sweep = Angle(turns: share)
      func arc(_ cap: LineCap) -> Shape {
        .arc(
          center: center, radius: radius - 2, width: 3, start: .top, sweep: sweep, cap: cap)
      }
      func border(height: Fixed, radius corner: Fixed) -> Shape {
        .outlinedBorder(
          Rect(x: center.x - radius, y: center.y - 8, width: radius + radius, height: height),
          radius: corner, width: 1, inner: 2, part: share)
      }
      return switch self {
      case .butt: arc(.butt)
      case .square: arc(.square)
      case .round: arc(.round)
      case .outline:
        .outlinedArc(
          center: center, radius: radius, width: 2, inner: 3, start: .top, sweep: sweep)
      case .wedge:
        .outlinedArc(
          center: center, radius: radius, width: 2, inner: radius - 2, start: .top, sweep: sweep)
      case .pie: .pie(center: center, radius: radius - 1, start: .top, sweep: sweep)
      case .capsule: border(height: 16, radius: 8)
      case .box: border(height: radius, radius: 5)
      case .bar:
        .roundedRectPart(
          Rect(x: center.x - radius, y: center.y, width: radius + radius, height: 8), radius: 4,
          cut: center.x - radius + share * (radius + radius))
      }
    }
  }

  @Test("From nothing to all in thousandths", arguments: Indicator.allCases)
  func grows(indicator: Indicator) {
    var before = CoverageMap(indicator.shape(0), 45, 45)
    if ![.outline, .wedge, .capsule, .box].contains(indicator) { #expect(before.area == 0) }
    for step in stride(from: pace, through: 1000, by: pace) {
      let now = CoverageMap(indicator.shape(.thousandths(Int64(step))), 45, 45)
      #expect(now.area >= before.area, "at \(step)")
      // A chord lies within two shorter ones by what is far less than half a grey level.
      let loss = zip(before.cells, now.cells).map { $0 - $1 }.max() ?? 0
      #expect(loss <= 64, "a pixel loses \(loss) at \(step)")
      before = now
    }
  }

  @Test("A whole turn is closed: the ring has no seam", arguments: [LineCap.butt, .square, .round])
  func closed(cap: LineCap) {
    func ring(_ start: Angle) -> CoverageMap {
      CoverageMap(
        .arc(
          center: Self.center, radius: 17, width: 3, start: start, sweep: .turn, cap: cap), 45, 45)
    }
    #expect(ring(.top) == ring(.zero))
  }

  @Test("No sweep has no ink, whatever the cap", arguments: [LineCap.butt, .square, .round])
  func empty(cap: LineCap) {
    let shape = Shape.arc(
      center: Self.center, radius: 17, width: 3, start: .top, sweep: .zero, cap: cap)
    #expect(CoverageMap(shape, 45, 45).area == 0)
  }
}
