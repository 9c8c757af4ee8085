/// Where lines may end in a text, by UAX 14, from the boundary before its first character to the
/// one behind its last.
///
/// Reading goes no further than it is asked, but for the marks of an opening bracket. A letter of
/// Thai, Lao, Khmer or Myanmar counts as one of a European alphabet, so such text breaks at its
/// spaces only.
package struct LineBreaks: Sequence, IteratorProtocol {
  private let characters: [UInt32]
  private var place = 0
  private var rules: LineBreakRules

  /// `keepsWords` keeps `-v` and `so.6` together, against the test cases of Unicode.
  package init(_ characters: [UInt32], keepsWords: Bool = false) {
    self.characters = characters
    rules = LineBreakRules(keepsWords: keepsWords)
  }

  package mutating func next() -> LineBreak? {
    guard place <= characters.count else { return nil }
    defer { place += 1 }
    // LB2 and LB3.
    guard place < characters.count else { return place == 0 ? LineBreak.none : .mandatory }
    let next = CharacterTraits(characters[place]).lineBreak
    let isBracket = next == .openPunctuation || next == .wideOpenPunctuation
    return rules.read(next, leadsToFigure: isBracket && isBeforeFigure(place))
  }

  /// Whether a figure comes after a character and its marks.
  private func isBeforeFigure(_ place: Int) -> Bool {
    for character in characters[(place + 1)...] {
      let next = CharacterTraits(character).lineBreak
      if next != .combiningMark && next != .zeroWidthJoiner { return next == .numeric }
    }
    return false
  }

  /// Where lines may end without parting a word of ours or a cluster, one more than there are
  /// characters: UAX 14 by itself lets a line end between a space and the mark that stands on it.
  package static func opportunities(in characters: [UInt32]) -> [LineBreak] {
    var clusters = ClusterRules()
    var breaks: [LineBreak] = []
    breaks.reserveCapacity(characters.count + 1)
    for found in LineBreaks(characters, keepsWords: true) {
      let isInside =
        breaks.count < characters.count
        && !clusters.read(CharacterTraits(characters[breaks.count]).cluster)
      breaks.append(isInside ? .none : found)
    }
    return breaks
  }
}
