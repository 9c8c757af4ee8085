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
