package import BezelCore

/// What the fields of screen texts stand for.
package struct ScreenFacts: Hashable, Sendable {
  package var hostname: [UInt8] = []
  package var addresses: [[UInt8]] = []
  package var kernel: [UInt8] = []
  /// 0…1439; nil is unknown.
  package var minuteOfDay: Int?
  /// 0…1; nil is unknown.
  package var progress: Fixed?
  /// Whole seconds; nil while nothing is shown.
  package var elapsed: Int64?

  package init() {}

  /// The most addresses that are told.
  package static let mostAddresses = 4

  /// What a field says.
  package func value(of field: ScreenText.Field) -> [UInt8] {
    switch field {
    case .hostname: hostname
    case .ip: Array(addresses.prefix(ScreenFacts.mostAddresses).joined(separator: ", ".utf8))
    case .kernel: kernel
    case .time:
      minuteOfDay.map { twoDigits($0 / 60) + ":".utf8 + twoDigits($0 % 60) } ?? []
    case .percent:
      // Rounded down, so that only what is done is whole, but for the half step by which a hundredth that
      // was meant may be short.
      progress.map { Array("\((Int64($0.clamped(to: 0...1).bits) * 100 + 50) >> 16)%".utf8) } ?? []
    case .elapsed: elapsed.map { duration(max(0, $0)) } ?? []
    }
  }

  /// Minutes and seconds, from an hour on with hours.
  private func duration(_ seconds: Int64) -> [UInt8] {
    let (hours, minutes) = (seconds / 3600, Int(seconds / 60 % 60))
    let rest = ":".utf8 + twoDigits(Int(seconds % 60))
    guard hours > 0 else { return "\(minutes)".utf8 + rest }
    return "\(hours):".utf8 + twoDigits(minutes) + rest
  }

  private func twoDigits(_ number: Int) -> [UInt8] {
    Array((number < 10 ? "0\(number)" : "\(number)").utf8)
  }
}
