/// A stretch of one row whose pixels are covered alike.
package struct Run: BitwiseCopyable, Hashable, Sendable {
  /// The first column, and the one after the last.
  package var start: Int
  package var end: Int
  /// The part of each pixel that is covered, in steps of 1/65536: 1…65536.
  package var coverage: Int32

  /// The coverage of a whole pixel.
  package static let whole: Int32 = 1 << 16
}
