import BezelCore

/// The window of a moving average that has one variance exactly: `2 · reach + 1` samples of the weight
/// `inner`, and one on either side of them of the smaller weight `outer`.
///
/// Windows of whole samples only would come in steps that can be seen, and the blur would then grow
/// in jumps with the scale.
struct BlurWindow: BitwiseCopyable, Hashable, Sendable {
  let reach: Int
  /// The weights in steps of 1/16384, which all of a window's add up to: products with levels are then
  /// of two numbers of 16 bits, which is quick.
  let inner: Int16
  let outer: Int16

  static let whole: Int64 = 1 << 14

  /// Makes the window of a variance in steps of 1/65536 of a squared sample, 0 at least.
  init(variance: Int64) {
    // The variance of 2r + 1 equal samples is r (r + 1) / 3.
    var reach: Int64 = 0
    while (reach + 1) * (reach + 2) << 16 <= 3 * variance { reach += 1 }
    let samples = 2 * reach + 1
    // Weights of a and b have the variance (a · r (r + 1) (2r + 1) / 3 + 2b · (r + 1)²) / 16384, and
    // a (2r + 1) + 2b is 16384. Up to a reach of 2¹² no product comes near 2⁶³.
    let edge = (reach + 1) * (reach + 1) << 16
    let excess = max(0, edge - variance)
    let room = samples * (edge - (reach * (reach + 1) << 16) / 3)
    // Even, so that the two outer weights share the rest alike.
    let inner = min((excess * BlurWindow.whole / room + 1) & ~1, BlurWindow.whole / samples & ~1)
    self.reach = Int(reach)
    self.inner = Int16(inner)
    outer = Int16((BlurWindow.whole - inner * samples) / 2)
  }
}

extension BlurWindow {
  /// How often the average is taken: as often it comes as near to a Gaussian as eyes can tell.
  static let passes = 4

  /// Samples on either side that all passes together reach to.
  var margin: Int { BlurWindow.passes * (reach + 1) }

  /// The largest standard deviation, in pixels.
  private static let largestDeviation: Fixed = 256

  /// The window for a blur of a standard deviation in pixels, on cells of `BlurredBackdrop.cell`
  /// pixels a side.
  init(deviation: Fixed) {
    let side = Int64(BlurredBackdrop.cell)
    let deviation = Int64(min(deviation, BlurWindow.largestDeviation).bits)
    let wanted = (deviation * deviation) >> 16 / (side * side)
    // Taking means of cells and going from cell to cell in straight lines blur as well: together by
    // 4 squared pixels.
    let own: Int64 = (4 << 16) / (side * side)
    self.init(variance: max(0, wanted - own) / Int64(BlurWindow.passes))
  }
}
