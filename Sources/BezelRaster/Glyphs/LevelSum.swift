import BezelCore

/// Coverage in steps of 1/255 added up pixel by pixel; what is covered more than once is covered
/// whole at most.
struct LevelSum: Sendable {
  private(set) var clip = PixelRect.empty
  /// Row by row, the clip wide.
  private(set) var levels: [UInt8] = []

  /// Begins anew with nothing covered.
  mutating func begin(in clip: PixelRect) {
    self.clip = clip
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

  /// Weighs all levels by an alpha.
  mutating func weigh(by alpha: UInt8) { BezelRaster.weigh(&levels, by: alpha) }
}

/// The sum, 255 at most.
@inline(always)
private func cappedSum(_ a: UInt8, _ b: UInt8) -> UInt8 {
  UInt8(truncatingIfNeeded: min(255, UInt32(a) &+ UInt32(b)))
}
