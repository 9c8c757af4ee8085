import BezelCore

/// A sweep made clockwise, its start within the first turn.
private struct Sweep {
  var start: Angle
  var sweep: Angle

  init(_ start: Angle, _ sweep: Angle) {
    let first = sweep < .zero ? start + sweep : start
    self.start = Angle(bits: first.bits & 0xFF_FFFF)
    self.sweep = sweep < .zero ? .zero - sweep : sweep
  }

  var end: Angle { start + sweep }
  var isTurn: Bool { sweep >= .turn }
}

extension Coverage {
  /// Draws a wedge of a disc.
  mutating func pie(about center: Point, radius: Fixed, start: Angle, sweep: Angle) {
    let part = Sweep(start, sweep)
    guard radius > 0, part.sweep > .zero else { return }
    guard !part.isTurn else { return circle(about: center, radius: radius) }
    move(to: center)
    arc(about: center, radius: radius, from: part.start, sweep: part.sweep)
    close()
  }

  /// Draws the band between two circles.
  mutating func ring(about center: Point, outer: Fixed, inner: Fixed) {
    circle(about: center, radius: outer)
    circle(about: center, radius: inner, isClockwise: false)
  }

  /// Draws a band about part of a circle.
  ///
  /// A square cap follows the bend: the band goes on for half its width, measured on its middle
  /// line. So an arc that grows covers all that it covered before, up to the closed ring.
  mutating func band(
    about center: Point, radius: Fixed, width: Fixed, start: Angle, sweep: Angle, cap: LineCap
  ) {
    var part = Sweep(start, sweep)
    guard width > 0, radius > 0, part.sweep > .zero else { return }
    let half = width.halved
    let (outer, inner) = (radius + half, max(0, radius - half))
    if cap == .square {
      // half / radius radians, of which a turn has 2π.
      let reach = Angle(bits: Int32(clamping: Int64(half.bits) * 2_670_177 / Int64(radius.bits)))
      part = Sweep(part.start - reach, part.sweep + reach + reach)
    }
    guard !part.isTurn else { return ring(about: center, outer: outer, inner: inner) }
    if cap == .round, closingBand(about: center, radius: radius, half: half, part) { return }
    let halfTurn = Angle.quarterTurn + Angle.quarterTurn
    move(to: center.moved(outer, towards: part.start))
    arc(about: center, radius: outer, from: part.start, sweep: part.sweep)
    if cap == .round {
      let middle = center.moved(radius, towards: part.end)
      arc(about: middle, radius: half, from: part.end, sweep: halfTurn)
    }
    arc(about: center, radius: inner, from: part.end, sweep: .zero - part.sweep)
    if cap == .round {
      let middle = center.moved(radius, towards: part.start)
      arc(about: middle, radius: half, from: part.start + halfTurn, sweep: halfTurn)
    }
    close()
  }

  /// Draws a band whose round caps meet, if they do: a ring with two gaps, one outside and one inside
  /// of where the caps' circles cross. As one outline the caps would lie over one another, and the
  /// pixels on the band's edges would be counted twice.
  private mutating func closingBand(
    about center: Point, radius: Fixed, half: Fixed, _ part: Sweep
  ) -> Bool {
    let gap = Angle.turn - part.sweep
    let halfGap = Angle(bits: gap.bits / 2)
    guard halfGap < .quarterTurn, radius > half else { return false }
    // Seen from the line that halves the gap, the caps' centers lie `aside`, and the circles cross
    // `along` it, further out and further in.
    let aside = radius.along(Direction(halfGap).y)
    guard aside < half else { return false }
    let (legs, hypotenuse) = (Int64(aside.bits), Int64(half.bits))
    let square = UInt64(hypotenuse * hypotenuse - legs * legs)
    let along = Fixed(saturating: Int64(squareRoot(square)))
    let lean = Angle(ofVector: along, aside)
    let halfTurn = Angle.quarterTurn + Angle.quarterTurn
    let (start, end) = (part.start, part.end)
    let first = center.moved(radius, towards: start)
    let last = center.moved(radius, towards: end)
    ring(about: center, outer: radius + half, inner: radius - half)
    // Both gaps are drawn the other way round than the ring, so that they are taken from it.
    let outward = lean + halfGap
    move(to: last.moved(half, towards: end))
    arc(about: last, radius: half, from: end, sweep: outward)
    arc(about: first, radius: half, from: start - outward, sweep: outward)
    arc(about: center, radius: radius + half, from: start, sweep: .zero - gap)
    let inward = lean - halfGap
    move(to: center.moved(radius - half, towards: end))
    arc(about: center, radius: radius - half, from: end, sweep: gap)
    arc(about: first, radius: half, from: start + halfTurn, sweep: inward)
    arc(about: last, radius: half, from: end + halfTurn - inward, sweep: inward)
    close()
    return true
  }

  /// Draws a ring of `width` inside the circle of `radius`, and inwards of it a band of `inner` with
  /// butt ends, as one figure: its inner edge steps inwards where the band is.
  mutating func outlinedBand(
    about center: Point, radius: Fixed, width: Fixed, inner: Fixed, start: Angle, sweep: Angle
  ) {
    let part = Sweep(start, sweep)
    let edge = max(0, radius - max(0, width))
    let innerEdge = max(0, edge - max(0, inner))
    guard part.sweep > .zero, innerEdge < edge else {
      return ring(about: center, outer: radius, inner: edge)
    }
    guard !part.isTurn else { return ring(about: center, outer: radius, inner: innerEdge) }
    circle(about: center, radius: radius)
    move(to: center.moved(edge, towards: part.start))
    arc(about: center, radius: edge, from: part.start, sweep: part.sweep - .turn)
    arc(about: center, radius: innerEdge, from: part.end, sweep: .zero - part.sweep)
    close()
  }
}
