import BezelCore

/// Straight strokes from corner to corner, all ends and corners cut level: `V`, `W`, `A`, or one
/// slanted stroke.
struct Zigzag {
  /// A corner, and at the two ends which side of the stroke lies there.
  struct Corner: BitwiseCopyable {
    var place: Point
    var side: Side
    enum Side: BitwiseCopyable { case middle, left, right }
  }

  var corners: [Corner] = []
  /// How far each stroke stays off the middle of an inner corner.
  var spread: Fixed = 0

  /// A stroke between two corners.
  private struct Leg {
    var from: Point
    var to: Point
    /// Half of its thickness, measured along the line.
    var half: Fixed
    var rises: Bool { to.y > from.y }
    var upperReach: Fixed { rises ? -half : half }
  }

  /// The outline of the strokes as one polygon.
  func polygon(_ pen: Pen) -> [Point] {
    let legs = legs(pen)
    guard let first = legs.first, let last = legs.last else { return [] }
    var upper = [first.from + Point(x: first.upperReach, y: 0)]
    var lower = [first.from - Point(x: first.upperReach, y: 0)]
    for index in 1..<legs.count {
      let (a, b) = (legs[index - 1], legs[index])
      let (into, out) = (Point(x: a.upperReach, y: 0), Point(x: b.upperReach, y: 0))
      if a.rises {
        upper += [a.to + into, b.from + out]
        lower.append(meeting(a, -into.x, b, -out.x))
      } else {
        upper.append(meeting(a, into.x, b, out.x))
        lower += [a.to - into, b.from - out]
      }
    }
    upper.append(last.to + Point(x: last.upperReach, y: 0))
    lower.append(last.to - Point(x: last.upperReach, y: 0))
    return upper + lower.reversed()
  }

  private func legs(_ pen: Pen) -> [Leg] {
    var legs: [Leg] = []
    for index in corners.indices.dropLast() {
      let (a, b) = (corners[index], corners[index + 1])
      let isRightward = b.place.x >= a.place.x
      let inset = isRightward ? spread : -spread
      var leg = Leg(from: a.place, to: b.place, half: 0)
      // The slant depends on the thickness along the line and that on the slant: it settles fast.
      for _ in 0..<4 {
        leg.from.x = a.place.x + (index == 0 ? reach(a.side, leg.half) : inset)
        leg.to.x =
          b.place.x + (index + 2 == corners.count ? reach(b.side, leg.half) : -inset)
        let way = leg.to - leg.from
        let length = Fixed.hypotenuse(way.x, way.y)
        let thickness = Fixed.hypotenuse(
          pen.upright * (way.y / length), pen.level * (way.x / length))
        leg.half = (thickness * (length / way.y).magnitude).halved
      }
      legs.append(leg)
    }
    return legs
  }

  private func reach(_ side: Corner.Side, _ half: Fixed) -> Fixed {
    switch side {
    case .middle: 0
    case .left: half
    case .right: -half
    }
  }

  /// Where an edge of one leg meets an edge of the next.
  private func meeting(_ a: Leg, _ aReach: Fixed, _ b: Leg, _ bReach: Fixed) -> Point {
    // x = x0 + y · slope for both; the slopes of the legs of a zigzag have opposite signs.
    let aSlope = (a.to.x - a.from.x) / (a.to.y - a.from.y)
    let bSlope = (b.to.x - b.from.x) / (b.to.y - b.from.y)
    let base = a.to.y
    let rise = (b.from.x + bReach - a.to.x - aReach) / (aSlope - bSlope)
    return Point(x: a.to.x + aReach + rise * aSlope, y: base + rise)
  }
}

/// A window that what is drawn is cut to.
struct Window: BitwiseCopyable {
  var left: Fixed
  var right: Fixed
  var bottom: Fixed
  var top: Fixed

  /// The part of a polygon inside.
  func clip(_ corners: [Point]) -> [Point] {
    var kept = clip(corners) { $0.x - left }
    kept = clip(kept) { right - $0.x }
    kept = clip(kept) { $0.y - bottom }
    return clip(kept) { top - $0.y }
  }

  /// The part of a polygon where `depth`, which is linear, is not negative.
  private func clip(_ corners: [Point], by depth: (Point) -> Fixed) -> [Point] {
    var kept: [Point] = []
    for index in corners.indices {
      let (a, b) = (corners[index == 0 ? corners.count - 1 : index - 1], corners[index])
      let (from, to) = (depth(a), depth(b))
      if from >= 0 { kept.append(a) }
      if from < 0 ? to > 0 : to < 0 && from > 0 {
        let part = from / (from - to)
        kept.append(Point(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
      }
    }
    return kept
  }
}
