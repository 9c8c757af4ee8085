import BezelCore

/// The icons are lines of one width in a square box, each a single figure, so that a translucent
/// colour is laid once everywhere. Lengths are in thousandths of the box's side.
extension Coverage {
  mutating func icon(_ icon: Icon, center: Point, side: Fixed) {
    guard side > 0 else { return }
    let box = IconBox(center: center, side: side)
    switch icon {
    case .success:
      frame(box)
      check(box)
    case .error:
      frame(box)
      cross(box)
    case .warning:
      triangle(box)
      capsule(from: box.point(0, -155), to: box.point(0, 105), width: box.length(IconBox.stroke))
      circle(about: box.point(0, 240), radius: box.length(47))
    case .info:
      frame(box)
      circle(about: box.point(0, -215), radius: box.length(47))
      capsule(from: box.point(0, -70), to: box.point(0, 225), width: box.length(IconBox.stroke))
    }
  }

  /// The ring about an icon.
  private mutating func frame(_ box: IconBox) {
    ring(about: box.center, outer: box.length(500), inner: box.length(500 - IconBox.stroke))
  }

  /// A check mark: two arms at right angles, each at 45° to the box.
  private mutating func check(_ box: IconBox) {
    let radius = box.length(IconBox.stroke / 2)
    let (start, elbow, end) = (box.point(-205, 15), box.point(-65, 155), box.point(210, -120))
    let eighth = Angle(degrees: 45)
    let quarter = Angle.quarterTurn
    let half = quarter + quarter
    // Clockwise from the upper side of the long arm, round its end, down to the elbow and back.
    move(to: end.moved(radius, towards: .zero - eighth - quarter))
    arc(about: end, radius: radius, from: .zero - eighth - quarter, sweep: half)
    arc(about: elbow, radius: radius, from: eighth, sweep: quarter)
    arc(about: start, radius: radius, from: eighth + quarter, sweep: half)
    // The inner corner of two edges that lie `radius` from the middle lines.
    line(to: Point(x: elbow.x, y: elbow.y - diagonal(radius)))
    close()
  }

  /// A cross of two lines at 45° to the box.
  private mutating func cross(_ box: IconBox) {
    let radius = box.length(IconBox.stroke / 2)
    let center = box.center
    let (near, far) = (diagonal(radius), box.length(165))
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

  /// A triangle that stands on its base, its corners round.
  private mutating func triangle(_ box: IconBox) {
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
    rounded(corners, radius: box.length(112))
    rounded(corners, radius: box.length(112 - IconBox.stroke), isClockwise: false)
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

  /// The width of the lines.
  static let stroke = 70

  func length(_ thousandths: Int) -> Fixed { side * Fixed(Int64(thousandths), over: 1000) }

  func point(_ x: Int, _ y: Int) -> Point {
    Point(x: center.x + length(x), y: center.y + length(y))
  }
}
