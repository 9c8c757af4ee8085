package import BezelCore

/// Where a button is hit.
package enum ButtonTarget {
  /// The least width and height that a finger is given, in points.
  package static let side: Fixed = 44

  /// Whether a place is on a button, or so near to a small one that it is meant.
  package static func hits(_ button: Rect, _ point: Point) -> Bool {
    let target = Rect(
      center: button.center,
      size: Size(width: max(button.width, side), height: max(button.height, side)))
    return target.minX <= point.x && point.x < target.maxX && target.minY <= point.y
      && point.y < target.maxY
  }
}
