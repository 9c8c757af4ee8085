import BezelCore

/// What a figure covers, kept so that it need not be worked out again: a HUD's figures stay the same
/// from frame to frame, or come back as a spinner's spokes do.
struct CoverageRecord: Sendable {
  /// The pixels that the figure keeps within.
  let ink: PixelRect
  /// The covered stretches of all rows, and where those of each row of the ink begin in them.
  private var runs: [Run] = []
  private var starts: [Int32] = [0]

  /// Takes what a coverage tells, which was begun with `ink` as its clip.
  init(_ coverage: inout Coverage) {
    ink = coverage.clip
    starts.reserveCapacity(ink.height + 1)
    while let row = coverage.nextRow() {
      while starts.count <= row - ink.top { starts.append(Int32(runs.count)) }
      runs.append(contentsOf: coverage.runs)
      starts.append(Int32(runs.count))
    }
    while starts.count <= ink.height { starts.append(Int32(runs.count)) }
  }

  /// Lays a colour over what is covered of a rectangle.
  func fill(_ color: Color, in clip: PixelRect, on surface: inout Surface) {
    let clip = clip.intersection(ink)
    let (width, starts, runs) = (surface.width, starts.span, runs.span)
    var pixels = surface.mutablePixels
    for row in clip.top..<clip.bottom {
      let base = row * width
      for index in Int(starts[row - ink.top])..<Int(starts[row - ink.top + 1]) {
        let run = runs[index]
        let (start, end) = (max(run.start, clip.left), min(run.end, clip.right))
        guard start < end else { continue }
        lay(color, coverage: run.coverage, over: &pixels, in: base + start..<base + end)
      }
    }
  }
}
