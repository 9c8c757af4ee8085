import BezelCore
import BezelRaster
import Testing

/// A typesetter of some outlines, which counts how often it is asked for one.
private final class OutlineTypesetter: Typesetter {
  private let outlines: [GlyphOutline]
  private(set) var count = 0

  init(_ outlines: [GlyphOutline]) { self.outlines = outlines }

  func set(_ text: [UInt8], _ style: TextStyle, width: Fixed, lines: Int) -> TextBlock {
    .empty(style)
  }

  func lineHeight(_ style: TextStyle) -> Fixed { style.size }

  func outline(face: UInt16, glyph: UInt32) -> GlyphOutline {
    count += 1
    return outlines[Int(glyph)]
  }
}

@Suite("Runs of glyphs")
struct GlyphTests {
  private static let size = PixelSize(width: 72, height: 24)

  private static func box(_ corners: [(Int32, Int32)]) -> GlyphOutline {
    var outline = GlyphOutline(unitsPerEm: 8)
    for (x, y) in corners { outline.segments.append(.line(.init(x, y))) }
    outline.segments[0] = .move(.init(corners[0].0, corners[0].1))
    return outline
  }

  /// A square, the same wound the other way round, a bent leaf, nothing, and a contour that begins
  /// nowhere.
  private static let outlines = [
    box([(0, 0), (8, 0), (8, 8), (0, 8)]),
    box([(0, 0), (0, 8), (8, 8), (8, 0)]),
    GlyphOutline(
      unitsPerEm: 8,
      segments: [
        .move(.init(-3, -2)), .cubic(.init(0, 9), .init(5, 11), .init(9, 7)),
        .quadratic(.init(8, -3), .init(-3, -2)),
      ]),
    GlyphOutline(unitsPerEm: 8),
    GlyphOutline(unitsPerEm: 8, segments: [.line(.init(6, 1)), .line(.init(2, 7))]),
  ]

  private func glyph(_ index: UInt32, _ size: Fixed, _ x: Fixed, _ y: Fixed) -> PlacedGlyph {
    PlacedGlyph(face: 0, glyph: index, size: size, origin: Point(x, y))
  }

  private func list(
    _ glyphs: [PlacedGlyph], alpha: UInt8 = 255, ink: PixelRect = PixelRect(size)
  ) -> DisplayList {
    var list = DisplayList(size: Self.size, backdrop: .color(Color(white: 0)))
    list.append(glyphs, .test, Color(white: 255, alpha: alpha), ink: ink)
    return list
  }

  private func paint(
    _ list: DisplayList, damage: Damage = Damage(PixelRect(size)), with painter: inout Painter
  ) -> Surface {
    var surface = Surface(size: list.size)
    painter.paint(
      list, images: [], typesetter: OutlineTypesetter(Self.outlines), damage: damage, on: &surface)
    return surface
  }

  private func levels(_ list: DisplayList) -> [UInt32] {
    var painter = Painter()
    return paint(list, with: &painter).bitmap.pixels.map { $0 & 0xFF }
  }

  @Test(
    "Glyphs that overlap are laid once, on a row and between rows", arguments: [0, 500] as [Int64])
  func overlap(thousandths: Int64) {
    let y = 12 + Fixed.thousandths(thousandths)
    let run = [glyph(0, 8, 4, y), glyph(0, 8, 7, y), glyph(2, 8, 9, y), glyph(0, 200, 2, 23)]
    for count in 1...run.count {
      #expect(levels(list(Array(run[..<count]), alpha: 128)).max() == 128)
    }
  }

  @Test("Glyphs that meet within a pixel leave no seam", arguments: [0, 500] as [Int64])
  func seam(thousandths: Int64) {
    for quarter in 0..<4 as Range<Int64> {
      let (x, y) = (4 + Fixed(quarter, over: 4), 12 + Fixed.thousandths(thousandths))
      let levels = levels(list([glyph(0, 8, x, y), glyph(1, 8, x + 8, y)], alpha: 200))
      #expect(levels[8 * 72 + 5..<8 * 72 + 20].allSatisfy { $0 == 200 })
    }
  }

  @Test("Glyphs wound in opposite ways add up", arguments: [0, 500] as [Int64])
  func windings(thousandths: Int64) {
    let y = 12 + Fixed.thousandths(thousandths)
    let x = Fixed.thousandths(4_250)
    let same = levels(list([glyph(0, 8, x, y), glyph(0, 8, x + 3, y)]))
    #expect(levels(list([glyph(0, 8, x, y), glyph(1, 8, x + 3, y)])) == same)
    #expect(levels(list([glyph(1, 8, x, y), glyph(0, 8, x + 3, y)])) == same)
    // Two that share a pixel's border with half a pixel each cover it together.
    let half = levels(list([glyph(0, 8, Fixed(9, over: 2), 12)]))
    let both = levels(
      list([glyph(0, 8, Fixed(9, over: 2), 12), glyph(1, 8, Fixed(9, over: 2), 12)]))
    #expect(half[8 * 72 + 4] == 128)
    #expect(both[8 * 72 + 4] == 255)
  }

