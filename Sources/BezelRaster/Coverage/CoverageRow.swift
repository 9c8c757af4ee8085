/// One row of pixels into which edges are entered as differences of coverage from pixel to pixel.
///
/// An edge adds to a pixel the area right of it in that pixel, and to the next what is missing to
/// the height that it comes down there. The running sum over a row is then each pixel's coverage.
struct CoverageRow: Sendable {
  /// Columns of the row.
  private(set) var width = 0
  /// Where everything ends to the right, in steps of 1/65536 pixel: ink beyond is cut off.
  private var limit: Int64 = 0
  /// Differences in steps of 1/65536; one more than there are columns.
  private var differences: [Int32] = []
  /// A bit for each difference that was entered.
  private var entered: [UInt64] = []

  /// Makes an empty row; `limit` in steps of 1/65536 pixel from its left end.
  mutating func begin(width: Int, limit: Int64) {
    self.width = width
    self.limit = max(0, limit)
    while differences.count <= width { differences.append(0) }
    while entered.count <= width >> 6 { entered.append(0) }
  }

  /// Enters a piece of an edge that comes down `height` steps (1…65536) from `a` to `b`, both in
  /// steps of 1/65536 pixel from the row's left end.
  mutating func enter(from a: Int64, to b: Int64, height: Int64, winding: Int32) {
    let (left, right) = a < b ? (a, b) : (b, a)
    if left >= limit { return enterUpright(at: limit, height: height, winding: winding) }
    if left == right || right <= 0 {
      return enterUpright(at: left, height: height, winding: winding)
    }
    guard left < Int64(width) << 16 else { return }
    enterSlope(from: left, to: right, height: height, winding: winding)
  }

  private mutating func enterUpright(at x: Int64, height: Int64, winding: Int32) {
    let x = max(0, x)
    let column = Int(x >> 16)
    guard column < width else { return }
    let area = (height * (1 << 16 - x & 0xFFFF) + 0x8000) >> 16
    add(area, of: height, to: column, winding)
  }

  /// Enters a piece that leans, pixel by pixel. How far it has come down at a pixel's border is found
  /// by exact division, from the piece's left end wherever the row begins.
  private mutating func enterSlope(
    from left: Int64, to right: Int64, height: Int64, winding: Int32
  ) {
    let span = right - left
    let end = min(right, limit)
    var x = max(0, left)
    var done: Int64 = 0
    if left < 0 {
      done = -left * height / span
      enterUpright(at: 0, height: done, winding: winding)
    }
    var column = Int(x >> 16)
    var border = (Int64(column) + 1) << 16
    var (down, remainder) = (Int64(0), Int64(0))
    var (step, stepRemainder) = (Int64(0), Int64(0))
    if border < end {
      (down, remainder) = ((border - left) * height).quotientAndRemainder(dividingBy: span)
      if border + 1 << 16 < end {
        (step, stepRemainder) = (height << 16).quotientAndRemainder(dividingBy: span)
      }
    }
    while border < end {
      enterPart(from: x, to: border, column, height: down - done, winding)
      (x, done) = (border, down)
      column += 1
      guard column < width else { return }
      border += 1 << 16
      down += step
      remainder += stepRemainder
      if remainder >= span {
        remainder -= span
        down += 1
      }
    }
    let last = end == right ? height : (end - left) * height / span
    enterPart(from: x, to: end, column, height: last - done, winding)
    if end < right { enterUpright(at: end, height: height - last, winding: winding) }
  }

  /// Enters what lies within one column.
  private mutating func enterPart(
    from left: Int64, to right: Int64, _ column: Int, height: Int64, _ winding: Int32
  ) {
    let start = Int64(column) << 16
    let area = (height * (2 << 16 - (left - start) - (right - start)) + 1 << 16) >> 17
    add(area, of: height, to: column, winding)
  }

  /// Adds the area right of a piece to its column and what is left of the height to the next.
  private mutating func add(_ area: Int64, of height: Int64, to column: Int, _ winding: Int32) {
    // Both are at most 65536. A sum could only wrap, never trap, where thousands of contours lie
    // over one another in one pixel.
    differences[column] &+= Int32(truncatingIfNeeded: area) &* winding
    differences[column + 1] &+= Int32(truncatingIfNeeded: height - area) &* winding
    entered[column >> 6] |= 1 << UInt64(column & 63)
    entered[(column + 1) >> 6] |= 1 << UInt64((column + 1) & 63)
  }

  /// Replaces `runs` by the covered stretches of the row, columns counted from `left`, and empties
  /// the row.
  mutating func finish(into runs: inout [Run], left: Int) {
    runs.removeAll(keepingCapacity: true)
    var sum: Int32 = 0
    var start = 0
    for word in 0...width >> 6 where entered[word] != 0 {
      var bits = entered[word]
      entered[word] = 0
      while bits != 0 {
        let column = word << 6 + bits.trailingZeroBitCount
        bits &= bits &- 1
        let difference = differences[column]
        differences[column] = 0
        guard difference != 0 else { continue }
        CoverageRow.append(sum, from: start, to: column, left: left, to: &runs)
        sum &+= difference
        start = column
      }
    }
    CoverageRow.append(sum, from: start, to: width, left: left, to: &runs)
  }

  private static func append(
    _ sum: Int32, from start: Int, to end: Int, left: Int, to runs: inout [Run]
  ) {
    // Non-zero winding: what is wound about more than once is covered once.
    let coverage = Int32(min(sum.magnitude, UInt32(Run.whole)))
    guard coverage > 0, start < end else { return }
    if let last = runs.last, last.end == left + start, last.coverage == coverage {
      runs[runs.count - 1].end = left + end
    } else {
      runs.append(Run(start: left + start, end: left + end, coverage: coverage))
    }
  }
}
