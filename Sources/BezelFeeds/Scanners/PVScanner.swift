import BezelCore

/// Takes out the lines of `pv -n`: a number alone on a line.
///
/// With `-t` or `-b` its lines are seconds and bytes, no percentages, and pass. Without a known size
/// it counts 2, 4, … 100 and then down again or on, and where more comes than the size it was told it
/// runs back below zero: once that shows, the progress is unknown for good.
struct PVScanner: Sendable {
  /// The longest record: `-100.123456789`.
  private static let recordLimit = 14

  /// The beginning of a line that may become a record.
  private(set) var held: [UInt8] = []
  /// Whether everything since the last new line is held.
  private var isAtStart = true
  private var progress = SteadyProgress()
  private var lastPercent: Int64 = 0
  private var isMeaningless = false

  mutating func take(_ byte: UInt8, _ output: inout [UInt8], _ updates: inout [Update]) {
    let isEnd = byte == UInt8(ascii: "\n")
    if isAtStart, isEnd, let number = Decimal(held) {
      held.removeAll(keepingCapacity: true)
      if let update = report(number) { updates.append(update) }
    } else if isAtStart, !isEnd, mayContinue(with: byte) {
      held.append(byte)
    } else {
      flush(&output)
      output.append(byte)
      isAtStart = isEnd
    }
  }

  mutating func flush(_ output: inout [UInt8]) {
    guard !held.isEmpty else { return }
    output += held
    held.removeAll(keepingCapacity: true)
    isAtStart = false
  }

  /// Whether the held bytes and this one still begin `[-]D[D[D]][.D…]`.
  private func mayContinue(with byte: UInt8) -> Bool {
    guard held.count < Self.recordLimit else { return false }
    let number = held.first == UInt8(ascii: "-") ? held.dropFirst() : held[...]
    return switch byte {
    case UInt8(ascii: "-"): held.isEmpty
    case UInt8(ascii: "."): !number.isEmpty && !number.contains(UInt8(ascii: "."))
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      number.count < 3 || number.contains(UInt8(ascii: "."))
    default: false
    }
  }

  private mutating func report(_ number: Decimal) -> Update? {
    let (percent, whole) = (number.billionths, 100 * Int64(1_000_000_000))
    // Only a marker turns around at 100; a second pv in the same stream begins near 0.
    let turned = lastPercent == whole && percent < whole && percent >= whole / 10 * 9
    lastPercent = percent
    if percent < 0 || percent > whole || turned { isMeaningless = true }
    guard !isMeaningless else { return progress.lose() }
    return progress.advance(to: Fixed(percent, over: whole), finished: percent == whole)
  }
}
