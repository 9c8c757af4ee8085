import BezelCore

/// What a figure covers, kept so that it need not be worked out again: a HUD's figures stay the same
/// from frame to frame, or come back as a spinner's spokes do.
///
/// Most of what a figure covers alike are single pixels at its edges. They are kept apart from longer
/// stretches: a CPU that does the same again and again need not guess what comes next.
struct CoverageRecord: Sendable {
  /// The pixels that the figure keeps within.
  private let ink: PixelRect
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
    ink = coverage.clip
    starts.reserveCapacity(ink.height + 1)
    while let row = coverage.nextRow() {
      while starts.count <= row - ink.top { endRow() }
      for run in coverage.runs { append(run, row - ink.top) }
      endRow()
    }
    while starts.count <= ink.height { endRow() }
  }

  private mutating func append(_ run: Run, _ row: Int) {
    let (start, end, y) = (run.start - ink.left, run.end - ink.left, UInt16(row))
    if end - start < CoverageRecord.shortestStretch {
      for x in start..<end { dots.append(Dot(x: UInt16(x), y: y, coverage: run.coverage)) }
    } else {
      stretches.append(
        Stretch(start: UInt16(start), end: UInt16(end), y: y, coverage: run.coverage))
    }
  }

  private mutating func endRow() { starts.append((Int32(dots.count), Int32(stretches.count))) }

  /// Lays a colour over what is covered of a rectangle.
  func fill(_ color: Color, in clip: PixelRect, on surface: inout Surface) {
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
