import BezelFeeds

/// What is wrong with a command line.
enum UsageError: Error {
  case unknownVerb(Word)
  case unknownOption(Word, verb: StaticString)
  case unknownDemo(Word)
  case missingValue(Word)
  /// The value does not fit; `expected` says what would.
  case badValue(Word, of: Word, expected: String)
  case needlessValue(Word)
  case unexpected(Word)
  /// Two things that do not go together, or one without the other: a whole sentence.
  case contradiction(StaticString)

  /// One sentence in UTF-8 that names the word that is wrong and the way out.
  var message: [UInt8] {
    func quoted(_ word: Word) -> [UInt8] { "'".utf8 + printable(word) + "'".utf8 }
    return switch self {
    case .unknownVerb(let word):
      "unknown verb ".utf8 + quoted(word) + "; 'bezel help' lists them all".utf8
    case .unknownOption(let word, let verb):
      "unknown option ".utf8 + quoted(word) + "; 'bezel help ".utf8 + verb.bytes
        + "' lists them all".utf8
    case .unknownDemo(let word):
      "unknown demo ".utf8 + quoted(word) + "; 'bezel demo --list' lists them all".utf8
    case .missingValue(let word): quoted(word) + " needs a value".utf8
    case .badValue(let value, let option, let expected):
      quoted(value) + " does not fit ".utf8 + quoted(option) + ": ".utf8 + expected.utf8
    case .needlessValue(let word): quoted(word) + " takes no value".utf8
    case .unexpected(let word):
      quoted(word)
        + " is one word too many; texts with spaces need quotes, and COMMAND stands after '--'".utf8
    case .contradiction(let sentence): sentence.bytes
    }
  }
}
