import BezelCore

/// Part of a backdrop, blurred and at a quarter of its size, from which any place of that part is drawn.
/// It is the same as if all of it had been blurred.
///
/// A Gaussian leaves nothing so fine that it would need more cells, and straight lines between them
/// stray from it by far less than a level.
struct BlurredBackdrop: Sendable {
  /// Pixels along a cell's side.
  static let cell = 4

  /// The standard deviation of the Gaussian, in pixels.
  let deviation: Fixed
  /// The rectangle for which it was made.
  let rect: PixelRect
  /// The cells of the whole picture.
  private let grid: PixelRect
  /// The cells that are blurred.
  private let part: PixelRect
  /// The cells that are kept: those of the part, and about them those that its blur is made of.
  private let source: PixelRect
  /// Red, green and blue of each kept cell in steps of 1/128 of a level, rows from the top.
  private var cells: [Int16]
  /// The cells between which the row lies, mixed.
  private var mixed: [UInt32] = []

  /// Blurs what of a picture of `size`, rows without gaps, is to be drawn of a rectangle. What lies beyond
  /// the picture's edges is as the outermost cells are.
  init(_ pixels: Span<UInt32>, _ size: PixelSize, of rect: PixelRect, deviation: Fixed) {
    (self.deviation, self.rect) = (deviation, rect)
    let side = BlurredBackdrop.cell
    let window = BlurWindow(deviation: deviation)
    grid = PixelRect(
      left: 0, top: 0, right: (size.width + side - 1) / side,
      bottom: (size.height + side - 1) / side)
    part = BlurredBackdrop.cells(under: rect).intersection(grid)
    source = part.grown(by: window.margin).intersection(grid)
    cells = Array(repeating: 0, count: 3 * source.width * source.height)
    for row in source.top..<source.bottom {
      averageCells(pixels, size, row: row, source, into: &cells)
    }
    blurRows(window)
    blurColumns(window)
  }

  /// Whether a rectangle of the picture can be drawn.
  func holds(_ rect: PixelRect) -> Bool {
    part.contains(BlurredBackdrop.cells(under: rect).intersection(grid))
  }

  /// The cells that the pixels of a rectangle are made of, be they in the picture or not.
  private static func cells(under rect: PixelRect) -> PixelRect {
    // The centre of pixel x lies at (2x − 3) / 8 cells, counted from the centre of the first cell.
    PixelRect(
      left: (2 * rect.left - 3) >> 3, top: (2 * rect.top - 3) >> 3,
      right: ((2 * rect.right - 5) >> 3) + 2, bottom: ((2 * rect.bottom - 5) >> 3) + 2)
  }

  private mutating func blurRows(_ window: BlurWindow) {
    let columns = source.width
    var strip = BlurStrip(
      length: columns, window, endsBefore: source.left == grid.left,
      endsAfter: source.right == grid.right)
    for top in stride(from: 0, to: source.height, by: BlurStrip.lines) {
      for line in 0..<min(BlurStrip.lines, source.height - top) {
        let base = 3 * (top + line) * columns
        for column in 0..<columns {
          let lane = strip.start + column * BlurStrip.lanes + 3 * line
          for channel in 0..<3 { strip.values[lane + channel] = cells[base + 3 * column + channel] }
        }
      }
      strip.blur()
      for line in 0..<min(BlurStrip.lines, source.height - top) {
        let base = 3 * (top + line) * columns
        for column in 0..<columns {
          let lane = strip.start + column * BlurStrip.lanes + 3 * line
          for channel in 0..<3 { cells[base + 3 * column + channel] = strip.values[lane + channel] }
        }
      }
    }
  }

  /// Blurs the columns of the part; those about it have served their purpose.
  private mutating func blurColumns(_ window: BlurWindow) {
    let (columns, rows) = (source.width, source.height)
    var strip = BlurStrip(
      length: rows, window, endsBefore: source.top == grid.top,
      endsAfter: source.bottom == grid.bottom)
    for left in stride(
      from: part.left - source.left, to: part.right - source.left, by: BlurStrip.lines)
    {
      let count = 3 * min(BlurStrip.lines, part.right - source.left - left)
      for row in 0..<rows {
        let base = 3 * (row * columns + left)
        let lane = strip.start + row * BlurStrip.lanes
        for index in 0..<count { strip.values[lane + index] = cells[base + index] }
      }
      strip.blur()
      for row in 0..<rows {
        let base = 3 * (row * columns + left)
        let lane = strip.start + row * BlurStrip.lanes
        for index in 0..<count { cells[base + index] = strip.values[lane + index] }
      }
    }
  }

