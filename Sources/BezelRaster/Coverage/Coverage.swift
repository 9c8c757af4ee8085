package import BezelCore

/// Tells how much of each pixel closed contours cover: exact areas, non-zero winding, row by row.
///
/// Begin with a clip, draw contours, then ask for row after row. The buffers keep their capacity, so
/// that drawing at a steady size allocates nothing. Memory grows with the clip's width and height
/// and with the number of edges, not with the area.
package struct Coverage: Sendable {
  /// The pixels that are asked for.
  package private(set) var clip = PixelRect.empty
  /// The covered stretches of the row that `nextRow` told, from left to right.
  package private(set) var runs: [Run] = []

  /// Where all contours are cut off to the right.
  private(set) var limit = Fixed.greatest
  private var edges: [Edge] = []
  /// The first edge that begins in each row of the clip, or −1.
  private var firstEdges: [Int32] = []
  private var walks: [EdgeWalk] = []
  private var accumulator = CoverageRow()
  /// The corners of the circles that were drawn last.
  var corners = CircleCorners()
  /// The rows that edges reach, from the clip's top.
  private var row = 0
  private var endRow = 0
  private var pen = Point.zero
  private var contourStart = Point.zero

  package init() {}

  /// Begins anew with no contours. Ink right of `limit` is cut off exactly there.
  package mutating func begin(in clip: PixelRect, limit: Fixed = .greatest) {
    // What an unfinished walk has left behind.
    for left in row..<max(row, endRow) { firstEdges[left] = -1 }
    edges.removeAll(keepingCapacity: true)
    walks.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    self.clip = clip
    self.limit = limit
    (row, endRow) = (clip.height, 0)
    (pen, contourStart) = (.zero, .zero)
    while firstEdges.count < clip.height { firstEdges.append(-1) }
    accumulator.begin(width: clip.width, limit: Int64(limit.bits) - Int64(clip.left) << 16)
  }

  /// Closes the contour before and begins another.
  package mutating func move(to point: Point) {
    close()
    (pen, contourStart) = (point, point)
  }

  /// Draws the contour on to a point.
  package mutating func line(to point: Point) {
    add(from: pen, to: point)
    pen = point
  }

  /// Draws the contour back to where it began.
  package mutating func close() {
    line(to: contourStart)
  }

  /// Goes on to a point past pieces that cannot be seen.
  mutating func skip(to point: Point) { pen = point }

  /// Where the contour has come to.
  var position: Point { pen }

  private mutating func add(from a: Point, to b: Point) {
    guard a.y != b.y else { return }
    let isDown = a.y < b.y
    let (top, bottom) = isDown ? (a, b) : (b, a)
    // Rows from the clip's top; a lower end on a border does not reach the next row.
    let first = max(0, top.y.floor - clip.top)
    let end = min(clip.height, bottom.y.ceiling - clip.top)
    guard first < end else { return }
    if min(a.x, b.x).floor >= clip.right && limit.floor >= clip.right { return }
    edges.append(
      Edge(
        topX: top.x.bits, topY: top.y.bits, bottomX: bottom.x.bits, bottomY: bottom.y.bits,
        winding: isDown ? 1 : -1, next: firstEdges[first]))
    firstEdges[first] = Int32(edges.count - 1)
    row = min(row, first)
    endRow = max(endRow, end)
  }

  /// Goes on to the next row that has ink and tells which it is; nil when there is none. The last
  /// contour must be closed.
  package mutating func nextRow() -> Int? {
    while row < endRow {
      takeEdges()
      enterWalks()
      accumulator.finish(into: &runs, left: clip.left)
      row += 1
      if !runs.isEmpty { return clip.top + row - 1 }
    }
    return nil
  }

  /// Sets out on the edges that begin in the row.
  private mutating func takeEdges() {
    var index = Int(firstEdges[row])
    firstEdges[row] = -1
    while index >= 0 {
      walks.append(EdgeWalk(edges[index], left: clip.left, top: clip.top))
      index = Int(edges[index].next)
    }
  }

  /// Walks on through the row on every edge, and leaves those that end.
  private mutating func enterWalks() {
    let border = (Int64(row) + 1) << 16
    var index = 0
    while index < walks.count {
      let x = walks[index].x
      let winding = walks[index].winding
      let left = walks[index].leave(border)
      accumulator.enter(from: x, to: left.x, height: left.height, winding: winding)
      if left.isLast {
        walks.swapAt(index, walks.count - 1)
        walks.removeLast()
      } else {
        index += 1
      }
    }
  }
}
