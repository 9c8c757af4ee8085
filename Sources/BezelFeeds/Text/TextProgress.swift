package import BezelCore

/// Progress as text, for where there is no display.
///
/// On a terminal it is one line that is drawn again when it changes; elsewhere there is a line when the
/// label changes, at every ten per cent more, and at the end. What it writes has no control
/// characters but its own.
package struct TextProgress: Sendable {
  /// Where the text goes.
  package enum Output: Hashable, Sendable {
    /// A terminal of that width in characters; 0 where it is not known.
    case terminal(columns: Int)
    case lines
  }

  /// Where the text goes; a new width counts from the next change on.
  package var output: Output

  private var label: [UInt8] = []
  private var details: [UInt8] = []
  private var progress: Fixed?
  private var end: End?
  /// The line that stands on the terminal, or the last one that was written elsewhere.
  private var written: [UInt8]?
  /// What of the progress the lines told so far, in tens of per cent.
  private var toldTens = 0
  /// Whether there is news that was worth a line and that nobody heard.
  private var isUntold = false

  private enum End: Sendable {
    case done, failed
    /// Done, and the label says so.
    case said
  }

  package init(on output: Output) { self.output = output }

  /// Takes an update over; the bytes to write now, often none. What is not heard, since there is a
  /// display, is told by `redraw`.
  package mutating func note(_ update: Update, isHeard: Bool = true) -> [UInt8] {
    if take(update) { isUntold = true }
    return isHeard ? redraw() : []
  }

  /// The bytes that take the line off the terminal, so that others can write there.
  package mutating func clear() -> [UInt8] {
    guard case .terminal = output, written != nil else { return [] }
    written = nil
    return Self.erase
  }

  /// The bytes that put the line onto the terminal where it does not stand already; elsewhere, those
  /// that tell the news.
  package mutating func redraw() -> [UInt8] {
    guard case .terminal(let columns) = output else { return newLine() }
    let line = text.cut(toColumns: max(1, (columns > 0 ? columns : 80) - 1))
    guard line != written, !(line.isEmpty && written == nil) else { return [] }
    written = line
    return Self.erase + line
  }

  /// The bytes that leave the terminal at the start of a line, when no more is to come.
  package mutating func finish() -> [UInt8] {
    guard case .terminal = output, let line = written else { return [] }
    written = nil
    return line.isEmpty ? [] : [UInt8(ascii: "\n")]
  }

  /// To the start of the line, and erase to its end.
  private static let erase = Array("\r\u{1B}[K".utf8)

  /// Takes an update over; whether it is worth a line.
  private mutating func take(_ update: Update) -> Bool {
    switch update {
    case .label(let text):
      guard text != label else { return false }
      label = text
      toldTens = tens
      return true
    case .details(let text):
      details = text
      return false
    case .progress(let fraction):
      progress = fraction
      return hasNewTens()
    case .finish(let success, let text):
      if !text.isEmpty { (label, details) = (text, []) }
      end = success ? (text.isEmpty ? .done : .said) : .failed
      return true
    case .button, .mode, .icon, .image, .show, .hide, .quit:
      return false
    }
  }

  /// Whether there is progress to tell. A fall of ten per cent and more begins anew, in silence.
  private mutating func hasNewTens() -> Bool {
    guard progress != nil, tens != toldTens else { return false }
    let isMore = tens > toldTens
    if isMore || toldTens - tens > 1 { toldTens = tens }
    return isMore
  }

  private mutating func newLine() -> [UInt8] {
    guard isUntold else { return [] }
    isUntold = false
    let line = text
    guard !line.isEmpty, line != written else { return [] }
    written = line
    return line + [UInt8(ascii: "\n")]
  }

  private var tens: Int { progress.map { Self.percent($0) / 10 } ?? 0 }

  /// The nearest whole per cent, but 100 only for what is whole.
  private static func percent(_ fraction: Fixed) -> Int {
    fraction >= .one ? 100 : min((max(fraction, .zero) * 100).rounded, 99)
  }

  /// `42% LABEL - DETAILS`, each where there is one; the number comes first, so that it is never cut.
  private var text: [UInt8] {
    var line: [UInt8] = []
    if end == nil, let progress { line += Array("\(Self.percent(progress))%".utf8) }
    let parts = [label, end == nil ? details : word]
    for (place, part) in parts.enumerated() where !part.isEmpty {
      let isDash = place == 1 && !label.isEmpty
      if !line.isEmpty { line += Array((isDash ? " - " : " ").utf8) }
      line += printable(part.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 })
    }
    return line
  }

  private var word: [UInt8] {
    switch end {
    case .done: Array("done".utf8)
    case .failed: Array("failed".utf8)
    case .said, nil: []
    }
  }
}
