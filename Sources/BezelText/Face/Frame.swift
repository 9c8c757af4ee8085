import BezelCore

/// Where a drawing lies in its glyph, and which way round.
struct Frame {
  /// The left end of the ink on the baseline.
  private(set) var origin: Point
  /// The width of the ink.
  private(set) var width: Fixed
  /// How many times wider the ink is than in the regular weight.
  private(set) var stretch: Fixed
  var mirrors = false
  /// Twice the height that the drawing is turned about, if it is.
  var turnHeight: Fixed?

  init(_ heading: FaceGlyph.Heading, at origin: Point, isBold: Bool) {
    self.origin = origin
    width = heading.width(isBold: isBold)
    stretch = width / heading.width(isBold: false)
  }

  private var swapsSides: Bool { mirrors != (turnHeight != nil) }

  /// Where a place of the drawing lies in the glyph.
  func place(_ p: Point) -> Point {
    origin
      + Point(x: swapsSides ? width - p.x : p.x, y: turnHeight.map { $0 - p.y } ?? p.y)
  }

  /// Which way a stroke runs in the glyph.
  func turned(_ heading: Angle) -> Angle {
    let turned = turnHeight == nil ? heading : heading + Angle(degrees: 180)
    return mirrors ? Angle(degrees: 180) - turned : turned
  }

  /// The frame of another glyph's drawing at a place of this one.
  func inner(_ heading: FaceGlyph.Heading, at p: Point, isBold: Bool) -> Frame {
    var frame = Frame(heading, at: origin, isBold: isBold)
    frame.origin.x = origin.x + (swapsSides ? width - p.x - frame.width : p.x)
    frame.origin.y = origin.y + (turnHeight == nil ? p.y : -p.y)
    (frame.mirrors, frame.turnHeight) = (mirrors, turnHeight)
    return frame
  }
}
