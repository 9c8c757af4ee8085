/// What Unicode says of a character, as far as lines, clusters and boxes depend on it.
package struct CharacterTraits: BitwiseCopyable, Hashable, Sendable {
  /// The general categories of characters that leave no mark of their own; `other` for the rest.
  package enum Category: UInt8, BitwiseCopyable, Sendable {
    case other, nonspacingMark, enclosingMark, format, control
  }

  package let category: Category
  /// Whether the character, where no font has it, is left out and not shown as a box.
  package let isIgnorable: Bool
  package let isWhiteSpace: Bool
  private(set) var lineBreak: LineBreakClass
  private(set) var cluster: ClusterClass

  /// The traits of a character; a number that is none has those of an unassigned one.
  package init(_ character: UInt32) {
    let ranges = CharacterTable.ranges
    // The first range begins at the first character.
    let next = firstIndex(in: 1..<ranges.count) { ranges[$0] >> 8 > character }
    self = CharacterTable.kinds[Int(ranges[next - 1] & 0xFF)]
    // Every twenty-eighth syllable of Hangul has no trailing consonant.
    if lineBreak == .syllable, (character &- 0xAC00) % 28 == 0 {
      (lineBreak, cluster) = (.openSyllable, .openSyllable)
    }
  }

  init(
    _ lineBreak: LineBreakClass, _ cluster: ClusterClass, _ category: Category = .other,
    isIgnorable: Bool = false, isWhiteSpace: Bool = false
  ) {
    (self.lineBreak, self.cluster, self.category) = (lineBreak, cluster, category)
    (self.isIgnorable, self.isWhiteSpace) = (isIgnorable, isWhiteSpace)
  }

  /// Whether the character is drawn onto the one before it.
  package var isMark: Bool { category == .nonspacingMark || category == .enclosingMark }
}
