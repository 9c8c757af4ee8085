import BezelCore

/// A line of a theme file, taken apart. Columns are counted in bytes from 1.
struct ThemeLine: Hashable {
  var number: Int
  var key: ThemeKey
  var keyColumn: Int
  var value: [UInt8]
  var valueColumn: Int

  /// Takes a line apart; nil for one that is empty or a comment.
  ///
  /// A comment begins with a `#` that is the first in its line or has blanks on both sides.
  static func parse(_ line: ArraySlice<UInt8>, number: Int) throws(ThemeComplaint) -> ThemeLine? {
    func complain(_ column: Int, _ sentence: String) -> ThemeComplaint {
      ThemeComplaint(line: number, column: column, sentence)
    }
    func column(_ place: Int) -> Int { place - line.startIndex + 1 }
    if line.count > ThemeDescription.longestLine {
      throw complain(
        ThemeDescription.longestLine + 1,
        "a line has at most \(ThemeDescription.longestLine) bytes")
    }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: Array(line).span)
    } catch {
      throw complain(error.byteOffsets.lowerBound + 1, "this is not UTF-8")
    }
    let rest = line.withoutComment.trimmed
    guard let first = rest.first else { return nil }
    if let place = rest.firstIndex(where: { $0 < 0x20 && $0 != UInt8(ascii: "\t") || $0 == 0x7F }) {
      throw complain(column(place), "a control character has no meaning here")
    }
    if first == UInt8(ascii: "[") {
      throw complain(column(rest.startIndex), "a theme file has no sections")
    }
    guard let (left, right) = rest.cut(at: UInt8(ascii: "=")) else {
      throw complain(
        column(rest.endIndex), "a line is 'key = value', and '#' begins a comment")
    }
    let (name, value) = (left.trimmed, right.trimmed)
    guard let key = ThemeKey(name: name) else {
      throw complain(
        column(name.startIndex),
        String(quoting: name) + " is not a key; 'bezel help theme' lists them all")
    }
    guard !value.isEmpty else {
      throw complain(column(rest.endIndex), String(quoting: name) + " needs a value")
    }
    return ThemeLine(
      number: number, key: key, keyColumn: column(name.startIndex), value: Array(value),
      valueColumn: column(value.startIndex))
  }
}

extension ArraySlice<UInt8> {
  /// What is left without blanks at the ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    guard let first = firstIndex(where: { !$0.isBlank }),
      let last = lastIndex(where: { !$0.isBlank })
    else { return self[endIndex...] }
    return self[first...last]
  }

  fileprivate var withoutComment: ArraySlice<UInt8> {
    for place in indices where self[place] == UInt8(ascii: "#") {
      let isAfterBlank = place == startIndex || self[place - 1].isBlank
      let isBeforeBlank = place + 1 == endIndex || self[place + 1].isBlank
      let isFirst = self[..<place].allSatisfy { $0.isBlank }
      if isFirst || isAfterBlank && isBeforeBlank { return self[..<place] }
    }
    return self
  }
}

extension UInt8 {
  /// Whether it is a space, a tab or a carriage return.
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }
}
