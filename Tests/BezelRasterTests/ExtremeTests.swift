import BezelCore
import BezelRaster
import Testing

@Suite("Coordinates of any size are safe")
struct ExtremeTests {
  private static let numbers: [Fixed] = [
    .least, -32_767, -1, Fixed(bits: -1), 0, Fixed(bits: 1), 1, 7, 32_767, .greatest,
  ]
  private static let angles: [Angle] = [
    Angle(bits: .min), .zero - .turn, Angle(bits: -1), .zero, Angle(bits: 1), .quarterTurn, .turn,
    Angle(bits: .max),
  ]

  private func cover(_ shape: Shape) {
    _ = CoverageMap(shape, 3, 2, clips: [PixelRect(left: 1, top: 1, right: 3, bottom: 2)])
  }

  @Test("Rectangles, borders, parts and pictures", arguments: numbers)
  func rectangles(x: Fixed) {
    for width in Self.numbers {
      let rect = Rect(x: x, y: width, width: width, height: x)
      cover(.image(0, rect))
      for radius in Self.numbers {
        cover(.roundedRect(rect, radius: radius))
        cover(.roundedBorder(rect, radius: radius, width: width))
        cover(.roundedRectPart(rect, radius: 3, cut: radius))
        cover(.outlinedBorder(rect, radius: radius, width: 1, inner: width, part: .half))
        cover(.outlinedBorder(rect, radius: 2, width: radius, inner: 3, part: width))
      }
    }
  }

  @Test("Arcs and pies", arguments: [Fixed.least, Fixed(bits: 1), 1, 200, .greatest])
  func arcs(radius: Fixed) {
    for sweep in Self.angles {
      for start in [Angle(bits: .min), .top, Angle(bits: .max)] {
        let center = Point(3, 4)
        cover(.pie(center: center, radius: radius, start: start, sweep: sweep))
        for width in [2, .greatest] as [Fixed] {
          for cap in [LineCap.butt, .square, .round] {
            cover(
              .arc(
                center: center, radius: radius, width: width, start: start, sweep: sweep, cap: cap))
          }
          cover(
            .outlinedArc(
              center: center, radius: radius, width: width, inner: width, start: start, sweep: sweep
            ))
        }
      }
    }
  }

  @Test("Centers far away", arguments: numbers)
  func centers(x: Fixed) {
    for y in Self.numbers {
      let center = Point(x, y)
      cover(
        .arc(center: center, radius: 9, width: 3, start: .top, sweep: .quarterTurn, cap: .round))
      cover(.line(from: center, to: Point(y, x), width: 5))
      cover(.line(from: center, to: Point(4, 4), width: x))
      for icon in Icon.allCases { cover(.icon(icon, center: center, side: y)) }
      let surface = Surface(
        painting: list(8, 8, (.spinner(center: center, side: x, phase: 0), Color(white: 255))))
      #expect(surface.bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
    }
  }

  @Test("A half plane that begins far away is cut to the clip exactly")
  func halfPlane() {
    let map = CoverageMap(4, 4) { coverage, clip in
      coverage.begin(in: clip)
      coverage.move(to: Point(.least, .least))
      coverage.line(to: Point(2, .least))
      coverage.line(to: Point(2, .greatest))
      coverage.line(to: Point(.least, .greatest))
      coverage.close()
    }
    #expect(map.text == "##..\n##..\n##..\n##..\n")
  }

  @Test("The longest diagonal still passes through the middle")
  func longest() {
    let map = CoverageMap(4, 4) { coverage, clip in
      coverage.begin(in: clip)
      coverage.move(to: Point(-32_000, -32_000))
      coverage.line(to: Point(32_000, 32_000))
      coverage.line(to: Point(-32_000, 32_000))
      coverage.close()
    }
    #expect(map.text == "+...\n#+..\n##+.\n###+\n")
  }

  @Test("Glyphs of any units and sizes", arguments: numbers)
  func glyphs(size: Fixed) {
    let far: [Int32] = [.min, -1, 0, 1000, .max]
    for em in [.min, 1000, .max] as [Int32] {
      var outline = GlyphOutline(unitsPerEm: em)
      for x in far {
        for y in far {
          outline.segments.append(.line(.init(x, y)))
          outline.segments.append(.quadratic(.init(y, x), .init(x, y)))
          outline.segments.append(.cubic(.init(y, x), .init(y, y), .init(x, y)))
        }
      }
      _ = CoverageMap(8, 8) { coverage, clip in
        coverage.begin(in: clip)
        coverage.glyph(outline, size: size, at: Point(size, 3))
      }
    }
  }

  @Test("Thousands of contours in one pixel")
  func crowd() {
    let map = CoverageMap(2, 1) { coverage, clip in
      coverage.begin(in: clip)
      for _ in 0..<70_000 { coverage.add(Rect(x: 0, y: 0, width: 1, height: 1)) }
    }
    #expect(map[1, 0] == 0)
  }

  @Test("Pictures in rectangles of any size", arguments: numbers)
  func pictures(x: Fixed) {
    let picture = Scene.photo(7, 5)
    for length in Self.numbers {
      let rect = Rect(x: x, y: length, width: length, height: x)
      _ = Surface(painting: list(6, 6, (.image(0, rect), Color(white: 0))), images: [picture])
      var wide = list(6, 6)
      wide.append(
        DrawCommand(
          .test, .image(0, rect), Color(white: 0),
          ink: PixelRect(left: 0, top: 0, right: 6, bottom: 6)))
      _ = Surface(painting: wide, images: [picture])
    }
  }
}

extension Coverage {
  /// Draws one more rectangle.
  fileprivate mutating func add(_ rect: Rect) {
    move(to: rect.origin)
    line(to: Point(rect.maxX, rect.minY))
    line(to: Point(rect.maxX, rect.maxY))
    line(to: Point(rect.minX, rect.maxY))
    close()
  }
}
