package import BezelCore

/// A finger or a pointer that works a HUD's button: press inside, drag out and in, release inside.
package struct ButtonTouch: Sendable {
  /// The least width and height that a finger is given to hit, in points.
  package static let targetSide: Fixed = 44

  private var delay = ButtonDelay()
  /// Whether what is down went down on the button.
  private var isHeld = false
  private var isInside = false

  package init() {}

  /// The button is on the screen; what is down already does not press it.
  package mutating func appear(at now: Instant) { delay.appear(at: now) }

  /// The button is gone from the screen, or the screen is another's.
  package mutating func disappear() -> ButtonAct? {
    delay.disappear()
    return cancel()
  }

  /// It goes down at a place in points.
  package mutating func press(at point: Point, on button: Rect, at now: Instant) -> ButtonAct? {
    if isHeld { return cancel() }
    guard delay.allows(now), ButtonTouch.hits(button, point) else { return nil }
    (isHeld, isInside) = (true, true)
    return .press
  }

  /// It moves: the button looks pressed only while it is on it.
  package mutating func move(to point: Point, on button: Rect) -> ButtonAct? {
    let hits = ButtonTouch.hits(button, point)
    guard isHeld, hits != isInside else { return nil }
    isInside = hits
    return hits ? .press : .cancel
  }

  /// It goes up; on the button, that fires.
  package mutating func release(at point: Point, on button: Rect) -> ButtonAct? {
    guard isHeld, ButtonTouch.hits(button, point) else { return cancel() }
    (isHeld, isInside) = (false, false)
    return .fire
  }

  /// What is down counts for nothing any more.
  package mutating func cancel() -> ButtonAct? {
    defer { (isHeld, isInside) = (false, false) }
    return isHeld && isInside ? .cancel : nil
  }

  /// Whether a place is on a button, or so near to a small one that it is meant.
  package static func hits(_ button: Rect, _ point: Point) -> Bool {
    let target = Rect(
      center: button.center,
      size: Size(width: max(button.width, targetSide), height: max(button.height, targetSide)))
    return target.minX <= point.x && point.x < target.maxX && target.minY <= point.y
      && point.y < target.maxY
  }
}
