import BezelCore

/// What a figure covers, kept so that it need not be worked out again: a HUD's figures stay the same
/// from frame to frame, or come back as a spinner's spokes do.
///
/// Most of what a figure covers alike are single pixels at its edges. They are kept apart from longer
/// stretches: a CPU that does the same again and again need not guess what comes next.
struct CoverageRecord: Sendable {
  private var dots: [Dot] = []
  private var stretches: [Stretch] = []
  /// Where the dots and the stretches of each row of the ink begin, and where the last ones end.
  private var starts: [(dot: Int32, stretch: Int32)] = [(0, 0)]

  // Places are in the ink, which has 16384 columns and rows at most; coverage is as in a run.

  private struct Dot: BitwiseCopyable {
    let x: UInt16
    let y: UInt16
    let coverage: Int32
  }

  private struct Stretch: BitwiseCopyable {
    let start: UInt16
    let end: UInt16
    let y: UInt16
    let coverage: Int32
  }

  /// Shorter runs are kept as dots.
  private static let shortestStretch = 4

  /// Takes what a coverage tells, which was begun with the figure's ink as its clip.
  init(_ coverage: inout Coverage) {
    let ink = coverage.clip
    starts.reserveCapacity(ink.height + 1)
    while let row = coverage.nextRow() {
      while starts.count <= row - ink.top { endRow() }
      for run in coverage.runs {
        append(run.start - ink.left..<run.end - ink.left, row - ink.top, run.coverage)
      }
      endRow()
    }
    while starts.count <= ink.height { endRow() }
  }

  private mutating func append(_ columns: Range<Int>, _ row: Int, _ coverage: Int32) {
    let y = UInt16(row)
    if columns.count < CoverageRecord.shortestStretch {
      for x in columns { dots.append(Dot(x: UInt16(x), y: y, coverage: coverage)) }
    } else {
      let (start, end) = (UInt16(columns.lowerBound), UInt16(columns.upperBound))
      stretches.append(Stretch(start: start, end: end, y: y, coverage: coverage))
    }
  }

  private mutating func endRow() { starts.append((Int32(dots.count), Int32(stretches.count))) }

  /// Lays a colour over what is covered of a rectangle; `ink` is where the figure lies now.
  func fill(
    _ color: Color, of ink: PixelRect, in clip: PixelRect, on surface: inout Surface
  ) {
    let clip = clip.intersection(ink)
    guard !clip.isEmpty else { return }
    let width = surface.width
    let origin = ink.top * width + ink.left
    let (left, right) = (clip.left - ink.left, clip.right - ink.left)
    let (first, end) = (starts[clip.top - ink.top], starts[clip.bottom - ink.top])
    let (dots, stretches) = (dots.span, stretches.span)
    var pixels = surface.mutablePixels
    for index in Int(first.dot)..<Int(end.dot) {
      let dot = dots[index]
      guard left <= dot.x, dot.x < right else { continue }
      let place = origin &+ Int(dot.y) &* width &+ Int(dot.x)
      pixels[place] = laid(
        color.word, over: pixels[place], weight: weigh(color.alpha, by: dot.coverage))
    }
    for index in Int(first.stretch)..<Int(end.stretch) {
      let stretch = stretches[index]
      let (start, end) = (max(Int(stretch.start), left), min(Int(stretch.end), right))
      guard start < end else { continue }
      let base = origin &+ Int(stretch.y) &* width
      lay(color, coverage: stretch.coverage, over: &pixels, in: base &+ start..<base &+ end)
    }
  }
}
