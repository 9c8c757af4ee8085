/// A straight piece of a contour, kept from its upper to its lower end, in steps of 1/65536 pixel.
struct Edge: BitwiseCopyable {
  var topX: Int32
  var topY: Int32
  var bottomX: Int32
  var bottomY: Int32
  /// +1 where the contour runs down along it, −1 where it runs up.
  var winding: Int32
  /// The next edge that begins in the same row, or −1.
  var next: Int32
}

/// An edge on its way down through the rows of a clip, in steps of 1/65536 pixel from the clip's
/// top left corner.
///
/// Where the edge crosses from row to row is found by exact division with the remainder carried on,
/// always from the edge's own upper end. So it does not depend on the clip, and a picture painted in
/// pieces is the same as one painted at once.
struct EdgeWalk: BitwiseCopyable {
  /// Where the edge enters the row.
  private(set) var x: Int64
  private(set) var y: Int64
  private let bottomX: Int64
  private let bottomY: Int64
  let winding: Int32
  /// Where it crosses the row's lower border, as a whole and a remainder in parts of `height`.
  private var crossing: Int64
  private var remainder: Int64
  private let height: Int64
  /// What a whole row adds to the crossing.
  private let step: Int64
  private let stepRemainder: Int64

  /// Places the edge at the first row that it shares with the clip; `left` and `top` are the clip's
  /// corner in pixels.
  init(_ edge: Edge, left: Int, top: Int) {
    let (left, top) = (Int64(left) << 16, Int64(top) << 16)
    let (topX, topY) = (Int64(edge.topX) - left, Int64(edge.topY) - top)
    bottomX = Int64(edge.bottomX) - left
    bottomY = Int64(edge.bottomY) - top
    winding = edge.winding
    let width = bottomX - topX
    height = bottomY - topY
    y = max(topY, 0)
    x = topX
    if topY < 0 { x += EdgeWalk.divide(-topY, times: width, by: height).quotient }
    let border = (y >> 16 + 1) << 16
    if width == 0 || bottomY <= border {
      (crossing, remainder) = (topX, 0)
      (step, stepRemainder) = (0, 0)
    } else {
      let (quotient, rest) = EdgeWalk.divide(border - topY, times: width, by: height)
      (crossing, remainder) = (topX + quotient, rest)
      (step, stepRemainder) = EdgeWalk.divide(1 << 16, times: width, by: height)
    }
  }

  /// Leaves the row whose lower border is `border`: says where, how far down it came within the row,
  /// and whether it ended there.
  mutating func leave(_ border: Int64) -> (x: Int64, height: Int64, isLast: Bool) {
    guard bottomY > border else { return (bottomX, bottomY - y, true) }
    let left = (crossing, border - y, false)
    (x, y) = (crossing, border)
    crossing += step
    remainder += stepRemainder
    if remainder >= height {
      remainder -= height
      crossing += 1
    }
    return left
  }

  /// The product of `part` (0 or more) and `width` over `height` (above 0), rounded down, with the
  /// remainder; all of them are below 2³² in size.
  private static func divide(
    _ part: Int64, times width: Int64, by height: Int64
  ) -> (quotient: Int64, remainder: Int64) {
    // A product of two sizes below 2³² fits 64 bits without a sign. The quotient is at most the
    // width, or below 2⁴⁸ for the step of an edge that is lower than a row.
    let (quotient, rest) = (UInt64(part) * UInt64(width.magnitude))
      .quotientAndRemainder(dividingBy: UInt64(height))
    if width >= 0 { return (Int64(quotient), Int64(rest)) }
    return rest == 0
      ? (-Int64(quotient), 0) : (-Int64(quotient) - 1, height - Int64(rest))
  }
}
