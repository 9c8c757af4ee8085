package import BezelCore

/// Curves are drawn as chords: those of circles are `Angle.chord`, others no further than 1/256 pixel from
/// the curve.
extension Coverage {
  /// Draws the contour straight on to where an arc begins, and then along the arc; angles are
  /// clockwise.
  ///
  /// Its corners lie at fixed angles of the circle and at the two ends, so that an arc which grows
  /// keeps the corners it has.
  package mutating func arc(about center: Point, radius: Fixed, from start: Angle, sweep: Angle) {
    line(to: center.moved(radius, towards: start))
    guard radius > 0, sweep != .zero else { return }
    let step = Int64(Angle.chord(ofRadius: radius).bits)
    let end = start + sweep
    let isForward = sweep > .zero
    // The first corner past the start, and how many lie before the end; a step is a power of two.
    let first = isForward ? Int64(start.bits) & -step + step : (Int64(start.bits) - 1) & -step
    let distance = isForward ? Int64(end.bits) - first : first - Int64(end.bits)
    var left = distance > 0 ? (distance + step - 1) / step : 0
    let circle = corners.circle(radius)
    let turn = Int(Int64(Angle.turn.bits) / step)
    let direction = isForward ? 1 : -1
    var corner = Int(first / step)
    while left > 0 {
      let count = Int(min(left, Coverage.cornersAtOnce))
      func point(_ index: Int) -> Point {
        center + corners.corner((corner + index * direction) & (turn - 1), of: circle)
      }
      if !pass(to: point(count - 1)) {
        for index in 0..<count { line(to: point(index)) }
      }
      corner += count * direction
      left -= Int64(count)
    }
    line(to: center.moved(radius, towards: end))
  }

  /// So many corners are passed at once where they lie beside the clip: an eighth of a turn at most.
  private static let cornersAtOnce: Int64 = 8

  /// Goes on to a point of a curve that bends by less than a quarter turn, if all on the way lies beside
  /// the clip: what is left of it counts by its height alone, and the rest not at all.
  private mutating func pass(to point: Point) -> Bool {
    let pen = position
    let (x, y) = (Int64(pen.x.bits), Int64(pen.y.bits))
    let (endX, endY) = (Int64(point.x.bits), Int64(point.y.bits))
    // Such a curve keeps nearer to its chord than half of that, and rounding moves it by far less.
    let reach = max(abs(endX - x), abs(endY - y)) / 2 + 1 << 9
    if max(x, endX) + reach <= Int64(clip.left) << 16 {
      line(to: point)
      return true
    }
    let isOutside =
      max(y, endY) + reach <= Int64(clip.top) << 16
      || min(y, endY) - reach >= Int64(clip.bottom) << 16
      || min(x, endX) - reach >= Int64(clip.right) << 16 && limit.floor >= clip.right
    if isOutside { skip(to: point) }
    return isOutside
  }

  /// Draws a whole circle as a contour of its own, clockwise or the other way round.
  package mutating func circle(about center: Point, radius: Fixed, isClockwise: Bool = true) {
    guard radius > 0 else { return }
    move(to: center.moved(radius, towards: .zero))
    arc(
      about: center, radius: radius, from: .zero,
      sweep: isClockwise ? .turn : .zero - .turn)
    close()
  }

  /// Draws the contour on along a quadratic curve.
  package mutating func quadratic(_ control: Point, to end: Point) {
    let start = position
    // n chords stray by at most |a − 2b + c| / 4n².
    let bend = Coverage.bend(start, control, end)
    let shift = Coverage.halvings { $0 >= bend / 4 * 256 }
    for index in 1..<Int64(1) << shift {
      let (u, v) = (Int64(1) << shift - index, index)
      func part(_ a: Fixed, _ b: Fixed, _ c: Fixed) -> Fixed {
        let sum = Int64(a.bits) * u * u + 2 * Int64(b.bits) * u * v + Int64(c.bits) * v * v
        return Fixed(saturating: (sum + 1 << (2 * shift) / 2) >> (2 * shift))
      }
      line(to: Point(x: part(start.x, control.x, end.x), y: part(start.y, control.y, end.y)))
    }
    line(to: end)
  }

  /// Draws the contour on along a cubic curve.
  package mutating func cubic(_ first: Point, _ second: Point, to end: Point) {
    let start = position
    // n chords stray by at most ¾ of the greater bend over n².
    let bend = max(Coverage.bend(start, first, second), Coverage.bend(first, second, end))
    let shift = Coverage.halvings { $0 >= bend * 192 }
    for index in 1..<Int64(1) << shift {
      let (u, v) = (Int64(1) << shift - index, index)
      let (uuu, uuv, uvv, vvv) = (u * u * u, 3 * u * u * v, 3 * u * v * v, v * v * v)
      // The four weights add up to 2³⁰ at most, so the sum stays below 2⁶¹.
      func part(_ a: Fixed, _ b: Fixed, _ c: Fixed, _ d: Fixed) -> Fixed {
        let sum =
          Int64(a.bits) * uuu + Int64(b.bits) * uuv + Int64(c.bits) * uvv + Int64(d.bits) * vvv
        return Fixed(saturating: (sum + 1 << (3 * shift) / 2) >> (3 * shift))
      }
      line(
        to: Point(
          x: part(start.x, first.x, second.x, end.x), y: part(start.y, first.y, second.y, end.y)))
    }
    line(to: end)
  }

  /// The size of a − 2b + c at most, in steps of 1/65536 pixel.
  private static func bend(_ a: Point, _ b: Point, _ c: Point) -> Int64 {
    let x = Int64(a.x.bits) - 2 * Int64(b.x.bits) + Int64(c.x.bits)
    let y = Int64(a.y.bits) - 2 * Int64(b.y.bits) + Int64(c.y.bits)
    return Int64(x.magnitude + y.magnitude)
  }

  /// The number of times to halve a curve until `suffices`, which is given the square of the number
  /// of chords in steps of 1/65536; at most ten.
  private static func halvings(until suffices: (Int64) -> Bool) -> Int64 {
    var shift: Int64 = 0
    while shift < 10, !suffices(1 << (16 + 2 * shift)) { shift += 1 }
    return shift
  }
}

extension Point {
  /// The point `distance` away in a direction.
  func moved(_ distance: Fixed, towards angle: Angle) -> Point {
    let direction = Direction(angle)
    return Point(x: x + distance.along(direction.x), y: y + distance.along(direction.y))
  }
}

extension Fixed {
  /// The product with a part of a direction (steps of 2⁻³⁰), rounded to the nearest, ties away from
  /// zero, so that circles are symmetric.
  func along(_ part: Int32) -> Fixed {
    let product = Int64(bits) * Int64(part)
    let size = Int64((product.magnitude + 1 << 29) >> 30)
    return Fixed(saturating: product < 0 ? -size : size)
  }
}
