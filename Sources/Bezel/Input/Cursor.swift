import BezelCore

/// What shows where a mouse is: a small disc that comes when it moves, and goes when it rests.
struct Cursor {
  /// How long a mouse rests until it goes, in nanoseconds.
  static let restTime: Int64 = 3_000_000_000

  /// In points; nil until a mouse has moved.
  private(set) var place: BezelCore.Point?
  /// Whether the mouse's button is down.
  var isDown = false
  private var end: Instant?

  /// Whether it is to be seen.
  var isVisible: Bool { end != nil }

  /// When to look whether it is to go; nil is never.
  var deadline: Instant? { isDown ? nil : end }

  /// Moves it by some points, from the middle at first, within a picture of that size.
  mutating func move(by step: BezelCore.Point, in size: BezelCore.Size, at now: Instant) {
    let start = place ?? BezelCore.Point(x: size.width.halved, y: size.height.halved)
    move(to: start + step, in: size, at: now)
  }

  mutating func move(to point: BezelCore.Point, in size: BezelCore.Size, at now: Instant) {
    // A place on the far edges would be none of the picture.
    let step = Fixed(bits: 1)
    place = BezelCore.Point(
      x: point.x.clamped(to: 0...max(0, size.width - step)),
      y: point.y.clamped(to: 0...max(0, size.height - step)))
    appear(at: now)
  }

  /// Is seen for a while, unless no mouse has moved yet.
  mutating func appear(at now: Instant) {
    if place != nil { end = now.advanced(byNanoseconds: Cursor.restTime) }
  }

  mutating func hide() { (end, isDown) = (nil, false) }

  /// Draws it on top of a list, on a panel of so many pixels a point: dark with a bright edge, so that it
  /// is seen on anything, and smaller while the button is down.
  func draw(_ scale: Fixed, into list: inout DisplayList) {
    guard isVisible, let place else { return }
    let center = BezelCore.Point(
      x: Fixed((place.x * scale).rounded), y: Fixed((place.y * scale).rounded))
    let side = (isDown ? 12 : 14) * scale
    let disc = BezelCore.Rect(center: center, size: BezelCore.Size(width: side, height: side))
    let edge = Fixed(3, over: 2) * scale
    func key(_ part: UInt8) -> ElementKey { ElementKey(hud: .max, .cursor, part: part) }
    list.append(
      DrawCommand(
        key(0), .roundedRect(disc.inset(by: edge), radius: side),
        BezelCore.Color(white: 0, alpha: 128)))
    list.append(
      DrawCommand(
        key(1), .roundedBorder(disc, radius: side, width: edge),
        BezelCore.Color(white: 255, alpha: 230)))
  }
}
