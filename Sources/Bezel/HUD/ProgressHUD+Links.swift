import BezelCore
import BezelHUD

extension ProgressHUD {
  /// Is told what happens to the HUD; held weakly. (In Embedded Swift, which has no weak references, it
  /// must be set to nil before the delegate ends.)
  public var delegate: (any ProgressHUDDelegate)? {
    get { model.delegateLink.target }
    set { model.delegateLink.target = newValue }
  }

  /// Is asked for ``progress`` once a frame while the HUD is up; what is set by hand then lasts no
  /// longer than a frame. It is held weakly (strongly in Embedded Swift, which has no weak references).
  /// Without one again, the last value stays.
  public var progressObject: (any ProgressSource)? {
    get { model.sourceLink.target }
    set {
      model.sourceLink.target = newValue
      stage?.hudChanged()
    }
  }

  /// Whether there is a progress object to be asked now.
  var isPolled: Bool { model.machine.isVisible && model.sourceLink.target != nil }

  /// Asks the progress object. Steps too small to be seen are left out.
  func pollProgress() {
    guard let source = model.sourceLink.target else { return }
    source.progressWillBeRead(for: self)
    let fraction = source.fractionCompleted
    guard !fraction.isNaN else { return }
    if let last = model.hud.progress, fraction > 0, fraction < 1,
      (last.double - fraction).magnitude < 1 / 4096
    {
      return
    }
    progress = fraction
  }

  /// Reports to the HUD from any thread; to be had on the stage's thread, and taken to the other one.
  public var reporter: Reporter { Reporter(model.inbox) }
}
