import BezelCore

extension Coverage {
  /// Draws the first part, `drawn` of the whole (0…1), of a band with round ends along a way that
  /// bends clockwise: round corners of `radius` about the given centres, and straight lines between
  /// them. The band must not be wider than twice the radius.
  mutating func openBand(along way: [RoundCorner], radius: Fixed, width: Fixed, drawn: Fixed) {
    guard let first = way.first, radius > 0, width > 0 else { return }
    var left =
      way.indices.reduce(Fixed.zero) { sum, index in
        sum + way.side(before: index, radius) + way[index].length(radius)
      } * drawn.clamped(to: 0...1)

    // What is left of the way: the corners, the last one cut short, or a point on a side.
    var corners: [RoundCorner] = []
    for index in way.indices {
      var corner = way[index]
      let side = way.side(before: index, radius)
      if left < side {
        // The corner that was to come begins where the pen is, and has no bend.
        let last = way[index - 1].center
        corner.center = Point(
          x: last.x + (corner.center.x - last.x) * (left / side),
          y: last.y + (corner.center.y - last.y) * (left / side))
        corner.to = corner.from
        corners.append(corner)
        break
      }
      left = left - side
      let bend = corner.length(radius)
      if left < bend {
        let sweep = Int64((corner.to - corner.from).bits) * Int64(left.bits) / Int64(bend.bits)
        corner.to = corner.from + Angle(bits: Int32(clamping: sweep))
        corners.append(corner)
        break
      }
      corners.append(corner)
      left = left - bend
    }
    guard let last = corners.last else { return }

    let half = width.halved
    let halfTurn = Angle.quarterTurn + Angle.quarterTurn
    move(to: first.center.moved(radius + half, towards: first.from))
    for corner in corners {
      arc(
        about: corner.center, radius: radius + half, from: corner.from,
        sweep: corner.to - corner.from)
    }
    arc(
      about: last.center.moved(radius, towards: last.to), radius: half, from: last.to,
      sweep: halfTurn)
    for corner in corners.reversed() {
      arc(
        about: corner.center, radius: max(0, radius - half), from: corner.to,
        sweep: corner.from - corner.to)
    }
    arc(
      about: first.center.moved(radius, towards: first.from), radius: half,
      from: first.from + halfTurn, sweep: halfTurn)
    close()
  }
}

extension RoundCorner {
  /// The length of the corner's arc.
  fileprivate func length(_ radius: Fixed) -> Fixed {
    // A turn has 2π, which is 411775 · 2⁻¹⁶.
    let turns = (Int64(radius.bits) * Int64((to - from).bits)) >> 24
    return Fixed(saturating: (turns * 411_775) >> 16)
  }
}

extension [RoundCorner] {
  /// The length of the straight line between a corner and the one before it.
  fileprivate func side(before index: Int, _ radius: Fixed) -> Fixed {
    guard index > 0 else { return .zero }
    let (a, b) = (self[index - 1].center, self[index].center)
    return Fixed.hypotenuse(b.x - a.x, b.y - a.y)
  }
}
