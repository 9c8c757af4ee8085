import BezelCore

/// Contours in the making, in font units.
struct Contours {
  private(set) var segments: [GlyphOutline.Segment] = []

  mutating func move(_ p: Point) { segments.append(.move(place(p))) }

  mutating func line(_ p: Point) { segments.append(.line(place(p))) }

  mutating func cubic(_ a: Point, _ b: Point, _ end: Point) {
    segments.append(.cubic(place(a), place(b), place(end)))
  }

  /// Adds a polygon, turned clockwise.
  mutating func polygon(_ corners: [Point]) {
    guard corners.count > 2 else { return }
    var area: Int64 = 0
    for index in corners.indices {
      let (a, b) = (corners[index], corners[index == 0 ? corners.count - 1 : index - 1])
      area += Int64(a.x.bits) * Int64(b.y.bits) - Int64(a.y.bits) * Int64(b.x.bits)
    }
    guard area != 0 else { return }
    let clockwise = area > 0 ? corners : corners.reversed()
    move(clockwise[0])
    for corner in clockwise.dropFirst() { line(corner) }
  }

  /// Adds a disc.
  mutating func disc(_ center: Point, radius r: Fixed) {
    let handle = r * Fixed(5_523, over: 10_000)
    func at(_ x: Fixed, _ y: Fixed) -> Point { center + Point(x: x, y: y) }
    move(at(-r, 0))
    cubic(at(-r, handle), at(-handle, r), at(0, r))
    cubic(at(handle, r), at(r, handle), at(r, 0))
    cubic(at(r, -handle), at(handle, -r), at(0, -r))
    cubic(at(-handle, -r), at(-r, -handle), at(-r, 0))
  }

  private func place(_ p: Point) -> GlyphOutline.Place {
    GlyphOutline.Place(Int32(p.x.rounded), Int32(p.y.rounded))
  }
}
