import BezelCore

/// Scales pictures row by row, with weights that are worked out once for a clip.
struct PictureScaler: Sendable {
  private var columns = ScaledAxis()
  private var rows = ScaledAxis()
  private var clip = PixelRect.empty
  /// The row that was scaled last, premultiplied, from the clip's left edge on.
  private(set) var line: [UInt32] = []

  /// Prepares for a picture of `size` stretched to a rectangle, of which `clip` is wanted.
  mutating func begin(_ size: PixelSize, stretchedTo rect: Rect, in clip: PixelRect) {
    begin(clip)
    columns.set(
      clip.left..<clip.right, origin: Int64(rect.minX.bits), length: max(1, Int64(rect.width.bits)),
      start: 0, extent: Int64(size.width) << 16, count: size.width)
    rows.set(
      clip.top..<clip.bottom, origin: Int64(rect.minY.bits),
      length: max(1, Int64(rect.height.bits)), start: 0, extent: Int64(size.height) << 16,
      count: size.height)
  }

  /// Prepares for the middle of a picture of `size`, as much of it as fills `screen`.
  mutating func begin(_ size: PixelSize, covering screen: PixelSize) {
    begin(PixelRect(screen))
    let (width, height) = (Int64(size.width) << 16, Int64(size.height) << 16)
    let (across, down) = (Int64(screen.width), Int64(screen.height))
    let shownWidth = max(1, min(width, height * across / down))
    let shownHeight = max(1, min(height, width * down / across))
    columns.set(
      0..<screen.width, origin: 0, length: across << 16, start: (width - shownWidth) / 2,
      extent: shownWidth, count: size.width)
    rows.set(
      0..<screen.height, origin: 0, length: down << 16, start: (height - shownHeight) / 2,
      extent: shownHeight, count: size.height)
  }

  private mutating func begin(_ clip: PixelRect) {
    self.clip = clip
    while line.count < clip.width { line.append(0) }
  }

  /// Scales row `y`, which lies in the clip, of the picture for which it was prepared.
  mutating func scale(_ picture: Bitmap, row y: Int) {
    scaleRow(
      picture.pixels.span, pitch: picture.size.width, columns, rows, row: y - clip.top,
      count: clip.width, into: &line)
  }
}

/// Scales one row of a picture: `count` premultiplied pixels.
private func scaleRow(
  _ pixels: Span<UInt32>, pitch: Int, _ columns: borrowing ScaledAxis, _ rows: borrowing ScaledAxis,
  row: Int, count: Int, into line: inout [UInt32]
) {
  let (firstColumns, columnEnds) = (columns.firsts.span, columns.offsets.span)
  let (columnWeights, rowWeights) = (columns.weights.span, rows.weights.span)
  let rowRange = Int(rows.offsets[row])..<Int(rows.offsets[row + 1])
  let firstBase = Int(rows.firsts[row]) * pitch
  var line = line.mutableSpan
  for column in 0..<count {
    let first = Int(columnEnds[column])
    let taps = Int(columnEnds[column + 1]) - first
    var base = firstBase + Int(firstColumns[column])
    // The weights add up to 2²⁴, so that the sums stay below 2³².
    var (alpha, red) = (UInt32(1 << 23), UInt32(1 << 23))
    var (green, blue) = (UInt32(1 << 23), UInt32(1 << 23))
    for index in rowRange {
      let rowWeight = UInt32(rowWeights[index])
      for tap in 0..<taps {
        let weight = rowWeight &* UInt32(columnWeights[first + tap])
        let pixel = pixels[base + tap]
        alpha &+= (pixel &>> 24) &* weight
        red &+= (pixel &>> 16 & 0xFF) &* weight
        green &+= (pixel &>> 8 & 0xFF) &* weight
        blue &+= (pixel & 0xFF) &* weight
      }
      base += pitch
    }
    line[column] =
      alpha & 0xFF00_0000 | (red &>> 8) & 0xFF_0000 | (green &>> 16) & 0xFF00 | blue &>> 24
  }
}
