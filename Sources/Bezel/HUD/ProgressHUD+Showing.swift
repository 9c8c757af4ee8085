import BezelHUD

extension ProgressHUD {
  /// Makes a HUD, puts it on top of a container, and shows it. It leaves the container when it is
  /// hidden. With a grace time, in seconds, it is seen only if it is not hidden before that is over.
  @discardableResult
  public class func showAdded(
    to container: Container, animated isAnimated: Bool, graceTime: Double = 0
  ) -> Self {
    let hud = self.init(style: container.stage?.defaultStyle ?? Style())
    hud.removesFromContainerOnHide = true
    hud.graceTime = graceTime
    container.add(hud)
    hud.show(animated: isAnimated)
    return hud
  }

  /// Hides the topmost HUD of this class in a container that is not on its way out, as ``for(_:)`` finds
  /// it; it then leaves the container. Whether there was one.
  @discardableResult
  public class func hide(for container: Container, animated isAnimated: Bool) -> Bool {
    guard let hud = self.for(container) else { return false }
    hud.removesFromContainerOnHide = true
    hud.hide(animated: isAnimated)
    return true
  }

  /// The topmost HUD of this class in a container that is not on its way out; nil if there is none.
  /// One that was never shown counts.
  public class func `for`(_ container: Container) -> Self? {
    for hud in container.huds.reversed() where hud.model.machine.isFindable {
      if let hud = hud as? Self { return hud }
    }
    return nil
  }

  /// Shows the HUD, after its grace time where it has one. A delayed hide is called off. On its way out
  /// it comes back from where it is. In no container nothing is seen, and a debug build says so.
  public func show(animated isAnimated: Bool) {
    guard let container, container.mustWait(self) else { return showNow(isAnimated) }
    // It waits as in an endless grace time: hidden meanwhile, it was never shown.
    let grace = model.machine.settings.graceTime
    model.machine.settings.graceTime = .max
    container.stopWaiting(self)
    container.waiting.append(Container.Waiting(hud: self, isAnimated: isAnimated, hide: nil))
    send(.show(animated: isAnimated))
    model.machine.settings.graceTime = grace
  }

  /// Its turn has come.
  func endWaiting(_ waiting: Container.Waiting) {
    showNow(waiting.isAnimated)
    if let hide = waiting.hide { send(.hide(animated: hide.isAnimated, after: hide.delay)) }
  }

  private func showNow(_ isAnimated: Bool) {
    container?.stopWaiting(self)
    send(.show(animated: isAnimated))
    guard hidesAfterReading, !isFinished else { return }
    let grace = max(0, model.machine.settings.graceTime)
    send(.hide(animated: isAnimated, after: grace + model.hud.readingTime))
  }

  /// Hides the HUD, but not before it was up for ``minShowTime``. Once it is hidden this does nothing;
  /// on its way out only a hide without animation does something, which ends it.
  public func hide(animated isAnimated: Bool) {
    container?.stopWaiting(self)
    send(.hide(animated: isAnimated))
  }

  /// Hides the HUD after so many seconds, unless it is shown again before. The last such call counts.
  /// What is not positive ends in the next turn of the loop; ``minShowTime`` holds all the same.
  public func hide(animated isAnimated: Bool, afterDelay delay: Double) {
    guard let delay = Seconds.nanoseconds(delay) else { return }
    hide(animated: isAnimated, afterNanoseconds: delay)
  }

  /// Hides the HUD after a duration, unless it is shown again before. The last such call counts.
  /// What is not positive ends in the next turn of the loop; ``minShowTime`` holds all the same.
  public func hide(animated isAnimated: Bool, afterDelay delay: Duration) {
    hide(animated: isAnimated, afterNanoseconds: Seconds.nanoseconds(delay))
  }

  package func hide(animated isAnimated: Bool, afterNanoseconds delay: Int64) {
    if let container, let place = container.waiting.firstIndex(where: { $0.hud === self }) {
      // What waits is not being seen yet: the time begins when it is.
      container.waiting[place].hide = (isAnimated, delay)
    } else {
      send(.hide(animated: isAnimated, after: delay))
    }
  }

  /// How long a show waits, in seconds: work that is over by then shows nothing. Off unless positive. It
  /// is to be set before the show.
  public var graceTime: Double {
    get { Seconds.seconds(model.machine.settings.graceTime) }
    set {
      guard let time = Seconds.nanoseconds(newValue) else { return }
      model.machine.settings.graceTime = time
    }
  }

  /// How long the HUD is up at least, in seconds from its last show: any hide waits until then. Off
  /// unless positive.
  public var minShowTime: Double {
    get { Seconds.seconds(model.machine.settings.minShowTime) }
    set {
      guard let time = Seconds.nanoseconds(newValue) else { return }
      model.machine.settings.minShowTime = time
    }
  }

  /// Whether the HUD leaves its container when it is hidden; looked at when that is done. HUDs made by
  /// ``showAdded(to:animated:graceTime:)`` do. (The original's `removeFromSuperViewOnHide`.)
  public var removesFromContainerOnHide: Bool {
    get { model.machine.settings.removesOnHide }
    set { model.machine.settings.removesOnHide = newValue }
  }

  /// How the HUD comes and goes where a show or a hide is animated, from the next one on.
  public var animationType: Animation {
    get { Animation(model.machine.settings.animation) }
    set { model.machine.settings.animation = newValue.drawn }
  }

  /// Whether tilting the device moves the bezel, where there is an accelerometer; it does unless told
  /// otherwise, by up to 10 points as the stage's ``Stage/motionEffects`` say. How the device was held
  /// when the HUD came is the center. ``Stage/reducesMotion`` wins over it.
  public var areDefaultMotionEffectsEnabled: Bool {
    get { model.machine.settings.followsTilt }
    set {
      model.machine.settings.followsTilt = newValue
      stage?.setNeedsFrame()
    }
  }

  /// How a HUD comes and goes. Its alpha is animated in every case, for 0.3 seconds without overshoot. The
  /// raw values are those of `MBProgressHUDAnimation`.
  public enum Animation: Int, CaseIterable, Hashable, Sendable {
    /// The size stays as it is.
    case fade
    /// It grows from half its size when it comes, and shrinks to it when it goes.
    case zoom
    /// It shrinks: from 1.5 times its size when it comes, to half of it when it goes.
    case zoomOut
    /// It grows: from half its size when it comes, to 1.5 times that when it goes.
    case zoomIn

    init(_ animation: BezelHUD.Animation) {
      self =
        switch animation {
        case .fade: .fade
        case .zoom: .zoom
        case .zoomOut: .zoomOut
        case .zoomIn: .zoomIn
        }
    }

    var drawn: BezelHUD.Animation {
      switch self {
      case .fade: .fade
      case .zoom: .zoom
      case .zoomOut: .zoomOut
      case .zoomIn: .zoomIn
      }
    }
  }

  /// What happens to a HUD.
  public enum Event: Hashable, Sendable {
    /// It begins to appear, its grace time being over.
    case willShow
    /// It is up, its animation being over.
    case didShow
    /// It begins to go, ``ProgressHUD/minShowTime`` being over.
    case willHide
    /// It was hidden, with or without having been seen.
    case wasHidden
  }
}
