/// A change of size by the same factor in all directions, about a point that stays where it is.
package struct Scaling: BitwiseCopyable, Hashable, Sendable {
  package var factor: Fixed
  package var center: Point

  package init(_ factor: Fixed, about center: Point) {
    (self.factor, self.center) = (factor, center)
  }

  package func length(_ length: Fixed) -> Fixed { length * factor }

  package func point(_ point: Point) -> Point {
    Point(
      x: center.x + (point.x - center.x) * factor, y: center.y + (point.y - center.y) * factor)
  }

  package func rect(_ rect: Rect) -> Rect {
    Rect(
      origin: point(rect.origin), size: Size(width: length(rect.width), height: length(rect.height))
    )
  }
}

extension Shape {
  /// The shape in another size. Glyphs stay as they are: each has a size of its own in the list.
  package func scaled(by scaling: Scaling) -> Shape {
    guard scaling.factor != 1 else { return self }
    func length(_ value: Fixed) -> Fixed { scaling.length(value) }
    func point(_ value: Point) -> Point { scaling.point(value) }
    func rect(_ value: Rect) -> Rect { scaling.rect(value) }
    return switch self {
    case .shadow(let box, let radius, let spread, let drop):
      .shadow(of: rect(box), radius: length(radius), spread: length(spread), drop: length(drop))
    case .roundedRect(let box, let radius): .roundedRect(rect(box), radius: length(radius))
    case .roundedBorder(let box, let radius, let width):
      .roundedBorder(rect(box), radius: length(radius), width: length(width))
    case .outlinedBorder(let box, let radius, let width, let inner, let part):
      .outlinedBorder(
        rect(box), radius: length(radius), width: length(width), inner: length(inner), part: part)
    case .roundedRectPart(let box, let radius, let cut):
      .roundedRectPart(
        rect(box), radius: length(radius), cut: point(Point(x: cut, y: box.minY)).x)
    case .arc(let center, let radius, let width, let start, let sweep, let cap):
      .arc(
        center: point(center), radius: length(radius), width: length(width), start: start,
        sweep: sweep, cap: cap)
    case .outlinedArc(let center, let radius, let width, let inner, let start, let sweep):
      .outlinedArc(
        center: point(center), radius: length(radius), width: length(width), inner: length(inner),
        start: start, sweep: sweep)
    case .pie(let center, let radius, let start, let sweep):
      .pie(center: point(center), radius: length(radius), start: start, sweep: sweep)
    case .spinner(let center, let side, let phase):
      .spinner(center: point(center), side: length(side), phase: phase)
    case .line(let from, let to, let width):
      .line(from: point(from), to: point(to), width: length(width))
    case .icon(let icon, let center, let side, let drawn):
      .icon(icon, center: point(center), side: length(side), drawn: drawn)
    case .glyphs: self
    case .image(let index, let box): .image(index, rect(box))
    case .blurredBackdrop(let box, let radius, let tint):
      .blurredBackdrop(rect(box), radius: length(radius), tint: tint)
    }
  }
}

extension Shape {
  /// The shape at another place. Glyphs stay where they are: each has a place of its own in the list.
  package func moved(by step: Point) -> Shape {
    func rect(_ value: Rect) -> Rect { Rect(origin: value.origin + step, size: value.size) }
    return switch self {
    case .shadow(let box, let radius, let spread, let drop):
      .shadow(of: rect(box), radius: radius, spread: spread, drop: drop)
    case .roundedRect(let box, let radius): .roundedRect(rect(box), radius: radius)
    case .roundedBorder(let box, let radius, let width):
      .roundedBorder(rect(box), radius: radius, width: width)
    case .outlinedBorder(let box, let radius, let width, let inner, let part):
      .outlinedBorder(rect(box), radius: radius, width: width, inner: inner, part: part)
    case .roundedRectPart(let box, let radius, let cut):
      .roundedRectPart(rect(box), radius: radius, cut: cut + step.x)
    case .arc(let center, let radius, let width, let start, let sweep, let cap):
      .arc(
        center: center + step, radius: radius, width: width, start: start, sweep: sweep, cap: cap)
    case .outlinedArc(let center, let radius, let width, let inner, let start, let sweep):
      .outlinedArc(
        center: center + step, radius: radius, width: width, inner: inner, start: start,
        sweep: sweep)
    case .pie(let center, let radius, let start, let sweep):
      .pie(center: center + step, radius: radius, start: start, sweep: sweep)
    case .spinner(let center, let side, let phase):
      .spinner(center: center + step, side: side, phase: phase)
    case .line(let from, let to, let width): .line(from: from + step, to: to + step, width: width)
    case .icon(let icon, let center, let side, let drawn):
      .icon(icon, center: center + step, side: side, drawn: drawn)
    case .glyphs: self
    case .image(let index, let box): .image(index, rect(box))
    case .blurredBackdrop(let box, let radius, let tint):
      .blurredBackdrop(rect(box), radius: radius, tint: tint)
    }
  }
}
