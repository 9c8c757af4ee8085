/// The classes by which UAX 14 breaks lines, as rule LB1 leaves them.
enum LineBreakClass: UInt8, Sendable {
  /// AL, and what LB1 makes AL: ambiguous, unknown and South East Asian characters.
  case alphabetic
  /// B2.
  case breakBoth
  /// BA.
  case breakAfter
  /// BB.
  case breakBefore
  /// BK and NL.
  case mandatoryBreak
  /// CB.
  case contingentBreak
  /// CL.
  case closePunctuation
  /// CM.
  case combiningMark
  /// CP that is not East Asian.
  case closeParenthesis
  /// CR.
  case carriageReturn
  /// EB.
  case emojiBase
  /// EM.
  case emojiModifier
  /// EX.
  case exclamation
  /// GL.
  case glue
  /// HL.
  case hebrewLetter
  /// HY.
  case hyphen
  /// ID.
  case ideographic
  /// IN.
  case inseparable
  /// IS.
  case infixNumeric
  /// JL.
  case leadingJamo
  /// LF.
  case lineFeed
  /// NS, and CJ, which LB1 makes NS.
  case nonstarter
  /// NU.
  case numeric
  /// OP that is not East Asian.
  case openPunctuation
  /// H2, a syllable without a trailing consonant.
  case openSyllable
  /// PO.
  case postfixNumeric
  /// PR.
  case prefixNumeric
  /// QU.
  case quotation
  /// RI.
  case regionalIndicator
  /// SP.
  case space
  /// SY.
  case breakSymbol
  /// H3, a syllable with a trailing consonant.
  case syllable
  /// JT.
  case trailingJamo
  /// ID that Unicode keeps for pictographs to come.
  case unassignedPictograph
  /// JV.
  case vowelJamo
  /// CP that is East Asian.
  case wideCloseParenthesis
  /// OP that is East Asian.
  case wideOpenPunctuation
  /// WJ.
  case wordJoiner
  /// ZWJ.
  case zeroWidthJoiner
  /// ZW.
  case zeroWidthSpace
}
