/// The rules of UAX 14, version 15.0, following a text character by character.
///
/// Of rule LB25 it is the customization in example 7 that holds, as in Unicode's own test cases:
/// `$(12)` keeps together, `$(a)` does not.
struct LineBreakRules {
  /// What part of a number has just been read.
  private enum Number {
    case none
    /// Figures and the signs between them.
    case figures
    /// Figures and a closing bracket.
    case closed
  }

  /// Whether words of ours are kept together that Unicode's test cases part: a hyphen stays with the
  /// word that it begins (`-v`; LB20a of later versions) and a figure with the point or colon before
  /// it (`so.6`; LB25 without the customization).
  private let keepsWords: Bool
  /// The class of the last character that is neither a mark nor a space after another character;
  /// nil where a text begins.
  private var last: LineBreakClass?
  private var isAfterSpaces = false
  private var isAfterJoiner = false
  /// Whether the last characters are a Hebrew letter and a hyphen.
  private var isAfterHebrewHyphen = false
  /// Whether the last characters are hyphens at the beginning of a word.
  private var isAfterInitialHyphen = false
  /// Whether the last character is a regional indicator without another one to go with.
  private var isAfterHalfFlag = false
  private var number = Number.none

  init(keepsWords: Bool) { self.keepsWords = keepsWords }

  /// What the rules say of the boundary before the next character, which is then read.
  ///
  /// `leadsToFigure` says whether a figure comes after that character and its marks; it matters for
  /// opening brackets only.
  mutating func read(_ next: LineBreakClass, leadsToFigure: Bool) -> LineBreak {
    defer { isAfterJoiner = next == .zeroWidthJoiner }
    guard next == .combiningMark || next == .zeroWidthJoiner else {
      return step(next, leadsToFigure)
    }
    // LB9 and LB10.
    if let last, last.takesMarks, !isAfterSpaces { return .none }
    return step(.alphabetic, false)
  }

  private mutating func step(_ next: LineBreakClass, _ leadsToFigure: Bool) -> LineBreak {
    let found = decide(next, leadsToFigure)
    follow(next)
    return found
  }

  private func decide(_ next: LineBreakClass, _ leadsToFigure: Bool) -> LineBreak {
    // LB2.
    guard let last else { return .none }
    // LB4 and LB5.
    if last == .carriageReturn && next == .lineFeed { return .none }
    if last.endsLine { return .mandatory }
    // LB6 and LB7.
    if next.endsLine || next == .space || next == .zeroWidthSpace { return .none }
    // LB8 and LB8a.
    if last == .zeroWidthSpace { return .allowed }
    if isAfterJoiner { return .none }
    // LB11 to LB18.
    if LineBreakRules.joinsAcrossSpaces(last, next) { return .none }
    if isAfterSpaces { return .allowed }
    // LB11 to LB19, then LB20.
    if LineBreakRules.joinsBesideObjects(last, next) { return .none }
    if last == .contingentBreak || next == .contingentBreak { return .allowed }
    // LB21a, LB25 and LB30a depend on more than two characters; LB31 is what is left.
    let joins =
      isAfterHebrewHyphen || joinsNumber(last, next, leadsToFigure)
      || isAfterHalfFlag && next == .regionalIndicator || LineBreakRules.joins(last, next)
      || keepsWords && joinsWord(last, next)
    return joins ? .none : .allowed
  }

  /// LB25.
  private func joinsNumber(
    _ last: LineBreakClass, _ next: LineBreakClass, _ leadsToFigure: Bool
  ) -> Bool {
    switch next {
    case .numeric: last.isUnit || last == .hyphen || number == .figures
    case .openPunctuation, .wideOpenPunctuation: last.isUnit && leadsToFigure
    case .prefixNumeric, .postfixNumeric: number != .none
    default: false
    }
  }

  private func joinsWord(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    isAfterInitialHyphen && next.isLetter || last == .infixNumeric && next == .numeric
  }

  private mutating func follow(_ next: LineBreakClass) {
    if next == .space {
      if last?.takesMarks != true && last != .zeroWidthSpace { last = .space }
      (isAfterHebrewHyphen, isAfterInitialHyphen, isAfterHalfFlag) = (false, false, false)
      (number, isAfterSpaces) = (.none, true)
      return
    }
    isAfterHebrewHyphen =
      last == .hebrewLetter && !isAfterSpaces && (next == .hyphen || next == .breakAfter)
    isAfterInitialHyphen =
      next == .hyphen && (isAfterInitialHyphen || isAfterSpaces || last?.isBeforeWords != false)
    isAfterHalfFlag = next == .regionalIndicator && !isAfterHalfFlag
    switch next {
    case .numeric: number = .figures
    case .breakSymbol, .infixNumeric: if number == .closed { number = .none }
    case .closePunctuation, .closeParenthesis, .wideCloseParenthesis:
      number = number == .figures ? .closed : .none
    default: number = .none
    }
    (last, isAfterSpaces) = (next, false)
  }
}
