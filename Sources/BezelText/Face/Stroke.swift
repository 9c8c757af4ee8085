import BezelCore

/// A place that the middle of a stroke passes.
struct StrokeNode: BitwiseCopyable {
  var place: Point
  /// Where the stroke is heading there, counter-clockwise from the right.
  var heading: Angle
  var thickness: Fixed
  var cut: Cut
  /// How far the curve to the next node bulges, in hundredths of the way to where the two
  /// headings meet: 55 is an ellipse, more is squarer, 0 is straight.
  var bulge: Int

  /// How a stroke that ends there is cut.
  enum Cut: BitwiseCopyable { case across, level, upright }

  var direction: Point { Point(x: heading.cosine, y: heading.sine) }

  /// The ends of the cut through the stroke, to the left and the right of the heading.
  var sides: (left: Point, right: Point) {
    let (half, direction) = (thickness.halved, direction)
    let reach: Point
    switch cut {
    case .across: reach = Point(x: -(half * direction.y), y: half * direction.x)
    case .level: reach = Point(x: -(half / direction.y), y: 0)
    case .upright: reach = Point(x: 0, y: half / direction.x)
    }
    return (place + reach, place - reach)
  }
}

/// A stroke from node to node as contours, clockwise around what is filled.
struct Stroke {
  var nodes: [StrokeNode] = []

  /// Draws the stroke with its ends cut.
  func drawOpen(into contours: inout Contours) {
    guard let first = nodes.first, let last = nodes.last else { return }
    contours.move(first.sides.left)
    for index in 1..<nodes.count { drawLeft(nodes[index - 1], nodes[index], into: &contours) }
    contours.line(last.sides.right)
    for index in (1..<nodes.count).reversed() {
      drawRight(nodes[index - 1], nodes[index], into: &contours)
    }
  }

  /// Draws the stroke as a ring, its last node joined to its first.
  func drawClosed(into contours: inout Contours) {
    guard let first = nodes.first else { return }
    let ring = nodes + CollectionOfOne(first)
    contours.move(first.sides.left)
    for index in nodes.indices {
      drawLeft(ring[index], ring[index + 1], into: &contours)
    }
    contours.move(first.sides.right)
    for index in nodes.indices.reversed() {
      drawRight(ring[index], ring[index + 1], into: &contours)
    }
  }

  /// Draws the left side from one node to the next.
  private func drawLeft(_ a: StrokeNode, _ b: StrokeNode, into contours: inout Contours) {
    let end = b.sides.left
    guard let (out, into) = handles(a.sides.left, a, end, b) else { return contours.line(end) }
    contours.cubic(out, into, end)
  }

  /// Draws the right side from a node back to the one before.
  private func drawRight(_ a: StrokeNode, _ b: StrokeNode, into contours: inout Contours) {
    let end = a.sides.right
    guard let (out, into) = handles(end, a, b.sides.right, b) else { return contours.line(end) }
    contours.cubic(into, out, end)
  }

  /// The two control points of one side between two nodes; nil where it is straight.
  private func handles(
    _ start: Point, _ a: StrokeNode, _ end: Point, _ b: StrokeNode
  ) -> (out: Point, into: Point)? {
    guard a.bulge > 0 else { return nil }
    let (u, v, chord) = (a.direction, b.direction, end - start)
    func cross(_ a: Point, _ b: Point) -> Fixed { a.x * b.y - a.y * b.x }
    func along(_ p: Point, _ direction: Point, _ way: Fixed) -> Point {
      Point(x: p.x + direction.x * way, y: p.y + direction.y * way)
    }
    let turn = cross(u, v)
    if turn.magnitude > Fixed(1, over: 32) {
      let bulge = Fixed(Int64(a.bulge), over: 100)
      let (toward, from) = (cross(chord, v) / turn, cross(u, chord) / turn)
      if toward > 0, from > 0 {
        return (along(start, u, toward * bulge), along(end, v, -(from * bulge)))
      }
    } else if cross(u, chord).magnitude < .one {
      return nil
    }
    // Headings that do not meet ahead make a gentle S.
    let third = Fixed.hypotenuse(chord.x, chord.y) / 3
    return (along(start, u, third), along(end, v, -third))
  }
}
