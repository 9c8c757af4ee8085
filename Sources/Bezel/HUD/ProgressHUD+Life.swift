import BezelCore
package import BezelHUD
import BezelLinux

extension ProgressHUD {
  /// Whether the HUD is on its stage to be seen, be it all but transparent: from the moment it appears,
  /// which is after its grace time, until it is hidden. That there is a screen is not asked.
  public var isVisible: Bool { model.machine.isVisible }

  /// The HUD's own alpha, 0 or 1: 1 from the moment it appears until it is hidden. What is animated is
  /// that of its ``bezelView`` and ``backgroundView``.
  public var alpha: Double { model.machine.alpha.double }

  /// Whether the HUD is hidden with nothing left to come, until it is shown again. A HUD that was neither
  /// shown nor hidden yet is not.
  public var isFinished: Bool { model.machine.isFinished }

  /// Tells the machine what happens, and does what follows from it.
  func send(_ event: HUDMachine.Event) {
    let stage = stage
    stage?.checkThread()
    // Without a stage there is no clock, and nothing to wait with.
    let new = model.machine.handle(event, at: stage?.now ?? Instant(nanoseconds: .min))
    stage?.hudChanged()
    take(new)
  }

  /// Does what the machine asks for.
  func take(_ new: [HUDMachine.Effect]) {
    guard model.effects.add(new) else { return }
    while let effect = model.effects.next() { perform(effect.act) }
  }

  private func perform(_ act: HUDMachine.Act) {
    switch act {
    case .willShow:
      model.spinner = SpinnerClock(start: stage?.now ?? Instant(nanoseconds: 0))
      stage?.cancelPress()
      delegate?.hudWillShow(self)
      onEvent?(.willShow)
    case .didShow:
      delegate?.hudDidShow(self)
      onEvent?(.didShow)
    case .willHide:
      delegate?.hudWillHide(self)
      onEvent?(.willHide)
    case .remove:
      // Unless it was put back meanwhile.
      guard !model.machine.isAttached else { return }
      model.lastContainer = container
      stage?.remove(self)
    case .complete: completionBlock?()
    case .didHide:
      let container = container ?? model.lastContainer
      model.lastContainer = nil
      delegate?.hudWasHidden(self)
      onEvent?(.wasHidden)
      container?.showNext()
    case .warnDetached: warnDetached()
    }
  }

  private func warnDetached() {
    assert(
      {
        try? writeAll(Array("bezel: a HUD was shown that is in no container\n".utf8), to: 2)
        return true
      }())
  }

  /// Something of what is shown has changed.
  func contentChanged(from old: HUD) {
    stage?.checkThread()
    if model.hud.iconShown != old.iconShown { send(.icon(model.hud.iconShown)) }
    if model.hud.progress != old.progress {
      send(.progress(model.hud.progress))
    } else {
      stage?.setNeedsFrame()
    }
  }

  /// The content as it looks at a moment, with its picture numbered.
  func drawn(at now: Instant, from shelf: inout PictureShelf) -> HUD {
    var hud = model.hud
    hud.progress = model.machine.progress(at: now) ?? hud.progress
    hud.buttonHold = model.hold.shown(at: now)
    hud.isButtonFocused = stage?.input.focus.isShown(on: self) ?? false
    if let image = model.image, hud.image != nil { hud.image?.index = shelf.number(of: image) }
    return hud
  }

  /// Whether one frame differs from the next.
  func isAnimating(at now: Instant) -> Bool {
    model.machine.isAnimating || model.hold.isMoving(at: now)
  }

  /// What is shown, as feeds change it.
  package var content: HUD {
    get { model.hud }
    set { model.hud = newValue }
  }

  /// How it comes and goes.
  package var settings: HUDMachine.Settings {
    get { model.machine.settings }
    set { model.machine.settings = newValue }
  }
}
