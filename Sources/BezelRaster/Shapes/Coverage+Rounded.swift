import BezelCore

/// A corner of a convex figure: an arc about `center` from one angle to another, clockwise.
struct RoundCorner: BitwiseCopyable {
  var center: Point
  var from: Angle
  var to: Angle
}

extension Coverage {
  /// Draws a convex figure that has a round corner of `radius` about each of the centres, given
  /// clockwise.
  mutating func rounded<let count: Int>(
    _ corners: [count of RoundCorner], radius: Fixed, isClockwise: Bool = true
  ) {
    for index in 0..<count {
      let corner = corners[isClockwise ? index : count - 1 - index]
      let (from, to) = isClockwise ? (corner.from, corner.to) : (corner.to, corner.from)
      if index == 0 { move(to: corner.center.moved(radius, towards: from)) }
      arc(about: corner.center, radius: radius, from: from, sweep: to - from)
    }
    close()
  }

  /// Draws a rectangle with round corners; the radius is limited to half the shorter side.
  mutating func roundedRect(_ rect: Rect, radius: Fixed, isClockwise: Bool = true) {
    guard rect.width > 0, rect.height > 0 else { return }
    let radius = radius.clamped(to: 0...rect.size.shorterSide.halved)
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    let quarter = Angle.quarterTurn
    let half = quarter + quarter
    rounded(
      [
        RoundCorner(center: Point(x: right, y: bottom), from: .zero, to: quarter),
        RoundCorner(center: Point(x: left, y: bottom), from: quarter, to: half),
        RoundCorner(center: Point(x: left, y: top), from: half, to: half + quarter),
        RoundCorner(center: Point(x: right, y: top), from: half + quarter, to: .turn),
      ], radius: radius, isClockwise: isClockwise)
  }

  /// Draws a band of `width` just inside the edge of a rounded rectangle.
  mutating func roundedBorder(_ rect: Rect, radius: Fixed, width: Fixed) {
    guard width > 0, rect.width > 0, rect.height > 0 else { return }
    let radius = radius.clamped(to: 0...rect.size.shorterSide.halved)
    roundedRect(rect, radius: radius)
    roundedRect(rect.inset(by: width), radius: radius - width, isClockwise: false)
  }

  /// Draws a line of round ends; a disc where it has no length.
  mutating func capsule(from start: Point, to end: Point, width: Fixed) {
    guard width > 0 else { return }
    let radius = width.halved
    guard start != end else { return circle(about: start, radius: radius) }
    let quarter = Angle.quarterTurn
    let along = Angle(ofVector: end.x - start.x, end.y - start.y)
    rounded(
      [
        RoundCorner(center: end, from: along - quarter, to: along + quarter),
        RoundCorner(center: start, from: along + quarter, to: along + quarter + quarter + quarter),
      ], radius: radius)
  }
}
