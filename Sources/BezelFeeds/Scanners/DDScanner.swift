import BezelCore

/// Takes out the progress records of dd, `\r<bytes> bytes (…) copied, <s> s, <rate>` in any language,
/// with what belongs to them: the blanks that cover a longer record before, and the new line
/// after the last one.
///
/// The summary at the end, lines of its own without `\r`, passes; what it says is noted.
struct DDScanner: Sendable {
  /// The longest record, `\r` included; the longest known languages stay below a hundred bytes.
  static let recordLimit = 128

  /// The beginning of a record: nothing, or `\r` and what may follow it.
  private(set) var held: [UInt8] = []
  private var place = Place.summary
  /// What has passed of a line that may be part of a summary.
  private var line: [UInt8] = []
  /// The length of the record before without `\r`, which blanks may have to cover.
  private var lastLength = 0
  private var progress = SteadyProgress()
  private let total: Int64?

  private enum Place: Sendable {
    /// In a line that has been a number and more from its start, or at a line's start.
    case summary
    /// In any other line.
    case elsewhere
    /// Behind `\r`, in what may become a record.
    case record
    /// Behind a record; so many blanks may still belong to it.
    case behind(blanks: Int)
  }

  init(total: Int64?) { self.total = total.flatMap { $0 > 0 ? $0 : nil } }

  mutating func take(_ byte: UInt8, _ output: inout [UInt8], _ updates: inout [Update]) {
    switch place {
    case .behind(let blanks) where byte == UInt8(ascii: " ") && blanks > 0:
      place = .behind(blanks: blanks - 1)
    case .behind where byte == UInt8(ascii: "\n"):
      startLine()
    case .record where mayContinue(with: byte):
      held.append(byte)
      if let record = DDRecord(held[1...]) { end(record, &updates) }
    default:
      flush(&output)
      pass(byte, &output, &updates)
    }
  }

  mutating func flush(_ output: inout [UInt8]) {
    guard !held.isEmpty else { return }
    output += held
    held.removeAll(keepingCapacity: true)
    (place, lastLength) = (.elsewhere, 0)
  }

  /// Whether the held bytes and this one still begin `\r<digits> <text>`.
  private func mayContinue(with byte: UInt8) -> Bool {
    guard held.count < Self.recordLimit else { return false }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return true
    case UInt8(ascii: " "): return held.count > 1
    case 0..<0x20, 0x7F: return false
    default: return held.contains(UInt8(ascii: " "))
    }
  }

  private mutating func end(_ record: DDRecord, _ updates: inout [Update]) {
    let length = held.count - 1
    place = .behind(blanks: max(0, lastLength - length))
    lastLength = length
    held.removeAll(keepingCapacity: true)
    report(record, finished: false, &updates)
  }

  private mutating func pass(
    _ byte: UInt8, _ output: inout [UInt8], _ updates: inout [Update]
  ) {
    if byte == UInt8(ascii: "\r") {
      held.append(byte)
      place = .record
      return
    }
    output.append(byte)
    if byte == UInt8(ascii: "\n") {
      if case .summary = place, let summary = DDRecord(line[...]) {
        report(summary, finished: true, &updates)
      }
      startLine()
    } else if case .summary = place, line.count < Self.recordLimit,
      !line.isEmpty || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    {
      line.append(byte)
    } else {
      place = .elsewhere
    }
  }

  private mutating func startLine() {
    place = .summary
    line.removeAll(keepingCapacity: true)
    lastLength = 0
  }

  private mutating func report(
    _ record: DDRecord, finished: Bool, _ updates: inout [Update]
  ) {
    guard let total else { return }
    let fraction = Fixed(min(record.bytes, total), over: total)
    let isWhole = finished && record.bytes >= total
    guard let update = progress.advance(to: fraction, finished: isWhole) else { return }
    updates.append(update)
  }
}
