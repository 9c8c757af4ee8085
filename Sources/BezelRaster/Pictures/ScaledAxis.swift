/// Which pixels of a picture a row or column of the picture scaled is made of, and with what weights.
///
/// A pixel is the mean of what lies under it, over at least one pixel of the source: box filtering
/// where the picture shrinks, and linear interpolation where it grows.
struct ScaledAxis: Sendable {
  /// The parts of which the weights of a pixel add up to all.
  static let whole: Int64 = 4096

  private(set) var firsts: [Int32] = []
  /// Where each pixel's weights begin; one more than there are pixels.
  private(set) var offsets: [Int32] = []
  private(set) var weights: [UInt16] = []

  /// Sets the axis for the pixels `range`, when the stretch of the source that begins at `start` and
  /// is `extent` long comes to lie at `origin` and `length` long (all in steps of 1/65536 pixel,
  /// lengths above 0). The source has `count` pixels, 1…16384; beyond its ends they are repeated.
  mutating func set(
    _ range: Range<Int>, origin: Int64, length: Int64, start: Int64, extent: Int64, count: Int
  ) {
    firsts.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    weights.removeAll(keepingCapacity: true)
    offsets.append(0)
    // An extent is below 2³⁰ and a distance below 2³³, so that no product reaches 2⁶³.
    let reach = max(extent << 16 / length, 1 << 16)
    let farthest: Int64 = 1 << 46
    for pixel in range {
      let distance = Int64(pixel) << 16 + 0x8000 - origin
      let center = max(-farthest, min(start + distance * extent / length, farthest))
      append(from: center - reach / 2, span: reach, count: Int64(count))
    }
  }

  /// Adds a pixel that is made of `span` steps of the source from `low`.
  private mutating func append(from low: Int64, span: Int64, count: Int64) {
    let first = max(0, min(low >> 16, count - 1))
    let last = max(first, min((low + span - 1) >> 16, count - 1))
    firsts.append(Int32(first))
    var done: Int64 = 0
    for pixel in first...last {
      // Rounding the running sum makes the weights add up to all, whatever their number.
      let border = ((pixel + 1) << 16 - low) * ScaledAxis.whole / span
      let sum = pixel == last ? ScaledAxis.whole : max(done, min(border, ScaledAxis.whole))
      weights.append(UInt16(sum - done))
      done = sum
    }
    offsets.append(Int32(weights.count))
  }
}
