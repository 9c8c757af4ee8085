import BezelCore
import BezelRaster
import Testing

@Suite("Coverage is the exact area of a pixel that a shape covers")
struct CoverageTests {
  @Test("A rectangle on pixel borders covers whole pixels and nothing beside them")
  func wholePixels() {
    let map = CoverageMap(.roundedRect(Rect(x: 1, y: 1, width: 3, height: 2), radius: 0), 5, 4)
    #expect(
      map.text == """
        .....
        .###.
        .###.
        .....

        """)
  }

  @Test("A disc of three pixels is round")
  func disc() {
    let map = CoverageMap(.roundedRect(Rect(x: 1, y: 1, width: 6, height: 6), radius: 9), 8, 8)
    #expect(
      map.text == """
        ........
        .-++++-.
        .+####+.
        .+####+.
        .+####+.
        .+####+.
        .-++++-.
        ........

        """)
  }

  @Test("A ring is empty inside")
  func ring() {
    let map = CoverageMap(
      .arc(center: Point(5, 5), radius: 4, width: 1, start: .top, sweep: .turn, cap: .butt), 10, 10)
    #expect(map[5, 5] == 0)
    #expect(map.text.contains("."))
    #expect(map.text.first == ".")
  }

  @Test(
    "A rectangle at parts of a pixel covers the products of its sides' shares",
    arguments: [(0, 500), (250, 500), (125, 1750), (999, 2), (1, 1998), (500, 250)])
  func fractions(start: Int64, length: Int64) {
    let (x, width) = (Fixed.thousandths(start), Fixed.thousandths(length))
    let map = CoverageMap(
      .roundedRect(Rect(x: x, y: x, width: width, height: width), radius: 0), 3, 3)
    let end = x + width
    func share(_ pixel: Int) -> Double {
      let low = max(x, Fixed(pixel))
      let high = min(end, Fixed(pixel + 1))
      return max(0, Double((high - low).bits) / 65_536)
    }
    for y in 0..<3 {
      for x in 0..<3 { #expect(abs(map[x, y] - share(x) * share(y)) < 0.000_05) }
    }
  }

  @Test("A diagonal halves the pixels that it crosses, and the next gets none")
  func diagonal() {
    let map = CoverageMap(4, 4) { coverage, clip in
      coverage.begin(in: clip)
      coverage.move(to: Point(0, 0))
      coverage.line(to: Point(4, 4))
      coverage.line(to: Point(0, 4))
      coverage.close()
    }
    for y in 0..<4 {
      for x in 0..<4 { #expect(map[x, y] == (x == y ? 0.5 : x < y ? 1 : 0)) }
    }
  }

  @Test("A flat slope is shared out over all pixels of its row")
  func slope() {
    let map = CoverageMap(8, 1) { coverage, clip in
      coverage.begin(in: clip)
      coverage.move(to: Point(0, 1))
      coverage.line(to: Point(8, 0))
      coverage.line(to: Point(8, 1))
      coverage.close()
    }
    for x in 0..<8 { #expect(abs(map[x, 0] - (Double(x) + 0.5) / 8) < 0.000_05) }
  }

  @Test("What is wound about twice is covered once, either way round")
  func winding() {
    for isReversed in [false, true] {
      let map = CoverageMap(4, 1) { coverage, clip in
        coverage.begin(in: clip)
        for left in [0, 1] as [Fixed] {
          let (a, b) = isReversed ? (left + 2, left) : (left, left + 2)
          coverage.move(to: Point(a, 0))
          coverage.line(to: Point(b, 0))
          coverage.line(to: Point(b, 1))
          coverage.line(to: Point(a, 1))
          coverage.close()
        }
      }
      #expect(map.text == "###.\n")
    }
  }

  @Test("A clip anywhere gives the same as the whole", arguments: [1, 3, 7, 16])
  func clips(side: Int) {
    let shape = Shape.icon(.warning, center: Point(Fixed(33, over: 2), 16), side: 37)
    let whole = CoverageMap(shape, 33, 32)
    let tiles = stride(from: 0, to: 32, by: side).flatMap { top in
      stride(from: 0, to: 33, by: side).map { left in
        PixelRect(
          left: left, top: top, right: min(33, left + side), bottom: min(32, top + side))
      }
    }
    #expect(CoverageMap(shape, 33, 32, clips: tiles) == whole)
  }

  @Test("A walk that was not finished leaves nothing behind")
  func unfinished() {
    let shape = Shape.roundedRect(Rect(x: 0, y: 0, width: 4, height: 4), radius: 0)
    let small = Shape.roundedRect(Rect(x: 1, y: 2, width: 1, height: 1), radius: 0)
    let map = CoverageMap(4, 4) { coverage, clip in
      coverage.begin(with: shape, in: clip)
      _ = coverage.nextRow()
      coverage.begin(with: small, in: clip)
    }
    #expect(map == CoverageMap(small, 4, 4))
  }
}
