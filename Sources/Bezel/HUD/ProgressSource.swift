/// Something that knows how far work is, and is asked by HUDs on their stage's thread, once a frame
/// while they are up: so it may change as fast as it likes.
public protocol ProgressSource: AnyObject {
  /// How far the work is, 0…1; limited to that, and what is not a number changes nothing.
  var fractionCompleted: Double { get }
  /// The HUD is about to ask: the time to set its texts.
  func progressWillBeRead(for hud: ProgressHUD)
}

extension ProgressSource {
  /// Does nothing.
  public func progressWillBeRead(for hud: ProgressHUD) {}
}

/// The way from a HUD to its progress object.
#if hasFeature(Embedded)
struct ProgressSourceLink {
  var target: (any ProgressSource)?
}
#else
struct ProgressSourceLink {
  weak var target: (any ProgressSource)?
}
#endif
