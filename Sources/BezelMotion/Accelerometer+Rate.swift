package import BezelCore

extension Accelerometer {
  /// Samples a second, as the device takes them for itself; nil where it does not say.
  package var rate: Decimal? { rateName.flatMap { try? folder.number($0) } }

  /// Has a device that takes fewer than 10 samples a second take 25, or the next more that it can: some
  /// start at one or none, and a read waits for the next. Where that is not allowed it stays as it is.
  package func raiseRate() {
    guard let name = rateName, let now = rate, now < Accelerometer.slowestRate else { return }
    let offered = folder.text(name + "_available".utf8).map { Accelerometer.rates(in: $0) } ?? []
    try? folder.set(name, to: Array(Accelerometer.rate(of: offered).text.utf8))
  }

  /// Fewer samples a second are too few.
  static let slowestRate = Decimal(billionths: 10_000_000_000)

  private var rateName: [UInt8]? {
    folder.first(["in_accel_sampling_frequency", "sampling_frequency"])
  }

  /// The rates in a list with blanks between them; none in a range, `[LOWEST STEP HIGHEST]`.
  private static func rates(in text: [UInt8]) -> [Decimal] {
    guard text.first != UInt8(ascii: "[") else { return [] }
    return text.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") })
      .prefix(64).compactMap { Decimal($0) }
  }

  /// The lowest of some rates from 25 up, else the highest; 25 where none is known.
  private static func rate(of offered: [Decimal]) -> Decimal {
    let enough = Decimal(billionths: 25_000_000_000)
    return offered.filter { $0 >= enough }.min() ?? offered.max() ?? enough
  }
}
