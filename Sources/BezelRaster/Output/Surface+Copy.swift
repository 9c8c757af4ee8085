package import BezelCore

extension Surface {
  /// Copies a rectangle of the picture to the memory of a device: turned, in its format, dithered
  /// where that has fewer levels.
  ///
  /// Only the pixels of the rectangle are written, and the memory is never read. What the picture or
  /// the panel does not have is left out, and so is a row whose part does not lie in the memory as a
  /// whole.
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
  // Known steps make vectors of the loops.
  switch step {
  case 1: copyWords(pixels, first, by: 1, count, &bytes, offset)
  case -1: copyWords(pixels, first, by: -1, count, &bytes, offset)
  default: copyWords(pixels, first, by: step, count, &bytes, offset)
  }
}

@inline(always)
private func copyWords(
  _ pixels: Span<UInt32>, _ first: Int, by step: Int, _ count: Int, _ bytes: inout MutableRawSpan,
  _ offset: Int
) {
  for index in 0..<count {
    bytes.storeBytes(
      of: pixels[first &+ index &* step] | 0xFF00_0000, toByteOffset: offset &+ index &* 4,
      as: UInt32.self)
  }
}

/// Copies `count` pixels that lie `step` apart to one after the other, as RGB565; every fourth has
/// the same of the four thresholds, the first the lowest.
private func copyDithered(
  _ pixels: Span<UInt32>, from first: Int, step: Int, count: Int, thresholds: UInt32,
  to bytes: inout MutableRawSpan, at offset: Int
) {
  // Four at a time, so that no threshold depends on the pixel before.
  let (second, third, fourth) = (thresholds &>> 8, thresholds &>> 16, thresholds &>> 24)
  var (source, place) = (first, offset)
  for _ in 0..<count / 4 {
    let a = Dither.rgb565(pixels[source], threshold: thresholds & 0xFF)
    let b = Dither.rgb565(pixels[source &+ step], threshold: second & 0xFF)
    let c = Dither.rgb565(pixels[source &+ 2 &* step], threshold: third & 0xFF)
    let d = Dither.rgb565(pixels[source &+ 3 &* step], threshold: fourth)
    bytes.storeBytes(of: a, toByteOffset: place, as: UInt16.self)
    bytes.storeBytes(of: b, toByteOffset: place &+ 2, as: UInt16.self)
    bytes.storeBytes(of: c, toByteOffset: place &+ 4, as: UInt16.self)
    bytes.storeBytes(of: d, toByteOffset: place &+ 6, as: UInt16.self)
    source &+= 4 &* step
    place &+= 8
  }
  for index in 0..<count % 4 {
    let threshold = thresholds &>> UInt32(index &* 8) & 0xFF
    bytes.storeBytes(
      of: Dither.rgb565(pixels[source], threshold: threshold), toByteOffset: place, as: UInt16.self)
    source &+= step
    place &+= 2
  }
}