  @Test("A mask on a quarter of a pixel is what the outline covers there", arguments: 0..<5)
  func exact(index: Int) {
    for size in [8, .thousandths(19_300), 1, 128] as [Fixed] {
      for quarter in -5..<6 as Range<Int64> {
        let origin = Point(9 + Fixed(quarter, over: 4), 15)
        let map = CoverageMap(Self.size.width, Self.size.height) { coverage, clip in
          coverage.begin(in: clip)
          coverage.glyph(Self.outlines[index], size: size, at: origin)
        }
        let painted = levels(list([glyph(UInt32(index), size, origin.x, origin.y)]))
        #expect(painted == map.cells.map { UInt32(($0 * 255 + 0x8000) >> 16) })
      }
    }
  }

  @Test("Beyond 128 pixels an em, and between rows, a glyph lies exactly where it is put")
  func direct() {
    for (size, y) in [(Fixed(bits: 128 << 16 + 1), 15), (8, .thousandths(15_001))]
      as [(Fixed, Fixed)]
    {
      let origin = Point(.thousandths(9_100), y)
      let map = CoverageMap(Self.size.width, Self.size.height) { coverage, clip in
        coverage.begin(in: clip)
        coverage.glyph(Self.outlines[2], size: size, at: origin)
      }
      let painted = levels(list([glyph(2, size, origin.x, origin.y)]))
      #expect(painted == map.cells.map { UInt32(($0 * 255 + 0x8000) >> 16) })
    }
  }

  @Test("A glyph is filled once and then remembered, one without ink too")
  func remembered() {
    let typesetter = OutlineTypesetter(Self.outlines)
    var painter = Painter()
    var surface = Surface(size: Self.size)
    let everything = Damage(PixelRect(Self.size))
    for x in 0..<3 {
      // The same quarter of other pixels.
      let run = (0..<5).map { index -> PlacedGlyph in
        glyph(UInt32(index), 9, Fixed(3 + x + 12 * index) + .half, 14)
      }
      painter.paint(list(run), images: [], typesetter: typesetter, damage: everything, on: &surface)
      #expect(typesetter.count == 5)
    }
  }

  @Test("Damaged parts get the pixels that painting all gives them, whatever is remembered")
  func damage() {
    let run = (0..<10).map { index -> PlacedGlyph in
      let size: Fixed = index == 7 ? 160 : .thousandths(Int64(7_000 + 900 * index))
      let x = Fixed.thousandths(Int64(index * 7_130 - 2_000))
      return glyph(UInt32(index % 5), size, x, index % 3 == 0 ? .thousandths(15_400) : 16)
    }
    let ink = PixelRect(left: 1, top: 3, right: 69, bottom: 22)
    let list = list(run, alpha: 130, ink: ink)
    var warm = Painter()
    let whole = paint(list, with: &warm).bitmap.pixels
    for (index, rect) in Scene.pieces(of: Self.size).enumerated() {
      var cold = Painter()
      let painted = paint(list, damage: Damage(rect), with: &warm).bitmap.pixels
      #expect(painted == paint(list, damage: Damage(rect), with: &cold).bitmap.pixels)
      let black: UInt32 = 0xFF00_0000
      let wrong = (0..<painted.count).filter { place in
        let (x, y) = (place % Self.size.width, place / Self.size.width)
        let pixel = PixelRect(left: x, top: y, right: x + 1, bottom: y + 1)
        let isTouched = rect.contains(pixel) && ink.contains(pixel)
        return painted[place] != (isTouched ? whole[place] : black)
      }
      #expect(wrong.isEmpty, "piece \(index)")
    }
  }

  @Test("A run that is too large for the buffer is the same in bands")
  func bands() {
    let size = PixelSize(width: 1000, height: 600)
    var list = DisplayList(size: size, backdrop: .color(Color(white: 0)))
    list.append(
      [glyph(2, 500, 180, 480), glyph(0, 100, 700, 310)], .test, Color(white: 255, alpha: 90),
      ink: PixelRect(size))
    var painter = Painter()
    let whole = paint(list, damage: Damage(PixelRect(size)), with: &painter)
    var pieces = Surface(size: size)
    for top in stride(from: 0, to: 600, by: 150) {
      painter.paint(
        list, images: [], typesetter: OutlineTypesetter(Self.outlines),
        damage: Damage(PixelRect(left: 0, top: top, right: 1000, bottom: top + 150)), on: &pieces)
    }
    #expect(whole.bitmap == pieces.bitmap)
    #expect(whole.bitmap.pixels.contains { $0 & 0xFF == 90 })
  }

  @Test("Glyphs at the ends of all ranges")
  func extremes() {
    let numbers: [Fixed] = [.least, -1, 0, Fixed(bits: 1), .half, 100, .greatest]
    for size in numbers {
      for x in numbers {
        for y in numbers { _ = levels(list((0..<5).map { glyph($0, size, x, y) })) }
      }
    }
  }
}
