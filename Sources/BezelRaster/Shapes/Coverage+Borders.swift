import BezelCore

extension Coverage {
  /// Draws a band of `width` just inside the edge of a rounded rectangle that is `inner` wider, inwards,
  /// on the first `part` of its way clockwise from the middle of the top, as one figure.
  mutating func outlinedBorder(
    _ rect: Rect, radius: Fixed, width: Fixed, inner: Fixed, part: Fixed
  ) {
    guard width > 0, rect.width > 0, rect.height > 0 else { return }
    let most = rect.size.shorterSide.halved
    let (edge, innerEdge) = (min(width, most), min(width + max(0, inner), most))
    guard part > 0, edge < innerEdge else {
      return roundedBorder(rect, radius: radius, width: edge)
    }
    guard part < 1 else { return roundedBorder(rect, radius: radius, width: innerEdge) }
    let way = BorderWay(rect, radius: radius)
    let step = way.place(at: part)
    roundedRect(rect, radius: radius)
    // Its inner edge is drawn the other way round, so that it is taken from what is within the outer.
    let last = BorderWay.pieces - 1
    move(to: way.point(way.place(at: 1), depth: edge))
    for piece in stride(from: last, through: step.piece, by: -1) {
      draw(piece, of: way, depth: edge, from: nil, to: piece == step.piece ? step : nil)
    }
    line(to: way.point(step, depth: innerEdge))
    for piece in stride(from: step.piece, through: 0, by: -1) {
      draw(piece, of: way, depth: innerEdge, from: piece == step.piece ? step : nil, to: nil)
    }
    close()
  }

  /// Draws a piece backwards: from its end, or a place on it, to its start, or a place on it.
  private mutating func draw(
    _ piece: Int, of way: BorderWay, depth: Fixed, from: BorderWay.Place?, to: BorderWay.Place?
  ) {
    guard BorderWay.isCorner(piece) else {
      return line(to: way.point(to ?? BorderWay.Place(piece: piece), depth: depth))
    }
    let corner = way.corner(piece, depth: depth)
    let (first, last) = (from?.angle ?? .quarterTurn, to?.angle ?? .zero)
    arc(
      about: corner.center, radius: corner.radius, from: corner.start + first, sweep: last - first)
  }
}
