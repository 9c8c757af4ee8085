/// Is told what happens to a HUD, on its stage's thread. It may do anything with any HUD.
public protocol ProgressHUDDelegate: AnyObject {
  /// The HUD begins to appear; once for each time that it is shown.
  func hudWillShow(_ hud: ProgressHUD)
  /// The HUD is up, its animation being over.
  func hudDidShow(_ hud: ProgressHUD)
  /// The HUD begins to go.
  func hudWillHide(_ hud: ProgressHUD)
  /// The HUD was hidden, after its completion block; once for each time that it is shown, even if it was
  /// hidden before anything was seen.
  func hudWasHidden(_ hud: ProgressHUD)
}

extension ProgressHUDDelegate {
  /// Does nothing.
  public func hudWillShow(_ hud: ProgressHUD) {}
  /// Does nothing.
  public func hudDidShow(_ hud: ProgressHUD) {}
  /// Does nothing.
  public func hudWillHide(_ hud: ProgressHUD) {}
  /// Does nothing.
  public func hudWasHidden(_ hud: ProgressHUD) {}
}

/// The way from a HUD to its delegate, which it does not hold.
#if hasFeature(Embedded)
@safe
struct DelegateLink {
  unowned(unsafe) private var stored: (any ProgressHUDDelegate)?

  var target: (any ProgressHUDDelegate)? {
    get { unsafe stored }
    set { unsafe stored = newValue }
  }
}
#else
struct DelegateLink {
  weak var target: (any ProgressHUDDelegate)?
}
#endif
