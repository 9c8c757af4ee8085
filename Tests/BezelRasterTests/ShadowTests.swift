import BezelCore
import BezelRaster
import Foundation
import Testing

@Suite("Shadows")
struct ShadowTests {
  private static let size = PixelSize(width: 72, height: 60)

  private func paint(
    _ shape: Shape, _ color: Color, damage: Damage, on surface: inout Surface
  ) {
    var list = DisplayList(size: surface.size, backdrop: .color(Color(white: 255)))
    list.append(DrawCommand(ElementKey(.shadow), shape, color))
    var painter = Painter()
    painter.paint(list, images: [], typesetter: FakeTypesetter(), damage: damage, on: &surface)
  }

  /// The grey of each pixel with a black shadow on white.
  private func greys(_ shape: Shape, alpha: UInt8 = 255) -> [Int] {
    var surface = Surface(size: Self.size)
    paint(
      shape, Color(white: 0, alpha: alpha), damage: Damage(PixelRect(Self.size)), on: &surface)
    return surface.bitmap.pixels.map { Int($0 & 0xFF) }
  }

  /// What a Gaussian makes of a rounded rectangle at a pixel's middle, summed up point by point.
  private func gaussian(
    _ rect: (x: Double, y: Double, width: Double, height: Double), radius: Double, spread: Double,
    at x: Double, _ y: Double
  ) -> Double {
    let step = 0.25
    var sum = 0.0
    for j in stride(from: rect.y + step / 2, to: rect.y + rect.height, by: step) {
      let (above, below) = (j - rect.y, rect.y + rect.height - j)
      let depth = min(above, below)
      let missing = radius - depth
      let inset = missing > 0 ? radius - (radius * radius - missing * missing).squareRoot() : 0
      func integral(_ end: Double) -> Double { erf((end - x) / spread / 2.0.squareRoot()) / 2 }
      let across = integral(rect.x + rect.width - inset) - integral(rect.x + inset)
      let distance = (j - y) / spread
      sum += across * exp(-distance * distance / 2) / spread / (2 * Double.pi).squareRoot() * step
    }
    return sum
  }

  @Test(
    "They are those of a Gaussian to within two grey levels",
    arguments: [
      (20, 16, 30, 24, 5, 6, 3), (26, 20, 18, 18, 9, 4, 0), (20, 20, 30, 20, 0, 3, -4),
      (10, 10, 52, 40, 8, 2, 2),
    ])
  func exact(x: Int, y: Int, width: Int, height: Int, radius: Int, spread: Int, drop: Int) {
    let rect = Rect(x: Fixed(x), y: Fixed(y), width: Fixed(width), height: Fixed(height))
    let greys = greys(
      .shadow(of: rect, radius: Fixed(radius), spread: Fixed(spread), drop: Fixed(drop)))
    var worst = 0.0
    for row in 0..<Self.size.height {
      for column in 0..<Self.size.width {
        let isUnder = (x - 1...x + width).contains(column) && (y - 1...y + height).contains(row)
        // Beyond three deviations nothing is drawn.
        guard !isUnder else { continue }
        let wanted = gaussian(
          (Double(x), Double(y + drop), Double(width), Double(height)), radius: Double(radius),
          spread: Double(spread), at: Double(column) + 0.5, Double(row) + 0.5)
        let grey = greys[row * Self.size.width + column]
        worst = max(worst, abs(Double(grey) - 255 * (1 - wanted)))
      }
    }
    #expect(worst <= 2)
  }

  @Test("Nothing lies under the rectangle itself, and its round corners are shaded up to its edge")
  func hole() {
    let rect = Rect(x: 20, y: 16, width: 30, height: 24)
    let greys = greys(.shadow(of: rect, radius: 8, spread: 6, drop: 3))
    for row in 24..<32 {
      for column in 20..<50 { #expect(greys[row * Self.size.width + column] == 255) }
    }
    #expect(greys[16 * Self.size.width + 20] < 235)
    #expect(greys[16 * Self.size.width + 35] == 255)
  }

  @Test("Painted piece by piece a shadow is what it is painted whole, at any place and size")
  func pieces() {
    var random = SystemRandomNumberGenerator()
    func fixed(_ range: ClosedRange<Int32>) -> Fixed {
      Fixed(bits: Int32.random(in: range.lowerBound << 16...range.upperBound << 16, using: &random))
    }
    for _ in 0..<40 {
      let shape = Shape.shadow(
        of: Rect(
          x: fixed(-10...40), y: fixed(-10...40), width: fixed(0...60), height: fixed(0...60)),
        radius: fixed(0...40), spread: fixed(0...20), drop: fixed(-10...10))
      let color = Color(red: 80, green: 0, blue: 0, alpha: UInt8.random(in: 1...255))
      var whole = Surface(size: Self.size)
      paint(shape, color, damage: Damage(PixelRect(Self.size)), on: &whole)
      var pieces = Surface(size: Self.size)
      for left in stride(from: 0, to: Self.size.width, by: 13) {
        for top in stride(from: 0, to: Self.size.height, by: 11) {
          let rect = PixelRect(left: left, top: top, right: left + 13, bottom: top + 11)
          paint(shape, color, damage: Damage(rect), on: &pieces)
        }
      }
      #expect(whole.bitmap == pieces.bitmap)
    }
  }

  @Test("Shapes of any numbers do no harm")
  func extremes() {
    let numbers: [Fixed] = [.least, -1, 0, Fixed(bits: 1), 1, 30_000, .greatest]
    for a in numbers {
      for b in numbers {
        let rect = Rect(x: a, y: b, width: b, height: a)
        for c in numbers { _ = greys(.shadow(of: rect, radius: c, spread: b, drop: c)) }
      }
    }
  }
}
