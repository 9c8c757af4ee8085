import BezelCore
import BezelRaster
import Testing

@Suite("Shapes have the areas that geometry gives them")
struct ShapeAreaTests {
  private let center = Point(Fixed(130, over: 4), Fixed(131, over: 4))

  @Test("Discs", arguments: [1, 2, 5, 10, 18, 30])
  func disc(radius: Int) {
    let side = Fixed(2 * radius)
    let rect = Rect(center: center, size: Size(width: side, height: side))
    let area = CoverageMap(.roundedRect(rect, radius: side), 66, 66).area
    let exact = Double.pi * Double(radius * radius)
    #expect(abs(area / exact - 1) < 0.002)
    let pie = CoverageMap(
      .pie(center: center, radius: Fixed(radius), start: .top, sweep: .turn), 66, 66
    ).area
    #expect(abs(pie / exact - 1) < 0.002)
  }

  @Test(
    "Pies and arcs with butt ends",
    arguments: [1, 45, 90, 100, 180, 270, 359, -30, -200, 720, -360])
  func wedges(degrees: Int) {
    let share = min(1, abs(Double(degrees)) / 360)
    let pie = CoverageMap(
      .pie(center: center, radius: 20, start: .top, sweep: Angle(degrees: degrees)), 66, 66)
    #expect(abs(pie.area - share * 400 * .pi) < 0.002 * share * 400 * .pi + 0.002)
    let arc = CoverageMap(
      .arc(
        center: center, radius: 20, width: 4, start: .top, sweep: Angle(degrees: degrees),
        cap: .butt), 66, 66)
    let exact = share * (22 * 22 - 18 * 18) * Double.pi
    #expect(abs(arc.area - exact) < 0.002 * exact + 0.002)
  }

  @Test(
    "A square cap adds half the width at each end, a round one half a disc",
    arguments: [LineCap.square, .round])
  func caps(cap: LineCap) {
    func area(_ cap: LineCap) -> Double {
      CoverageMap(
        .arc(
          center: center, radius: 20, width: 4, start: .top, sweep: .quarterTurn, cap: cap), 66, 66
      ).area
    }
    let added = area(cap) - area(.butt)
    #expect(abs(added - (cap == .square ? 16 : 4 * .pi)) < 0.05)
  }

  @Test(
    "Lines of round ends, in every direction", arguments: Array(stride(from: 0, to: 360, by: 15)))
  func capsule(degrees: Int) {
    let direction = Angle(degrees: degrees)
    let end = center + Point(direction.cosine * 20, direction.sine * 20)
    let area = CoverageMap(.line(from: center, to: end, width: 5), 66, 66).area
    #expect(abs(area - (100 + 6.25 * .pi)) < 0.08)
  }

  @Test("A line without length is a disc")
  func dot() {
    let area = CoverageMap(.line(from: center, to: center, width: 6), 66, 66).area
    #expect(abs(area - 9 * .pi) < 0.06)
  }

  @Test("A border is what lies between two rounded rectangles")
  func border() {
    let rect = Rect(x: 3, y: 3, width: 50, height: 20)
    let area = CoverageMap(.roundedBorder(rect, radius: 10, width: 2), 66, 30).area
    let outer = 50 * 20 - (4 - Double.pi) * 100
    let inner = 46 * 16 - (4 - Double.pi) * 64
    #expect(abs(area - (outer - inner)) < 0.2)
  }

  @Test("A part of a rounded rectangle ends at the cut exactly")
  func part() {
    let rect = Rect(x: 2, y: 2, width: 20, height: 10)
    let cut = Fixed(29, over: 2)
    let map = CoverageMap(.roundedRectPart(rect, radius: 0, cut: cut), 26, 14)
    #expect(map.area == 125)
    #expect(map[13, 5] == 1)
    #expect(map[14, 5] == 0.5)
    #expect(map[15, 5] == 0)
    #expect(CoverageMap(.roundedRectPart(rect, radius: 5, cut: 2), 26, 14).area == 0)
    #expect(
      CoverageMap(.roundedRectPart(rect, radius: 5, cut: 22), 26, 14)
        == CoverageMap(.roundedRect(rect, radius: 5), 26, 14))
  }

  @Test("An outlined arc is its ring and, inwards of it, its band")
  func outlinedArc() {
    func area(_ sweep: Angle) -> Double {
      CoverageMap(
        .outlinedArc(center: center, radius: 20, width: 2, inner: 3, start: .top, sweep: sweep),
        66, 66
      ).area
    }
    let ring = (400 - 324) * Double.pi
    let band = (324 - 225) * Double.pi
    #expect(abs(area(.zero) - ring) < 0.3)
    #expect(abs(area(.quarterTurn) - (ring + band / 4)) < 0.4)
    #expect(abs(area(.turn) - (ring + band)) < 0.5)
  }

  @Test("A glyph is scaled to its size, upwards from its origin")
  func glyph() {
    let face = FakeTypesetter()
    let map = CoverageMap(8, 8) { coverage, clip in
      coverage.begin(in: clip)
      coverage.glyph(face.outline(face: 0, glyph: 0), size: 8, at: Point(1, 6))
    }
    #expect(
      map.text == """
        ........
        ........
        .####...
        .####...
        .####...
        .####...
        ........
        ........

        """)
  }

  @Test("Curves of glyphs enclose the areas that calculus gives", arguments: [8, 16, 40])
  func curves(size: Int) {
    let face = FakeTypesetter()
    func area(_ glyph: UInt32) -> Double {
      CoverageMap(64, 64) { coverage, clip in
        coverage.begin(in: clip)
        coverage.glyph(
          face.outline(face: 0, glyph: glyph), size: Fixed(size), at: Point(5, 60))
      }.area
    }
    let em = Double(size)
    #expect(abs(area(FakeTypesetter.quadratic) - em * em * 2 / 3) < em / 100)
    #expect(abs(area(FakeTypesetter.cubic) - em * em * 0.6) < em / 100)
  }
}
