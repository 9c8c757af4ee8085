/// Reads the native line protocol: bytes go in as they come, what the lines say comes out.
///
/// A line ends by `\n` or NUL, and a CR before that is dropped. Of a longer line than the limit the
/// first part counts, cut at a character. Memory is bounded by that limit, whatever comes.
package struct LineParser: Sendable {
  /// The longest line of the protocol, in bytes without its end.
  package static let lineLimit = 4096
  /// A limit that leaves room for any text of the protocol with every byte escaped; for a channel
  /// between our own processes.
  static let channelLimit = 2 * lineLimit + 256

  private let limit: Int
  /// The line so far: at most one byte more than the limit, to see whether a character is cut.
  private var line: [UInt8] = []
  /// Whether bytes of this line were dropped.
  private var overflowed = false
  private var interpreter: LineInterpreter

  package init(limit: Int = LineParser.lineLimit) { self.init(limit: limit, isChannel: false) }

  /// Reads a channel between our own processes, where lines are longer and a few words more are known.
  package static func channel() -> LineParser {
    LineParser(limit: LineParser.channelLimit, isChannel: true)
  }

  private init(limit: Int, isChannel: Bool) {
    precondition(limit > 0, "a line has room for a byte")
    self.limit = limit
    interpreter = LineInterpreter(isChannel: isChannel)
  }

  /// Takes the next bytes of the stream and appends what the lines that end in them say.
  package mutating func parse(_ bytes: Span<UInt8>, into events: inout [FeedEvent]) {
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\n"), 0: endLine(&events)
      case let byte where line.count <= limit: line.append(byte)
      default: overflowed = true
      }
    }
  }

  /// Says that the stream has ended: a last line without an end counts.
  package mutating func finish(into events: inout [FeedEvent]) { endLine(&events) }

  private mutating func endLine(_ events: inout [FeedEvent]) {
    if !overflowed, line.last == UInt8(ascii: "\r") { line.removeLast() }
    let end = line.characterBoundary(notAfter: limit)
    let kept = end < line.count ? line[..<end].withoutHalfEscape : line[...]
    if let event = interpreter.interpret(kept) { events.append(event) }
    line.removeAll(keepingCapacity: true)
    overflowed = false
  }
}
