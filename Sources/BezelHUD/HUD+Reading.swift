extension HUD {
  /// How long it takes to notice the texts that are shown and to read them, in nanoseconds: a second
  /// and 60 ms a character, at most ten seconds.
  package var readingTime: Int64 {
    var characters = 0
    if !hidden.contains(.label) { characters += label.characterCount }
    if !hidden.contains(.details) { characters += details.characterCount }
    return min(1_000_000_000 + 60_000_000 * Int64(min(characters, 1000)), 10_000_000_000)
  }
}

extension [UInt8] {
  /// How many code points the UTF-8 has: bytes that do not continue another one.
  fileprivate var characterCount: Int { count { $0 & 0xC0 != 0x80 } }
}
