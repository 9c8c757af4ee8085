package import BezelCore

extension Arrangement {
  /// The whole pixels by which tilt moves the bezel, from what it should in points: the bezel may come
  /// into its margin, but not over the edges of its container and what of that is to be kept free. A
  /// bezel that is there already goes no further.
  package func pixels(ofTilt tilt: Point, of hud: HUD) -> Point {
    guard tilt != .zero else { return .zero }
    let bezel = Snap(self).bezel
    let insets = hud.insets
    let (scale, room) = (panel.scale, container)
    func limited(_ tilt: Fixed, from: Int, to: Int, _ first: Fixed, _ last: Fixed) -> Fixed {
      let (least, most) = ((first * scale).ceiling - from, (last * scale).floor - to)
      return Fixed(max(min(0, least), min((tilt * scale).rounded, max(0, most))))
    }
    return Point(
      x: limited(
        tilt.x, from: bezel.minX.floor, to: bezel.maxX.floor, room.minX + insets.left,
        room.maxX - insets.right),
      y: limited(
        tilt.y, from: bezel.minY.floor, to: bezel.maxY.floor, room.minY + insets.top,
        room.maxY - insets.bottom))
  }

  /// The arrangement with the bezel and all that is in it moved by so many pixels. It is there to be
  /// looked up; what is drawn is the one that was not moved, so that nothing in it is rounded anew.
  package func moved(byPixels step: Point) -> Arrangement {
    guard step != .zero else { return self }
    let points = Point(x: step.x / panel.scale, y: step.y / panel.scale)
    var moved = self
    moved.bezel.origin = bezel.origin + points
    moved.rightLimit = nil
    moved.bottomLimit = nil
    func move<Content>(_ box: inout Box<Content>?) {
      if let origin = box?.frame.origin { box?.frame.origin = origin + points }
    }
    move(&moved.indicator)
    move(&moved.label)
    move(&moved.details)
    move(&moved.button)
    return moved
  }
}
