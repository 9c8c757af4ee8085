import BezelCore

/// A place that the middle of a stroke passes.
struct StrokeNode: BitwiseCopyable {
  var place: Point
  /// Where the stroke is heading there, counter-clockwise from the right.
  var heading: Angle
  var thickness: Fixed
  var cut: Cut
  /// How far the curve to the next node bulges, in hundredths of the way to where the two
  /// headings meet: 55 is an ellipse, more is squarer.
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
  func drawOpen(into outline: inout Contours) {
    guard let first = nodes.first, let last = nodes.last else { return }
    outline.move(first.sides.left)
    for (a, b) in zip(nodes, nodes.dropFirst()) {
      curve(from: a.sides.left, a, to: b.sides.left, b, into: &outline)
    }
    outline.line(last.sides.right)
    for (b, a) in zip(nodes.reversed(), nodes.reversed().dropFirst()) {
      curveBack(from: b.sides.right, b, to: a.sides.right, a, into: &outline)
    }
  }

  /// Draws the stroke as a ring, its last node joined to its first.
  func drawClosed(into outline: inout Contours) {
    guard let first = nodes.first else { return }
    outline.move(first.sides.left)
    for (a, b) in zip(nodes, nodes.dropFirst() + [first]) {
      curve(from: a.sides.left, a, to: b.sides.left, b, into: &outline)
    }
    outline.move(first.sides.right)
    for (b, a) in zip([first] + nodes.dropFirst().reversed(), nodes.reversed()) {
      curveBack(from: b.sides.right, b, to: a.sides.right, a, into: &outline)
    }
  }

  private func curve(
    from start: Point, _ a: StrokeNode, to end: Point, _ b: StrokeNode,
    into outline: inout Contours
  ) {
    let (out, into) = handles(start, a, end, b)
    outline.cubic(out, into, end)
  }

  private func curveBack(
    from start: Point, _ b: StrokeNode, to end: Point, _ a: StrokeNode,
    into outline: inout Contours
  ) {
    let (out, into) = handles(end, a, start, b)
    outline.cubic(into, out, end)
  }

  /// The two control points of one side between two nodes.
  private func handles(
    _ start: Point, _ a: StrokeNode, _ end: Point, _ b: StrokeNode
  ) -> (out: Point, into: Point) {
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
    }
    // Headings that do not meet ahead: a straight piece or a gentle S.
    let third = Fixed.hypotenuse(chord.x, chord.y) / 3
    return (along(start, u, third), along(end, v, -third))
  }
}
