import BezelCore

/// A word of the command line, as bytes: it may be anything.
typealias Word = [UInt8]

/// Lets a `switch` over a word name its cases as literals.
func ~= (pattern: String, word: some Collection<UInt8>) -> Bool { word.spells(pattern) }

extension StaticString {
  /// Its UTF-8, as an array.
  var bytes: [UInt8] {
    withUTF8Buffer { buffer in unsafe Array(buffer) }
  }
}

extension Collection where Element == UInt8 {
  /// The part before and the part after the first `separator`; nil where there is none.
  func cut(at separator: UInt8) -> (SubSequence, SubSequence)? {
    guard let place = firstIndex(of: separator) else { return nil }
    return (self[..<place], self[index(after: place)...])
  }
}
