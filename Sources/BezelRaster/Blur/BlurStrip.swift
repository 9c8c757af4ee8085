/// Some lines of a picture side by side, to be blurred along their length: a step holds one value of
/// each, so that they are blurred together.
struct BlurStrip: Sendable {
  /// Lines in a strip.
  static let lines = 16
  /// Values in a step: red, green and blue of each line.
  static let lanes = 3 * lines

  /// Levels in steps of 1/128, `lanes` a step; the lines' own begin at `start`.
  var values: [Int16]
  /// Where the lines' own values begin.
  let start: Int
  private var result: [Int16]
  private var sums = [Int32](repeating: 0, count: lanes)
  private let window: BlurWindow
  /// Steps before and after the lines' own. All passes together reach no farther, so that none of them
  /// takes for what lies beyond an end what the one before has made of it.
  private let before: Int
  private let after: Int
  private let length: Int

  /// Makes a strip for lines of a length. Where a line does not end, as little is right of it as its
  /// window's margin leaves.
  init(length: Int, _ window: BlurWindow, endsBefore: Bool, endsAfter: Bool) {
    (self.length, self.window) = (length, window)
    (before, after) = (endsBefore ? window.margin : 0, endsAfter ? window.margin : 0)
    start = before * BlurStrip.lanes
    values = Array(repeating: 0, count: (before + length + after) * BlurStrip.lanes)
    result = values
  }

  /// Takes the moving average as often as makes a Gaussian of it. What lies beyond an end is as the
  /// end is.
  mutating func blur() {
    repeatEnds()
    for _ in 0..<BlurWindow.passes {
      average(values, before + length + after, window, &sums, into: &result)
      swap(&values, &result)
    }
  }

  private mutating func repeatEnds() {
    let lanes = BlurStrip.lanes
    let end = start + length * lanes
    for lane in 0..<lanes {
      for step in 0..<before { values[step * lanes + lane] = values[start + lane] }
      for step in 0..<after { values[end + step * lanes + lane] = values[end - lanes + lane] }
    }
  }
}

/// Takes the moving average of every lane.
private func average(
  _ values: [Int16], _ length: Int, _ window: BlurWindow, _ sums: inout [Int32],
  into target: inout [Int16]
) {
  let (lanes, reach) = (BlurStrip.lanes, window.reach)
  let (inner, outer) = (window.inner, window.outer)
  let step = inner &- outer
  let source = values.span
  var sums = sums.mutableSpan
  var target = target.mutableSpan
  func base(_ place: Int) -> Int { max(0, min(place, length - 1)) * lanes }

  // A level is at most 32640 and the weights add up to 2¹⁴: a sum and its rounding fit 30 bits.
  for lane in 0..<lanes { sums[lane] = 1 << 13 }
  for place in -reach - 1...reach + 1 {
    let weight = Int32(place.magnitude > reach ? outer : inner)
    let base = base(place)
    for lane in 0..<lanes { sums[lane] &+= weight &* Int32(source[base &+ lane]) }
  }
  for place in 0..<length {
    let here = place * lanes
    for lane in 0..<lanes {
      target[here &+ lane] = Int16(truncatingIfNeeded: sums[lane] &>> 14)
    }
    let (last, beforeLast) = (base(place + reach + 2), base(place + reach + 1))
    let (second, first) = (base(place - reach), base(place - reach - 1))
    for lane in 0..<lanes {
      // What the window wins and loses at each of its steps in weight; differences of levels fit.
      let rise = source[last &+ lane] &- source[first &+ lane]
      let top = source[beforeLast &+ lane] &- source[second &+ lane]
      sums[lane] &+= Int32(outer) &* Int32(rise) &+ Int32(step) &* Int32(top)
    }
  }
}
