import BezelCore

/// A backdrop, blurred and at a quarter of its size, from which it is drawn at any place.
///
/// A Gaussian leaves nothing so fine that it would need more cells, and straight lines between them
/// stray from it by far less than a level.
struct BlurredBackdrop: Sendable {
  /// Pixels along a cell's side.
  static let cell = 4

  /// The standard deviation of the Gaussian, in pixels.
  let deviation: Fixed
  private let columns: Int
  private let rows: Int
  /// Red, green and blue of each cell in steps of 1/128 of a level, rows from the top.
  private var cells: [Int16]
  /// The cells between which the row lies, mixed.
  private var mixed: [UInt32] = []

  /// Blurs a picture of `size`, rows without gaps. What lies beyond its edges is as the outermost cells
  /// are.
  init(_ pixels: Span<UInt32>, _ size: PixelSize, deviation: Fixed) {
    self.deviation = deviation
    columns = (size.width + BlurredBackdrop.cell - 1) / BlurredBackdrop.cell
    rows = (size.height + BlurredBackdrop.cell - 1) / BlurredBackdrop.cell
    cells = Array(repeating: 0, count: 3 * columns * rows)
    for row in 0..<rows {
      averageCells(pixels, size, row: row, columns: columns, into: &cells)
    }
    let window = BlurWindow(deviation: deviation)
    blurRows(window)
    blurColumns(window)
  }

  private mutating func blurRows(_ window: BlurWindow) {
    var strip = BlurStrip(length: columns, window)
    for top in stride(from: 0, to: rows, by: BlurStrip.lines) {
      for line in 0..<min(BlurStrip.lines, rows - top) {
        let base = 3 * (top + line) * columns
        for column in 0..<columns {
          let lane = strip.start + column * BlurStrip.lanes + 3 * line
          for channel in 0..<3 { strip.values[lane + channel] = cells[base + 3 * column + channel] }
        }
      }
      strip.blur()
      for line in 0..<min(BlurStrip.lines, rows - top) {
        let base = 3 * (top + line) * columns
        for column in 0..<columns {
          let lane = strip.start + column * BlurStrip.lanes + 3 * line
          for channel in 0..<3 { cells[base + 3 * column + channel] = strip.values[lane + channel] }
        }
      }
    }
  }

  private mutating func blurColumns(_ window: BlurWindow) {
    var strip = BlurStrip(length: rows, window)
    for left in stride(from: 0, to: columns, by: BlurStrip.lines) {
      let count = 3 * min(BlurStrip.lines, columns - left)
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

  /// Draws some columns of row `y`, opaque; all lie in the picture. It tells which column the line
  /// begins with, which may lie a few before the first.
  mutating func draw(row y: Int, _ range: Range<Int>, into line: inout [UInt32]) -> Int {
    // The centre of pixel x lies at (2x − 3) / 8 cells, counted from the centre of the first cell.
    // From one cell's centre to the next there are four pixels, of 1, 3, 5 and 7 eighths.
    let place = 2 * y - 3
    let upper = max(0, place >> 3)
    let lower = min(rows - 1, (place >> 3) + 1)
    let first = (2 * range.lowerBound - 3) >> 3
    let last = (2 * range.upperBound - 5) >> 3
    let groups = last - first + 1
    while mixed.count < 3 * (groups + 1) { mixed.append(0) }
    while line.count < 4 * groups { line.append(0) }
    mixRows(
      cells, 3 * upper * columns, 3 * lower * columns, part: UInt32(place & 7), first: first,
      columns: columns, count: groups + 1, into: &mixed)
    drawGroups(mixed, groups, into: &line)
    return 4 * first + 2
  }
}

/// Takes the means of the pixels of a row of cells.
private func averageCells(
  _ pixels: Span<UInt32>, _ size: PixelSize, row: Int, columns: Int, into cells: inout [Int16]
) {
  let side = BlurredBackdrop.cell
  var cells = cells.mutableSpan
  // Beyond the edges the outermost pixels are repeated.
  func base(_ down: Int) -> Int { min(row * side + down, size.height - 1) * size.width }
  let (first, second, third, fourth) = (base(0), base(1), base(2), base(3))
  let right = size.width - 1
  for column in 0..<columns {
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
    let base = 3 * (row * columns + column)
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
