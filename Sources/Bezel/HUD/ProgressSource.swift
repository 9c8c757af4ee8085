/// Something that knows how far work is, and is asked by a HUD.
public protocol ProgressSource: AnyObject {
  /// How far the work is, 0…1. Asked on the stage's thread, once a frame.
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
