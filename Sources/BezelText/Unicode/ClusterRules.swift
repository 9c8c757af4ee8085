/// The rules of UAX 29, version 15.0, for extended grapheme clusters, following a text character by
/// character.
struct ClusterRules {
  /// How much of a sequence of emoji has just been read.
  private enum Sequence {
    case none
    /// A pictograph and marks.
    case pictograph
    /// A pictograph, marks and a joiner.
    case joined
  }

  /// Nil where a text begins.
  private var last: ClusterClass?
  private var sequence = Sequence.none
  /// Whether the last character is a regional indicator without another one to go with.
  private var isAfterHalfFlag = false

  /// Whether a cluster begins with the next character, which is then read.
  mutating func read(_ next: ClusterClass) -> Bool {
    defer { follow(next) }
    // GB1.
    guard let last else { return true }
    return switch (last, next) {
    // GB3.
    case (.carriageReturn, .lineFeed): false
    // GB4 and GB5.
    case (.carriageReturn, _), (.lineFeed, _), (.control, _),
      (_, .carriageReturn), (_, .lineFeed), (_, .control):
      true
    // GB6.
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .openSyllable),
      (.leadingJamo, .syllable):
      false
    // GB7.
    case (.openSyllable, .vowelJamo), (.openSyllable, .trailingJamo), (.vowelJamo, .vowelJamo),
      (.vowelJamo, .trailingJamo):
      false
    // GB8.
    case (.syllable, .trailingJamo), (.trailingJamo, .trailingJamo): false
    // GB9 and GB9a.
    case (_, .extend), (_, .zeroWidthJoiner), (_, .spacingMark): false
    // GB9b.
    case (.prepend, _): false
    // GB11.
    case (_, .pictograph): sequence != .joined
    // GB12 and GB13.
    case (_, .regionalIndicator): !isAfterHalfFlag
    default: true
    }
  }

  private mutating func follow(_ next: ClusterClass) {
    switch next {
    case .pictograph: sequence = .pictograph
    case .extend: if sequence == .joined { sequence = .none }
    case .zeroWidthJoiner: sequence = sequence == .pictograph ? .joined : .none
    default: sequence = .none
    }
    isAfterHalfFlag = next == .regionalIndicator && !isAfterHalfFlag
    last = next
  }
}
