/// How a HUD shows what goes on, as the command line and the line protocol name it.
package enum HUDMode: BitwiseCopyable, CaseIterable, Hashable, Sendable {
  /// A spinner until a progress is known, a bar from then on, a spinner again when it is unknown.
  case auto
  case spinner
  /// A pie that fills (determinate).
  case round
  /// A ring that closes (annular determinate).
  case ring
  case bar
  /// Text only.
  case text
  /// An icon or a picture.
  case custom
}

/// One thing that a feed says about a HUD. Texts are UTF-8 as received, escapes already resolved;
/// empty takes the text away.
package enum Update: Hashable, Sendable {
  /// A fraction 0…1; nil when it is unknown.
  case progress(Fixed?)
  case label([UInt8])
  case details([UInt8])
  case button([UInt8])
  case mode(HUDMode)
  case icon(Icon)
  case image([UInt8])
  case show
  case hide(afterNanoseconds: Int64)
  case quit
  /// The work is done or has failed; the text becomes the label where it is not empty.
  case finish(success: Bool, [UInt8])
}
