/// What is wrong in a theme file, and where.
package struct ThemeComplaint: Error, Sendable {
  /// Counted from 1; 0 is the file as a whole.
  package var line: Int
  /// Counted in bytes from 1.
  package var column: Int
  /// Without a period.
  package var sentence: String

  package init(line: Int = 0, column: Int = 0, _ sentence: String) {
    (self.line, self.column, self.sentence) = (line, column, sentence)
  }

  /// The sentence after its place.
  package var description: String {
    line == 0 ? sentence : "line \(line), column \(column): \(sentence)"
  }
}

extension String {
  /// A word of a theme file between quotes, no longer than a line can bear.
  package init(quoting word: some Collection<UInt8>) {
    self = "'" + String(decoding: word.prefix(60), as: UTF8.self) + "'"
  }
}
