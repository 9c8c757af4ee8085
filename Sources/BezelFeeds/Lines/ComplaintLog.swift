/// Words that a feed was blamed for, so that each is named once; bounded.
struct ComplaintLog: Sendable {
  /// How many words are remembered, and how many bytes of each.
  static let capacity = 32
  static let wordLimit = 40

  private var words: [[UInt8]] = []

  /// The sentence `"QUOTE" PROBLEM` the first time for that word, then nil. When the log is full it
  /// says so instead, once.
  mutating func sentence(
    about word: ArraySlice<UInt8>, quoting quote: ArraySlice<UInt8>, _ problem: String
  ) -> [UInt8]? {
    let key = Self.short(word)
    guard words.count <= Self.capacity, !words.contains(key) else { return nil }
    words.append(key)
    guard words.count <= Self.capacity else {
      return Array("other lines that make no sense are skipped in silence".utf8)
    }
    let mark = [UInt8(ascii: "\"")]
    return mark + printable(Self.short(quote)) + mark + [UInt8(ascii: " ")] + Array(problem.utf8)
  }

  private static func short(_ text: ArraySlice<UInt8>) -> [UInt8] {
    // One byte more shows whether a character would be cut.
    let start = Array(text.prefix(wordLimit + 1))
    return Array(start.prefix(start.characterBoundary(notAfter: wordLimit)))
  }
}
