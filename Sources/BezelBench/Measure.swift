import CBench

/// Times of two ways to do something, taken in turn so that both meet the same machine.
struct Comparison {
  /// Medians, in nanoseconds of CPU time.
  let first: Double
  let second: Double
  /// The median of `second / first` in each round.
  let ratio: Double
  /// Half of the distance between the ratios a quarter from either end, as a part of the ratio.
  let noise: Double

  static let rounds = 21

  /// Repeats each so often in a round that the clock's own time does not count.
  init(_ first: () -> Void, _ second: () -> Void) {
    let (firstTimes, secondTimes) = (Comparison.repetitions(first), Comparison.repetitions(second))
    var (firsts, seconds, ratios): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<Comparison.rounds {
      let one = Comparison.time(first, firstTimes)
      let other = Comparison.time(second, secondTimes)
      firsts.append(one)
      seconds.append(other)
      ratios.append(other / one)
    }
    firsts.sort()
    seconds.sort()
    ratios.sort()
    let middle = Comparison.rounds / 2
    (self.first, self.second, ratio) = (firsts[middle], seconds[middle], ratios[middle])
    noise = (ratios[Comparison.rounds * 3 / 4] - ratios[Comparison.rounds / 4]) / 2 / ratio
  }

  /// How often something is done in about two milliseconds.
  private static func repetitions(_ work: () -> Void) -> Int {
    work()
    var count = 1
    while time(work, count) * Double(count) < 2_000_000, count < 1 << 16 { count *= 2 }
    return count
  }

  private static func time(_ work: () -> Void, _ count: Int) -> Double {
    let start = bench_time()
    for _ in 0..<count { work() }
    return Double(bench_time() - start) / Double(count)
  }
}
