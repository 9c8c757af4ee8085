import BezelCore
import BezelFeeds

/// Takes options and values off a command line, one after the other.
struct OptionReader {
  private let words: [Word]
  private var next = 0

  init(_ words: [Word]) { self.words = words }

  /// An option as written: its name with the dashes, and the value where it came after a `=`.
  struct Option {
    let name: Word
    let value: Word?
  }

  /// The next option; nil at the end, and after `--`, which is taken.
  mutating func option() throws(UsageError) -> Option? {
    guard next < words.count else { return nil }
    let word = words[next]
    if "--" ~= word {
      next += 1
      return nil
    }
    guard word.starts(with: "--".utf8) else { throw .unexpected(word) }
    next += 1
    guard let (name, value) = word.cut(at: UInt8(ascii: "=")) else {
      return Option(name: word, value: nil)
    }
    return Option(name: Array(name), value: Array(value))
  }

  /// The next word if it is no option; only verbs that have such words take them.
  mutating func word() -> Word? {
    guard next < words.count, !words[next].starts(with: "--".utf8) else { return nil }
    next += 1
    return words[next - 1]
  }

  /// The value of an option that needs one.
  mutating func value(of option: Option) throws(UsageError) -> Word {
    if let value = option.value { return value }
    guard next < words.count, !("--" ~= words[next]) else { throw .missingValue(option.name) }
    next += 1
    return words[next - 1]
  }

  /// Makes sure that a flag was given no value.
  func flag(_ option: Option) throws(UsageError) {
    guard option.value == nil else { throw .needlessValue(option.name) }
  }

  /// Reads the value of an option with `read`; what `read` refuses is wrong usage.
  mutating func value<Value>(
    of option: Option, _ expected: String, _ read: (Word) -> Value?
  ) throws(UsageError) -> Value {
    let word = try value(of: option)
    guard let value = read(word) else {
      throw .badValue(word, of: option.name, expected: expected)
    }
    return value
  }

  /// The value of an option that is one of a few words, and what that word stands for.
  mutating func choice<Value>(
    of option: Option, _ choices: (name: String, value: Value)...
  ) throws(UsageError) -> Value {
    let word = try value(of: option)
    for choice in choices where word.spells(choice.name) { return choice.value }
    var expected = ""
    for (place, choice) in choices.enumerated() {
      if place > 0 { expected += place == choices.count - 1 ? " or " : ", " }
      expected += choice.name
    }
    throw .badValue(word, of: option.name, expected: expected)
  }

  /// The value of `--total`: bytes.
  mutating func total(_ option: Option) throws(UsageError) -> Int64 {
    try value(of: option, "bytes, as 48M or 1000000", { (word) in ByteCount.parse(word) })
  }

  /// The words not taken yet.
  var rest: [Word] { Array(words[next...]) }
}
