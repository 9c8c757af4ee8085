/// Which families stand in for the first one, by character: what was found once is known.
struct FontChoices {
  /// Ascending by their keys.
  private var choices: [(key: UInt64, choice: Choice)] = []

  /// What stands in for a character.
  enum Choice {
    case family(FontFamily)
    case builtIn
  }

  /// More characters than any text that is looked at has; then all is found anew.
  private static let most = 4096

  /// What is known of a character; nil where nothing is.
  func find(_ character: UInt32, _ script: UInt32) -> Choice? {
    let key = FontChoices.key(character, script)
    let index = firstIndex(in: 0..<choices.count) { choices[$0].key >= key }
    guard index < choices.count, choices[index].key == key else { return nil }
    return choices[index].choice
  }

  mutating func keep(_ choice: Choice, for character: UInt32, _ script: UInt32) {
    if choices.count >= FontChoices.most { choices = [] }
    let key = FontChoices.key(character, script)
    let index = firstIndex(in: 0..<choices.count) { choices[$0].key >= key }
    choices.insert((key, choice), at: index)
  }

  private static func key(_ character: UInt32, _ script: UInt32) -> UInt64 {
    UInt64(character) << 32 | UInt64(script)
  }
}
