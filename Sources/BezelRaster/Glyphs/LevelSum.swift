import BezelCore

/// Coverage in steps of 1/255 added up pixel by pixel; what is covered more than once is covered
/// whole at most.
struct LevelSum: Sendable {
  private(set) var clip = PixelRect.empty
  /// The covered stretches of the row that `nextRow` told, from left to right.
  private(set) var runs: [Run] = []
  /// Row by row, the clip wide.
  private var levels: [UInt8] = []
  private var row = 0

  /// Begins anew with nothing covered.
  mutating func begin(in clip: PixelRect) {
    self.clip = clip
    row = clip.top
    levels.removeAll(keepingCapacity: true)
    levels.append(contentsOf: repeatElement(0, count: clip.width * clip.height))
  }

  /// Adds a mask whose origin lies in the pixel `column`, `row`.
  mutating func add(_ mask: GlyphMask, _ column: Int, _ row: Int) {
    let box = PixelRect(
      left: mask.box.left + column, top: mask.box.top + row, right: mask.box.right + column,
      bottom: mask.box.bottom + row)
    let clip = clip
    let part = box.intersection(clip)
    let source = mask.levels.span
    var target = levels.mutableSpan
    for row in part.top..<part.bottom {
      let base = (row - clip.top) * clip.width - clip.left
      let shift = (row - box.top) * box.width - box.left - base
      for index in base + part.left..<base + part.right {
        target[index] = cappedSum(target[index], source[index &+ shift])
      }
    }
  }

  /// Adds stretches of a row; they lie in the clip.
  mutating func add(_ runs: [Run], _ row: Int) {
    let base = (row - clip.top) * clip.width - clip.left
    var target = levels.mutableSpan
    for run in runs {
      let level = run.level
      for index in base + run.start..<base + run.end {
        target[index] = cappedSum(target[index], level)
      }
    }
  }

  /// Goes on to the next row that is covered and tells which it is; nil when there is none.
  mutating func nextRow() -> Int? {
    while row < clip.bottom {
      collectRuns()
      row += 1
      if !runs.isEmpty { return row - 1 }
    }
    return nil
  }

  private mutating func collectRuns() {
    runs.removeAll(keepingCapacity: true)
    let base = (row - clip.top) * clip.width - clip.left
    BezelRaster.collectRuns(levels, base, clip.left..<clip.right, into: &runs)
  }
}

/// Adds the stretches of a row that have a level; `base` is where the row's column 0 would lie.
private func collectRuns(
  _ levels: [UInt8], _ base: Int, _ columns: Range<Int>, into runs: inout [Run]
) {
  let levels = levels.span
  var start = columns.lowerBound
  while start < columns.upperBound {
    let level = levels[base &+ start]
    var end = start &+ 1
    while end < columns.upperBound, levels[base &+ end] == level { end &+= 1 }
    if level > 0 { runs.append(Run(start: start, end: end, level: level)) }
    start = end
  }
}

/// The sum, 255 at most.
@inline(always)
private func cappedSum(_ a: UInt8, _ b: UInt8) -> UInt8 {
  UInt8(truncatingIfNeeded: min(255, UInt32(a) &+ UInt32(b)))
}
