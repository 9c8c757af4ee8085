import BezelCore
import BezelHUD

/// Takes the shapes of a ``CustomView``, back to front, at most 255 of them.
///
/// Places and lengths are in points from the top left corner. A shape without a color of its own has
/// that of the HUD's indicator. What is not a number counts as 0.
public struct Canvas {
  var drawing: HUD.Drawing

  init(size: BezelCore.Size) { drawing = HUD.Drawing(size: size) }

  /// The size in points.
  public var size: Size { drawing.size.doubles }

  /// Fills a rectangle with round corners; a radius of half the shorter side or more makes a capsule or a
  /// disc.
  public mutating func fill(_ rect: Rect, cornerRadius: Double = 0, _ color: Color? = nil) {
    add(.roundedRect(rect.fixed, radius: length(cornerRadius)), color)
  }

  /// Draws a band of `width` just inside the edge of a rectangle with round corners.
  public mutating func stroke(
    _ rect: Rect, cornerRadius: Double = 0, width: Double, _ color: Color? = nil
  ) {
    add(.roundedBorder(rect.fixed, radius: length(cornerRadius), width: length(width)), color)
  }

  /// Draws a line with round ends, `width` thick.
  public mutating func line(from: Point, to: Point, width: Double, _ color: Color? = nil) {
    add(.line(from: from.fixed, to: to.fixed, width: length(width)), color)
  }

  /// Draws a band about part of a circle with butt ends, clockwise from the top; `radius` is that of
  /// its middle line, the fractions are those of a turn.
  public mutating func arc(
    center: Point, radius: Double, width: Double, from start: Double = 0, to end: Double = 1,
    _ color: Color? = nil
  ) {
    let (start, sweep) = angles(start, end)
    add(
      .arc(
        center: center.fixed, radius: length(radius), width: length(width), start: start,
        sweep: sweep, cap: .butt), color)
  }

  /// Fills a wedge of a disc, clockwise from the top; the fractions are those of a turn.
  public mutating func pie(
    center: Point, radius: Double, from start: Double = 0, to end: Double = 1,
    _ color: Color? = nil
  ) {
    let (start, sweep) = angles(start, end)
    add(
      .pie(center: center.fixed, radius: length(radius), start: start, sweep: sweep), color)
  }

  private mutating func add(_ shape: Shape, _ color: Color?) {
    guard drawing.parts.count < 255 else { return }
    drawing.parts.append(HUD.Drawing.Part(shape, color?.drawn))
  }

  private func length(_ points: Double) -> Fixed {
    var value = Fixed.zero
    value.take(length: points)
    return value
  }

  private func angles(_ start: Double, _ end: Double) -> (start: Angle, sweep: Angle) {
    var (first, last) = (Fixed.zero, Fixed.zero)
    first.take(fraction: start)
    last.take(fraction: end)
    return (Angle.top + Angle(turns: first), Angle(turns: max(0, last - first)))
  }
}

extension Point {
  fileprivate var fixed: BezelCore.Point {
    var point = BezelCore.Point.zero
    point.take(self)
    return point
  }
}

extension Rect {
  fileprivate var fixed: BezelCore.Rect {
    var rect = BezelCore.Rect(origin: .zero, size: .zero)
    rect.take(self)
    return rect
  }
}
