package import BezelCore

extension Surface {
  /// Copies a rectangle of the picture to the memory of a device: turned, in its format, dithered
  /// where that has fewer levels.
  ///
  /// Only the pixels of the rectangle are written, and none is read. What the picture or the panel
  /// does not have is left out, and so is a row that does not lie in the memory as a whole.
  package func copy(_ rect: PixelRect, to bytes: inout MutableRawSpan, _ layout: PixelLayout) {
    let walk = PanelWalk(rect, of: size, layout)
    let target = walk.target
    guard !target.isEmpty else { return }
    // A quarter turn goes down the picture's columns: blocks keep their rows in the cache.
    let block = layout.rotation.swapsSides ? 32 : target.width
    for top in stride(from: target.top, to: target.bottom, by: 32) {
      for left in stride(from: target.left, to: target.right, by: block) {
        let count = min(block, target.right - left)
        for row in top..<min(top + 32, target.bottom) {
          let place = layout.place(
            row: row, columns: target.left..<target.right, in: bytes.byteCount)
          guard let place else { continue }
          let offset = place + (left - target.left) * layout.format.bytesPerPixel
          let first = walk.index(x: left, y: row)
          switch layout.format {
          case .xrgb8888:
            copyWords(pixels, from: first, step: walk.step, count: count, to: &bytes, at: offset)
          case .rgb565:
            copyDithered(
              pixels, from: first, step: walk.step, count: count,
              thresholds: walk.thresholds(x: left, y: row), to: &bytes, at: offset)
          }
        }
      }
    }
  }
}

extension PixelLayout {
  /// Where columns of a row begin in a memory of `count` bytes; nil if it does not hold them all.
  fileprivate func place(row: Int, columns: Range<Int>, in count: Int) -> Int? {
    let row = Int64(row).multipliedReportingOverflow(by: Int64(pitch))
    guard !row.overflow, row.partialValue >= 0, row.partialValue <= Int64(count) else { return nil }
    let bytes = Int64(format.bytesPerPixel)
    guard row.partialValue + Int64(columns.upperBound) * bytes <= Int64(count) else { return nil }
    return Int(row.partialValue + Int64(columns.lowerBound) * bytes)
  }
}

/// Copies `count` pixels that lie `step` apart to one after the other, as 32-bit words.
private func copyWords(
  _ pixels: Span<UInt32>, from first: Int, step: Int, count: Int, to bytes: inout MutableRawSpan,
  at offset: Int
) {
  if step == 1 {
    for index in 0..<count {
      bytes.storeBytes(
        of: pixels[first &+ index] | 0xFF00_0000, toByteOffset: offset &+ index &* 4,
        as: UInt32.self)
    }
    return
  }
  var source = first
  for index in 0..<count {
    bytes.storeBytes(
      of: pixels[source] | 0xFF00_0000, toByteOffset: offset &+ index &* 4, as: UInt32.self)
    source &+= step
  }
}

/// Copies `count` pixels that lie `step` apart to one after the other, as RGB565; every fourth has
/// the same of the four thresholds, the first the lowest.
private func copyDithered(
  _ pixels: Span<UInt32>, from first: Int, step: Int, count: Int, thresholds: UInt32,
  to bytes: inout MutableRawSpan, at offset: Int
) {
  var source = first
  var thresholds = thresholds
  for index in 0..<count {
    let word = Dither.rgb565(pixels[source], threshold: thresholds & 0xFF)
    bytes.storeBytes(of: word, toByteOffset: offset &+ index &* 2, as: UInt16.self)
    thresholds = thresholds &>> 8 | thresholds &<< 24
    source &+= step
  }
}
