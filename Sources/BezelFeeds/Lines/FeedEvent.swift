package import BezelCore

/// What the line protocol says, one line at a time.
package enum FeedEvent: Hashable, Sendable {
  /// Something to do for the HUD of that name.
  case update(Update, hud: [UInt8])
  /// What was wrong with a line that was skipped, such as `"FROB" is not a known verb`: printable, at
  /// most a hundred bytes or so, for the user to read once.
  case complaint([UInt8])
  /// On a channel between our own processes only: give the screen back to the console (`SUSPEND`), or
  /// take it again (`RESUME`).
  case suspend, resume

  /// The name of the HUD that a line without `@NAME` is for.
  package static let mainHUD: [UInt8] = Array("main".utf8)
}
