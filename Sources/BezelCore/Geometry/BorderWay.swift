/// The way about a rounded rectangle on its edge, clockwise from the middle of the top.
///
/// It has nine pieces: half the top edge, a corner and a side by turns, and the other half of the top.
/// A line *within* the edge at some depth has the same pieces, each place straight across from the
/// edge's.
package struct BorderWay: BitwiseCopyable, Sendable {
  private let rect: Rect
  private let radius: Fixed

  package static let pieces = 9

  /// Makes the way; the radius is limited to half the shorter side.
  package init(_ rect: Rect, radius: Fixed) {
    self.rect = rect
    self.radius = radius.clamped(to: 0...max(0, rect.size.shorterSide.halved))
  }

  /// A place on the way: a piece, and how far along that: straight in pixels, at a corner as an angle.
  package struct Place: BitwiseCopyable, Hashable, Sendable {
    package var piece: Int
    package var distance = Fixed.zero
    package var angle = Angle.zero

    /// The start of a piece.
    package init(piece: Int) { self.piece = piece }
  }

  /// A corner at a depth: an arc of a quarter turn about `center` that begins at `start`.
  package struct Corner: BitwiseCopyable, Sendable {
    package var center: Point
    package var radius: Fixed
    package var start: Angle
  }

  /// The place that so much of the way leads to, 0…1.
  package func place(at part: Fixed) -> Place {
    // The lengths have 32 bits and the sum some more, and a part has 17.
    let lengths = (0..<BorderWay.pieces).map { length(of: $0) }
    var rest = (lengths.reduce(0, +) * Int64(part.clamped(to: 0...1).bits)) >> 16
    var piece = 0
    while piece < BorderWay.pieces - 1, rest >= lengths[piece] {
      rest -= lengths[piece]
      piece += 1
    }
    var place = Place(piece: piece)
    if BorderWay.isCorner(piece) {
      let quarter = Int64(Angle.quarterTurn.bits)
      place.angle = Angle(bits: Int32(clamping: rest * quarter / max(1, lengths[piece])))
    } else {
      place.distance = Fixed(saturating: min(rest, lengths[piece]))
    }
    return place
  }

  package static func isCorner(_ piece: Int) -> Bool { piece % 2 == 1 }

  /// The corner that a piece is, at a depth of at most half the shorter side.
  package func corner(_ piece: Int, depth: Fixed) -> Corner {
    let inset = max(radius, depth)
    let isRight = piece == 1 || piece == 3
    let isTop = piece == 1 || piece == 7
    return Corner(
      center: Point(
        x: isRight ? rect.maxX - inset : rect.minX + inset,
        y: isTop ? rect.minY + inset : rect.maxY - inset),
      radius: max(0, radius - depth), start: Angle(bits: Int32(piece / 2 - 1) << 22))
  }

  /// Where a place lies at a depth.
  package func point(_ place: Place, depth: Fixed) -> Point {
    guard !BorderWay.isCorner(place.piece) else {
      let corner = corner(place.piece, depth: depth)
      let angle = corner.start + place.angle
      return Point(
        x: corner.center.x + angle.cosine * corner.radius,
        y: corner.center.y + angle.sine * corner.radius)
    }
    // A straight piece at a depth greater than the radius is shorter than on the edge.
    let (first, last) = ends(of: place.piece, depth: depth)
    let edge = ends(of: place.piece, depth: 0).first
    func along(_ from: Fixed, _ step: Fixed, _ a: Fixed, _ b: Fixed) -> Fixed {
      (from + step).clamped(to: min(a, b)...max(a, b))
    }
    return switch place.piece {
    case 2: Point(x: first.x, y: along(edge.y, place.distance, first.y, last.y))
    case 4: Point(x: along(edge.x, -place.distance, first.x, last.x), y: first.y)
    case 6: Point(x: first.x, y: along(edge.y, -place.distance, first.y, last.y))
    default: Point(x: along(edge.x, place.distance, first.x, last.x), y: first.y)
    }
  }

  /// A rectangle about the part of a band of that depth that lies between two parts of the way.
  package func box(from near: Fixed, to far: Fixed, depth: Fixed) -> PixelRect {
    let (first, last) = (place(at: near), place(at: far))
    let depth = depth.clamped(to: 0...max(0, rect.size.shorterSide.halved))
    let edge = point(first, depth: 0)
    var (left, top, right, bottom) = (edge.x, edge.y, edge.x, edge.y)
    func hold(_ place: Place) {
      for depth in [0, depth] as [Fixed] {
        let point = point(place, depth: depth)
        (left, right) = (min(left, point.x), max(right, point.x))
        (top, bottom) = (min(top, point.y), max(bottom, point.y))
      }
    }
    // The chords that meet at a place on a corner reach to the next places that stay.
    func chord(at place: Place) -> Angle {
      guard BorderWay.isCorner(place.piece) else { return .zero }
      return .chord(ofRadius: corner(place.piece, depth: depth).radius)
    }
    var (start, end) = (first, last)
    start.angle = max(.zero, first.angle - chord(at: first))
    end.angle = min(.quarterTurn, last.angle + chord(at: last))
    hold(start)
    hold(end)
    // Between two ends the band reaches furthest where its pieces meet.
    for piece in first.piece..<last.piece { hold(Place(piece: piece + 1)) }
    return PixelRect(
      left: left.floor - 1, top: top.floor - 1, right: right.ceiling + 1,
      bottom: bottom.ceiling + 1)
  }

  /// The ends of a straight piece at a depth.
  private func ends(of piece: Int, depth: Fixed) -> (first: Point, last: Point) {
    let inset = max(radius, depth)
    let (left, right) = (rect.minX + inset, rect.maxX - inset)
    let (top, bottom) = (rect.minY + inset, rect.maxY - inset)
    let middle = rect.center.x
    return switch piece {
    case 0: (Point(x: middle, y: rect.minY + depth), Point(x: right, y: rect.minY + depth))
    case 2: (Point(x: rect.maxX - depth, y: top), Point(x: rect.maxX - depth, y: bottom))
    case 4: (Point(x: right, y: rect.maxY - depth), Point(x: left, y: rect.maxY - depth))
    case 6: (Point(x: rect.minX + depth, y: bottom), Point(x: rect.minX + depth, y: top))
    default: (Point(x: left, y: rect.minY + depth), Point(x: middle, y: rect.minY + depth))
    }
  }

  /// The length of a piece on the edge, in steps of `Fixed`.
  private func length(of piece: Int) -> Int64 {
    // A quarter of a circle has π/2 radii.
    if BorderWay.isCorner(piece) { return (Int64(radius.bits) * 102_944) >> 16 }
    let (first, last) = ends(of: piece, depth: 0)
    return Int64((last.x - first.x).magnitude.bits) + Int64((last.y - first.y).magnitude.bits)
  }
}
