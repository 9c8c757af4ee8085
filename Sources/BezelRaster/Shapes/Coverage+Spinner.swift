import BezelCore

/// A spinner has twelve spokes of round ends, from 0.27 to 0.5 of its side away from the centre.
extension Coverage {
  static let spokes = 12

  /// Draws one spoke, counted clockwise from the top.
  mutating func spoke(_ index: Int, center: Point, side: Fixed) {
    guard side > 0 else { return }
    let angle = Angle(degrees: 360 / Coverage.spokes * index - 90)
    let width = side * Fixed(Int64(81), over: 1000)
    let (near, far) = (side * Fixed(Int64(270), over: 1000) + width.halved, (side - width).halved)
    let (start, end) = (center.moved(near, towards: angle), center.moved(far, towards: angle))
    let quarter = Angle.quarterTurn
    rounded(
      [
        RoundCorner(center: end, from: angle - quarter, to: angle + quarter),
        RoundCorner(center: start, from: angle + quarter, to: angle + quarter + quarter + quarter),
      ], radius: width.halved)
  }

  /// The alpha of a spoke that many places behind the brightest, of 255.
  static func spokeAlpha(_ behind: Int) -> UInt8 {
    // Each has about 87 % of the one before it, but more than a fifth.
    let alphas: [12 of UInt8] = [255, 220, 191, 166, 145, 127, 111, 98, 87, 77, 69, 62]
    return alphas[behind]
  }
}
