extension DrawCommand {
  /// A rectangle about what is drawn of an icon between two moments.
  func stroked(
    _ icon: Icon, _ center: Point, _ side: Fixed, _ near: Fixed, _ far: Fixed
  ) -> PixelRect {
    let frame = (Icon.frame(drawn: near), Icon.frame(drawn: far))
    var rect = PixelRect.empty
    if frame.0 != frame.1 {
      rect = strokedFrame(icon, center, side, frame.0, frame.1)
    }
    if Icon.mark(drawn: near) != Icon.mark(drawn: far) {
      rect = rect.union(Icon.box(icon.markBox, center: center, side: side).enclosingPixels)
    }
    return rect
  }

  private func strokedFrame(
    _ icon: Icon, _ center: Point, _ side: Fixed, _ near: Fixed, _ far: Fixed
  ) -> PixelRect {
    if far == 1 {
      // Closed, it is another figure, of which any pixel may be a level off.
      return Rect(center: center, size: Size(width: side, height: side)).enclosingPixels
    }
    if icon.hasRoundFrame {
      let width = Icon.length(Icon.stroke, of: side)
      return swept(
        center, reach: side.halved, inner: side.halved - width, from: .top, Angle(turns: near),
        Angle(turns: far), margin: width)
    }
    var rect = PixelRect.empty
    for (third, edges) in Icon.triangleBoxes.enumerated() {
      let (start, end) = (Fixed(Int64(third), over: 3), Fixed(Int64(third + 1), over: 3))
      guard near <= end, far >= start else { continue }
      rect = rect.union(Icon.box(edges, center: center, side: side).enclosingPixels)
    }
    return rect
  }
}
