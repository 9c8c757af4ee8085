/// The icons that say how something ended.
package enum Icon: BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case success
  case error
  case warning
  case info
}

/// How icons are drawn. Lengths are in thousandths of the box's side.
extension Icon {
  /// The width of the lines.
  package static let stroke = 70

  package static func length(_ thousandths: Int, of side: Fixed) -> Fixed {
    side * Fixed(Int64(thousandths), over: 1000)
  }

  /// How much of the frame is there when the part `drawn` of an icon is: it closes half way.
  package static func frame(drawn: Fixed) -> Fixed {
    drawn.clamped(to: 0...Fixed.half) * 2
  }

  /// How much of the mark is there: it begins half way.
  package static func mark(drawn: Fixed) -> Fixed {
    (drawn.clamped(to: Fixed.half...1) - .half) * 2
  }

  /// Whether the frame is a ring rather than a triangle.
  package var hasRoundFrame: Bool { self != .warning }

  /// Edges of a part of an icon, counted from the centre.
  typealias Edges = (left: Int, top: Int, right: Int, bottom: Int)

  /// What the mark keeps within, its lines' width included.
  var markBox: Edges {
    switch self {
    case .success: (-250, -165, 255, 200)
    case .error: (-205, -205, 205, 205)
    case .warning: (-55, -195, 55, 290)
    case .info: (-55, -270, 55, 265)
    }
  }

  /// What the thirds of the triangle keep within: its right side, its base, and its left side, each
  /// with a pen's end.
  static let triangleBoxes: [Edges] = [
    (-50, -500, 510, 430), (-510, 220, 510, 430), (-510, -500, 50, 430),
  ]

  /// A part of an icon in a box.
  static func box(_ edges: Edges, center: Point, side: Fixed) -> Rect {
    Rect(
      x: center.x + length(edges.left, of: side), y: center.y + length(edges.top, of: side),
      width: length(edges.right - edges.left, of: side),
      height: length(edges.bottom - edges.top, of: side))
  }
}
