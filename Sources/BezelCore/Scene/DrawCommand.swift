/// Which part of which HUD a command draws, so that two frames can be compared part by part.
package struct ElementKey: BitwiseCopyable, Hashable, Sendable, Comparable {
  /// The HUD, in drawing order.
  package var hud: UInt16
  /// The element, in drawing order.
  package var element: Element
  /// The part of the element, in drawing order.
  package var part: UInt8

  package init(hud: UInt16 = 0, _ element: Element, part: UInt8 = 0) {
    (self.hud, self.element, self.part) = (hud, element, part)
  }

  /// The elements of a HUD, back to front.
  package enum Element: UInt8, BitwiseCopyable, Hashable, Sendable {
    case background, shadow, blur, bezel, indicator, label, details, button
    /// What a stage draws beside HUDs, and what points: they belong to none.
    case logo, screenText, cursor
  }

  private var order: UInt32 {
    UInt32(hud) << 16 | UInt32(element.rawValue) << 8 | UInt32(part)
  }

  package static func < (a: ElementKey, b: ElementKey) -> Bool { a.order < b.order }
}

/// One thing to draw: a shape in a colour.
package struct DrawCommand: Hashable, Sendable {
  package var key: ElementKey
  package var shape: Shape
  /// The colour of the shape; of an image and of the backdrop only the alpha counts.
  package var color: Color
  /// The pixels that it may touch, none outside.
  package var ink: PixelRect

  package init(_ key: ElementKey, _ shape: Shape, _ color: Color, ink: PixelRect? = nil) {
    (self.key, self.shape, self.color) = (key, shape, color)
    self.ink = ink ?? shape.ink
  }
}

extension Shape {
  /// The smallest rectangle of pixels sure to hold the shape; empty for glyphs, whose ink the text
  /// block knows.
  package var ink: PixelRect {
    switch self {
    case .roundedRect(let rect, _), .roundedBorder(let rect, _, _),
      .outlinedBorder(let rect, _, _, _, _), .image(_, let rect),
      .blurredBackdrop(let rect, _, _):
      rect.enclosingPixels
    case .shadow(let rect, _, let spread, let drop):
      // Three deviations away a shadow is a third of a grey level at most.
      Rect(origin: Point(x: rect.minX, y: rect.minY + drop), size: rect.size)
        .inset(by: -(3 * spread)).enclosingPixels
    case .roundedRectPart(let rect, _, let cut):
      Rect(
        x: rect.minX, y: rect.minY, width: max(0, min(rect.width, cut - rect.minX)),
        height: rect.height
      ).enclosingPixels
    case .arc(let center, let radius, let width, _, _, let cap):
      // A square cap's corner lies at most √2 · width/2 from the end point.
      Shape.square(center, reach: radius + (cap == .square ? width : width.halved))
    case .outlinedArc(let center, let radius, _, _, _, _), .pie(let center, let radius, _, _):
      Shape.square(center, reach: radius)
    case .spinner(let center, let side, _), .icon(_, let center, let side, _):
      Shape.square(center, reach: side.halved)
    case .line(let from, let to, let width):
      Rect(
        x: min(from.x, to.x) - width, y: min(from.y, to.y) - width,
        width: (from.x - to.x).magnitude + width + width,
        height: (from.y - to.y).magnitude + width + width
      ).enclosingPixels
    case .glyphs: .empty
    }
  }

  private static func square(_ center: Point, reach: Fixed) -> PixelRect {
    Rect(
      x: center.x - reach, y: center.y - reach, width: reach + reach, height: reach + reach
    ).enclosingPixels
  }
}
