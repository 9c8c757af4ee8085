/// The classes by which UAX 29 parts a text into clusters.
enum ClusterClass: UInt8, Sendable {
  case other
  case carriageReturn
  case lineFeed
  case control
  case extend
  case zeroWidthJoiner
  case regionalIndicator
  case prepend
  case spacingMark
  /// L, V and T.
  case leadingJamo, vowelJamo, trailingJamo
  /// LV and LVT.
  case openSyllable, syllable
  /// What has Extended_Pictographic.
  case pictograph
}
