/// The extended grapheme clusters of a text, by UAX 29: what readers take for one character.
///
/// Reading goes no further than one character behind the cluster.
package struct GraphemeClusters: Sequence, IteratorProtocol {
  private let characters: [UInt32]
  /// Where the next cluster begins; its first character has been read.
  private var start = 0
  private var rules = ClusterRules()

  package init(_ characters: [UInt32]) {
    self.characters = characters
    if let first = characters.first { _ = rules.read(CharacterTraits(first).cluster) }
  }

  /// The places of the next cluster's characters.
  package mutating func next() -> Range<Int>? {
    guard start < characters.count else { return nil }
    var end = start + 1
    while end < characters.count, !rules.read(CharacterTraits(characters[end]).cluster) {
      end += 1
    }
    defer { start = end }
    return start..<end
  }

  /// Where clusters begin, and the end of the text: ascending, zero first.
  package static func boundaries(in characters: [UInt32]) -> [Int] {
    [0] + GraphemeClusters(characters).map { $0.upperBound }
  }
}