  /// Draws some columns of row `y`, opaque; they lie in what it holds. It tells which column the line
  /// begins with, which may lie a few before the first.
  mutating func draw(row y: Int, _ range: Range<Int>, into line: inout [UInt32]) -> Int {
    // From one cell's centre to the next there are four pixels, of 1, 3, 5 and 7 eighths.
    let place = 2 * y - 3
    let upper = max(0, place >> 3)
    let lower = min(grid.bottom - 1, (place >> 3) + 1)
    let first = (2 * range.lowerBound - 3) >> 3
    let last = (2 * range.upperBound - 5) >> 3
    let groups = last - first + 1
    while mixed.count < 3 * (groups + 1) { mixed.append(0) }
    while line.count < 4 * groups { line.append(0) }
    // Where the first cells of both rows would lie.
    func base(_ row: Int) -> Int { 3 * ((row - source.top) * source.width - source.left) }
    mixRows(
      cells, base(upper), base(lower), part: UInt32(place & 7), first: first,
      columns: grid.right, count: groups + 1, into: &mixed)
    drawGroups(mixed, groups, into: &line)
    return 4 * first + 2
  }
}

/// Takes the means of the pixels of a row of cells, of those that `source` has.
private func averageCells(
  _ pixels: Span<UInt32>, _ size: PixelSize, row: Int, _ source: PixelRect,
  into cells: inout [Int16]
) {
  let side = BlurredBackdrop.cell
  var cells = cells.mutableSpan
  // Beyond the edges the outermost pixels are repeated.
  func base(_ down: Int) -> Int { min(row * side + down, size.height - 1) * size.width }
  let (first, second, third, fourth) = (base(0), base(1), base(2), base(3))
  let right = size.width - 1
  for column in source.left..<source.right {
    var (redBlue, green): (UInt32, UInt32) = (0, 0)
    for across in column * side..<column * side + side {
      let x = min(across, right)
      let (a, b) = (pixels[first &+ x], pixels[second &+ x])
      let (c, d) = (pixels[third &+ x], pixels[fourth &+ x])
      // Sixteen levels fit a lane of 16 bits.
      redBlue &+= (a & 0x00FF_00FF) &+ (b & 0x00FF_00FF) &+ (c & 0x00FF_00FF) &+ (d & 0x00FF_00FF)
      green &+=
        (a &>> 8 & 0xFF) &+ (b &>> 8 & 0xFF) &+ (c &>> 8 & 0xFF) &+ (d &>> 8 & 0xFF)
    }
    let base = 3 * ((row - source.top) * source.width + column - source.left)
    cells[base] = Int16(truncatingIfNeeded: redBlue &>> 13 & 0x7FF8)
    cells[base + 1] = Int16(truncatingIfNeeded: green &<< 3)
    cells[base + 2] = Int16(truncatingIfNeeded: (redBlue & 0xFFFF) &<< 3)
  }
}

/// Mixes two rows of cells, `part` eighths of the lower one, from the cell `first` on; beyond the ends
/// they are repeated. Levels come in steps of 1/1024.
private func mixRows(
  _ cells: [Int16], _ upper: Int, _ lower: Int, part: UInt32, first: Int, columns: Int,
  count: Int, into mixed: inout [UInt32]
) {
  let cells = cells.span
  var mixed = mixed.mutableSpan
  for index in 0..<count {
    let column = 3 * max(0, min(first + index, columns - 1))
    for channel in 0..<3 {
      mixed[3 * index + channel] =
        UInt32(truncatingIfNeeded: cells[upper + column + channel]) &* (8 &- part)
        &+ UInt32(truncatingIfNeeded: cells[lower + column + channel]) &* part
    }
  }
}

/// Draws the four pixels between each two cells that are mixed already.
private func drawGroups(_ mixed: [UInt32], _ groups: Int, into line: inout [UInt32]) {
  let mixed = mixed.span
  var line = line.mutableSpan
  for group in 0..<groups {
    let base = 3 * group
    // In eighths of 1/1024 levels, half a level added; a step may be negative, and wraps then.
    let half: UInt32 = 1 << 12
    var (red, green) = (mixed[base] &* 8 &+ half, mixed[base + 1] &* 8 &+ half)
    var blue = mixed[base + 2] &* 8 &+ half
    let redStep = mixed[base + 3] &- mixed[base]
    let greenStep = mixed[base + 4] &- mixed[base + 1]
    let blueStep = mixed[base + 5] &- mixed[base + 2]
    (red, green, blue) = (red &+ redStep, green &+ greenStep, blue &+ blueStep)
    for index in 4 * group..<4 * group + 4 {
      line[index] =
        0xFF00_0000 | (red &<< 3) & 0xFF_0000 | (green &>> 5) & 0xFF00 | blue &>> 13
      red &+= 2 &* redStep
      green &+= 2 &* greenStep
      blue &+= 2 &* blueStep
    }
  }
}
