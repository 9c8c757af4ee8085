import BezelCore

/// The icons are lines of one width in a square box, each a single figure, so that a translucent
/// colour is laid once everywhere. Lengths are in thousandths of the box's side.
extension Coverage {
  mutating func icon(_ icon: Icon, center: Point, side: Fixed, drawn: Fixed) {
    guard side > 0 else { return }
    let box = IconBox(center: center, side: side)
    let (frame, mark) = (Icon.frame(drawn: drawn), Icon.mark(drawn: drawn))
    if icon.hasRoundFrame { ring(box, drawn: frame) } else { triangle(box, drawn: frame) }
    guard mark > 0 else { return }
    switch icon {
    case .success: check(box, drawn: mark)
    case .error: cross(box, drawn: mark)
    case .warning:
      stem(from: box.point(0, -155), to: box.point(0, 105), box, drawn: mark)
      dot(box.point(0, 240), box, drawn: mark + mark - 1)
    case .info:
      dot(box.point(0, -215), box, drawn: mark + mark)
      stem(from: box.point(0, -70), to: box.point(0, 225), box, drawn: mark)
    }
  }

  /// The ring about an icon, from the top clockwise.
  private mutating func ring(_ box: IconBox, drawn: Fixed) {
    let width = box.length(Icon.stroke)
    if drawn == 1 {
      ring(about: box.center, outer: box.length(500), inner: box.length(500 - Icon.stroke))
    } else {
      band(
        about: box.center, radius: box.length(500) - width.halved, width: width, start: .top,
        sweep: Angle(turns: drawn), cap: .round)
    }
  }

  /// A line from end to end.
  private mutating func stem(from start: Point, to end: Point, _ box: IconBox, drawn: Fixed) {
    capsule(
      from: start, to: start.moved(by: drawn, towards: end), width: box.length(Icon.stroke))
  }

  /// A dot that grows from its centre; it is there once `drawn` is 1.
  private mutating func dot(_ center: Point, _ box: IconBox, drawn: Fixed) {
    circle(about: center, radius: box.length(47) * drawn.clamped(to: 0...1))
  }

  /// A check mark: two arms at right angles, each at 45° to the box, from the short one's end.
  private mutating func check(_ box: IconBox, drawn: Fixed) {
    let radius = box.length(Icon.stroke / 2)
    let (start, elbow, end) = (box.point(-205, 15), box.point(-65, 155), box.point(210, -120))
    // The arms are 140 and 275 long, and the second one begins as long as the line is half wide:
    // the corner within the elbow needs it.
    let way = drawn * 415
    guard way > 140 else {
      let tip = start.moved(by: way / 140, towards: elbow)
      return capsule(from: start, to: tip, width: radius + radius)
    }
    let tip = elbow.moved(by: max(Fixed(Icon.stroke / 2), way - 140) / 275, towards: end)
    let eighth = Angle(degrees: 45)
    let quarter = Angle.quarterTurn
    let half = quarter + quarter
    // Clockwise from the upper side of the long arm, round its end, down to the elbow and back.
    move(to: tip.moved(radius, towards: .zero - eighth - quarter))
    arc(about: tip, radius: radius, from: .zero - eighth - quarter, sweep: half)
    arc(about: elbow, radius: radius, from: eighth, sweep: quarter)
    arc(about: start, radius: radius, from: eighth + quarter, sweep: half)
    // The inner corner of two edges that lie `radius` from the middle lines.
    line(to: Point(x: elbow.x, y: elbow.y - diagonal(radius)))
    close()
  }

  /// A cross of two lines at 45° to the box, which grow from the middle.
  private mutating func cross(_ box: IconBox, drawn: Fixed) {
    let radius = box.length(Icon.stroke / 2)
    let center = box.center
    // Shorter, the ends would lie within one another.
    let (near, far) = (diagonal(radius), max(diagonal(radius), box.length(165) * drawn))
    let quarter = Angle.quarterTurn
    let half = quarter + quarter
    var along = Angle(degrees: 45)
    let tips = [
      (far, far, 0, near), (-far, far, -near, 0), (-far, -far, 0, -near), (far, -far, near, 0),
    ]
    move(to: Point(x: center.x + near, y: center.y))
    for (x, y, cornerX, cornerY) in tips {
      let tip = Point(x: center.x + x, y: center.y + y)
      arc(about: tip, radius: radius, from: along - quarter, sweep: half)
      line(to: Point(x: center.x + cornerX, y: center.y + cornerY))
      along = along + quarter
    }
    close()
  }

  /// A triangle that stands on its base, its corners round; from the top clockwise.
  private mutating func triangle(_ box: IconBox, drawn: Fixed) {
    // The corners' centres; the sides lean by 30° as in every equilateral triangle.
    let (apex, right, left) = (box.point(0, -370), box.point(385, 297), box.point(-385, 297))
    let lean = Angle(degrees: 30)
    let quarter = Angle.quarterTurn
    let half = quarter + quarter
    let corners: [3 of RoundCorner] = [
      RoundCorner(center: right, from: .zero - lean, to: quarter),
      RoundCorner(center: left, from: quarter, to: half + lean),
      RoundCorner(center: apex, from: half + lean, to: .turn - lean),
    ]
    guard drawn < 1 else {
      rounded(corners, radius: box.length(112))
      return rounded(corners, radius: box.length(112 - Icon.stroke), isClockwise: false)
    }
    guard drawn > 0 else { return }
    // Half of the top corner, then three times a side and the corner after it, the last one half.
    let way = [
      RoundCorner(center: apex, from: .top, to: .zero - lean), corners[0], corners[1],
      RoundCorner(center: apex, from: half + lean, to: half + quarter),
    ]
    openBand(
      along: way, radius: box.length(112) - box.length(Icon.stroke).halved,
      width: box.length(Icon.stroke), drawn: drawn)
  }

  /// The distance of the corner of a right angle from that of one drawn `distance` inside it.
  private func diagonal(_ distance: Fixed) -> Fixed {
    distance * Fixed(bits: 92_682)
  }
}

/// The box of an icon, in thousandths of its side from the centre.
private struct IconBox {
  var center: Point
  var side: Fixed

  func length(_ thousandths: Int) -> Fixed { Icon.length(thousandths, of: side) }

  func point(_ x: Int, _ y: Int) -> Point {
    Point(x: center.x + length(x), y: center.y + length(y))
  }
}

extension Point {
  /// The point that lies that part of the way, 0…1, towards another one.
  fileprivate func moved(by part: Fixed, towards end: Point) -> Point {
    part == 1 ? end : Point(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}
