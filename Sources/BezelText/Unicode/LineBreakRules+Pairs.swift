/// The rules that look at two characters only. Their order does not matter within a function, for
/// they all forbid a break.
extension LineBreakRules {
  /// The rules among LB11 to LB17 that hold with spaces between the characters, too.
  static func joinsAcrossSpaces(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    // LB11.
    case (_, .wordJoiner): true
    // LB13.
    case (_, .closePunctuation), (_, .closeParenthesis), (_, .wideCloseParenthesis),
      (_, .exclamation), (_, .infixNumeric), (_, .breakSymbol):
      true
    // LB14.
    case (.openPunctuation, _), (.wideOpenPunctuation, _): true
    // LB15.
    case (.quotation, .openPunctuation), (.quotation, .wideOpenPunctuation): true
    // LB16.
    case (.closePunctuation, .nonstarter), (.closeParenthesis, .nonstarter),
      (.wideCloseParenthesis, .nonstarter):
      true
    // LB17.
    case (.breakBoth, .breakBoth): true
    default: false
    }
  }

  /// The rules among LB11 to LB19 that hold beside embedded objects, too.
  static func joinsBesideObjects(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    // LB11 and LB12.
    case (.wordJoiner, _), (.glue, _): true
    // LB19.
    case (.quotation, _), (_, .quotation): true
    // LB12a.
    case (_, .glue): last != .breakAfter && last != .hyphen
    default: false
    }
  }

  /// The rules from LB21 to LB30b.
  static func joins(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    // LB21.
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (.breakBefore, _): true
    // LB21b.
    case (.breakSymbol, .hebrewLetter): true
    // LB22.
    case (_, .inseparable): true
    // LB30b.
    case (.emojiBase, .emojiModifier), (.unassignedPictograph, .emojiModifier): true
    default:
      joinsLetters(last, next) || joinsIdeographs(last, next) || joinsHangul(last, next)
    }
  }

  private static func joinsLetters(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if next.isLetter {
      // LB23, LB24, LB28, LB29 and LB30.
      return last.isLetter || last.isUnit || last == .numeric || last == .infixNumeric
        || last == .closeParenthesis
    }
    switch next {
    // LB23 and LB30.
    case .numeric: return last.isLetter || last == .closeParenthesis
    // LB24.
    case .prefixNumeric, .postfixNumeric: return last.isLetter
    // LB30.
    case .openPunctuation: return last.isLetter || last == .numeric
    default: return false
    }
  }

  /// LB23a.
  private static func joinsIdeographs(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    last == .prefixNumeric && next.isIdeograph || last.isIdeograph && next == .postfixNumeric
  }

  /// LB26 and LB27.
  private static func joinsHangul(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.leadingJamo, _): next.isHangul && next != .trailingJamo || next == .postfixNumeric
    case (.vowelJamo, .vowelJamo), (.openSyllable, .vowelJamo): true
    case (.vowelJamo, _), (.openSyllable, _), (.trailingJamo, _), (.syllable, _):
      next == .trailingJamo || next == .postfixNumeric
    case (.prefixNumeric, _): next.isHangul
    default: false
    }
  }
}

extension LineBreakClass {
  /// Whether a line ends after the character whatever comes, but for the line feed of a pair.
  var endsLine: Bool { self == .mandatoryBreak || self == .carriageReturn || self == .lineFeed }

  /// Whether marks after the character belong to it.
  var takesMarks: Bool { !endsLine && self != .space && self != .zeroWidthSpace }

  /// Whether a word begins after the character.
  var isBeforeWords: Bool {
    !takesMarks || self == .openPunctuation || self == .wideOpenPunctuation || self == .quotation
  }

  /// Whether the character is a letter, or a sign that is treated as one.
  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }

  /// Whether the character is a sign like those of currency and percent.
  var isUnit: Bool { self == .prefixNumeric || self == .postfixNumeric }

  fileprivate var isIdeograph: Bool {
    switch self {
    case .ideographic, .emojiBase, .emojiModifier, .unassignedPictograph: true
    default: false
    }
  }

  fileprivate var isHangul: Bool {
    switch self {
    case .leadingJamo, .vowelJamo, .trailingJamo, .openSyllable, .syllable: true
    default: false
    }
  }
}
