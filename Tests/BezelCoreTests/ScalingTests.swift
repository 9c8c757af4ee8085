import BezelCore
import Testing

@Suite("Scaling")
struct ScalingTests {
  private static let box = Rect(x: 10, y: 20, width: 30, height: 40)
  private static let center = Point(x: 22, y: 33)
  private static let shapes: [Shape] = [
    .roundedRect(box, radius: 5), .roundedBorder(box, radius: 5, width: 2),
    .outlinedBorder(box, radius: 5, width: 2, inner: 1, part: .half),
    .roundedRectPart(box, radius: 5, cut: 25),
    .arc(center: center, radius: 9, width: 2, start: .top, sweep: .turn, cap: .square),
    .outlinedArc(center: center, radius: 9, width: 2, inner: 3, start: .top, sweep: .quarterTurn),
    .pie(center: center, radius: 9, start: .top, sweep: .quarterTurn),
    .spinner(center: center, side: 37, phase: 3),
    .line(from: box.origin, to: center, width: 3), .icon(.error, center: center, side: 37),
    .shadow(of: box, radius: 5, spread: 6, drop: 2),
    .glyphs(2..<5), .image(1, box),
    .blurredBackdrop(box, radius: 5, tint: .clear),
  ]

  @Test("A factor of 1 changes no shape")
  func one() {
    let scaling = Scaling(1, about: Point(x: 3, y: .half))
    for shape in Self.shapes { #expect(shape.scaled(by: scaling) == shape) }
  }

  @Test("Half and double about the same point cancel out")
  func halfAndDouble() {
    let point = Point(x: 4, y: -8)
    for shape in Self.shapes {
      let half = shape.scaled(by: Scaling(.half, about: point))
      if case .glyphs = shape { continue }
      #expect(half != shape)
      #expect(half.scaled(by: Scaling(2, about: point)) == shape)
    }
  }

  @Test("Everything of a shape changes its place and size")
  func places() {
    let scaling = Scaling(2, about: Point(x: 10, y: 20))
    let box = Rect(x: 10, y: 20, width: 60, height: 80)
    let center = Point(x: 34, y: 46)
    let scaled = Self.shapes.map { $0.scaled(by: scaling) }
    #expect(
      scaled == [
        .roundedRect(box, radius: 10), .roundedBorder(box, radius: 10, width: 4),
        .outlinedBorder(box, radius: 10, width: 4, inner: 2, part: .half),
        .roundedRectPart(box, radius: 10, cut: 40),
        .arc(center: center, radius: 18, width: 4, start: .top, sweep: .turn, cap: .square),
        .outlinedArc(
          center: center, radius: 18, width: 4, inner: 6, start: .top, sweep: .quarterTurn),
        .pie(center: center, radius: 18, start: .top, sweep: .quarterTurn),
        .spinner(center: center, side: 74, phase: 3),
        .line(from: box.origin, to: center, width: 6), .icon(.error, center: center, side: 74),
        .shadow(of: box, radius: 10, spread: 12, drop: 4),
        .glyphs(2..<5), .image(1, box),
        .blurredBackdrop(box, radius: 10, tint: .clear),
      ])
  }

  @Test("A shape that is moved keeps its size, and comes back as it was")
  func moved() {
    let step = Point(x: 7, y: -9)
    for shape in Self.shapes {
      let moved = shape.moved(by: step)
      if case .glyphs = shape { continue }
      #expect(moved != shape)
      #expect(moved.ink.width == shape.ink.width && moved.ink.height == shape.ink.height)
      #expect(moved.ink.left == shape.ink.left + 7 && moved.ink.top == shape.ink.top - 9)
      #expect(moved.moved(by: Point(x: -7, y: 9)) == shape)
    }
  }
}
