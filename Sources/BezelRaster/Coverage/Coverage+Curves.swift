package import BezelCore

/// Curves are drawn as chords, none further than 1/256 pixel from the curve.
extension Coverage {
  /// Draws the contour straight on to where an arc begins, and then along the arc; angles are
  /// clockwise.
  ///
  /// Its corners lie at fixed angles of the circle and at the two ends, so that an arc which grows
  /// keeps the corners it has.
  package mutating func arc(about center: Point, radius: Fixed, from start: Angle, sweep: Angle) {
    line(to: center.moved(radius, towards: start))
    guard radius > 0, sweep != .zero else { return }
    let step = Coverage.arcStep(radius)
    let end = start + sweep
    if sweep > .zero {
      var corner = (Int64(start.bits) / step + (start.bits < 0 ? 0 : 1)) * step
      while corner <= Int64(start.bits) { corner += step }
      while corner < Int64(end.bits) {
        line(to: center.moved(radius, towards: Angle(bits: Int32(corner))))
        corner += step
      }
    } else {
      var corner = (Int64(start.bits) / step + 1) * step
      while corner >= Int64(start.bits) { corner -= step }
      while corner > Int64(end.bits) {
        line(to: center.moved(radius, towards: Angle(bits: Int32(corner))))
        corner -= step
      }
    }
    line(to: center.moved(radius, towards: end))
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

  /// The angle between two corners of a circle, in steps of 2⁻²⁴ of a turn.
  private static func arcStep(_ radius: Fixed) -> Int64 {
    // n chords stray from a circle by r · (1 − cos π/n), about 4.93 r/n²; n² ≥ 4096 r keeps that
    // under 1/830 pixel.
    var chords: Int64 = 64
    while chords * chords << 4 < Int64(radius.bits) { chords *= 2 }
    return 1 << 24 / chords
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
