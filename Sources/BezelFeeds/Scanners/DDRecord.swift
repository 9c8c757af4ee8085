import BezelCore

/// What dd says about its progress: `<bytes> bytes (…) copied, <s> s, <rate>B/s`.
///
/// Words and commas differ by language (`Bytes … kopiert, 2,1 s, 1,3 GB/s`) and program (BusyBox writes
/// `seconds` and `1.3MB/s`), so only this is asked for: digits and a blank first; at the end a time
/// in seconds and a rate in bytes a second.
struct DDRecord: Sendable {
  /// How many bytes were copied, limited to the range.
  var bytes: Int64

  /// Reads a whole record without `\r`; nil for anything else.
  init?(_ text: ArraySlice<UInt8>) {
    let digits = text.prefix { $0.isDigit }
    guard !digits.isEmpty, digits.count <= 20,
      text.dropFirst(digits.count).first == UInt8(ascii: " "),
      Self.endsWithTimeAndRate(text.dropFirst(digits.count))
    else { return nil }
    bytes = WholeNumber(digits).value ?? .max
  }

  private static func endsWithTimeAndRate(_ text: ArraySlice<UInt8>) -> Bool {
    guard var rest = text.without(suffix: "B/s") else { return false }
    // The rate: digits and a unit, or a word such as "Infinity".
    rest = rest.trimmingEnd { $0.isLetter }
    rest = rest.trimmingEnd { $0 == UInt8(ascii: " ") }
    rest = rest.trimmingEnd { $0.isLetter }
    rest = rest.trimmingEnd { $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    // What stands between: a comma, a blank, or both as one character of another script.
    rest = rest.trimmingEnd { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") || $0 >= 0x80 }
    guard let time = rest.without(suffix: " seconds") ?? rest.without(suffix: " s") else {
      return false
    }
    return time.last?.isDigit ?? false
  }
}

extension UInt8 {
  /// Whether it is an ASCII digit.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether it is an ASCII letter.
  fileprivate var isLetter: Bool {
    self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
  }
}

extension ArraySlice<UInt8> {
  fileprivate func without(suffix: String) -> ArraySlice<UInt8>? {
    let length = suffix.utf8.count
    return self.suffix(length).spells(suffix) ? dropLast(length) : nil
  }

  fileprivate func trimmingEnd(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var rest = self
    while let last = rest.last, condition(last) { rest.removeLast() }
    return rest
  }
}
