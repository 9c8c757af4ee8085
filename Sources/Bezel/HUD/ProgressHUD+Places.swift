import BezelCore
import BezelHUD

extension ProgressHUD {
  /// Where the HUD is; nil while it is nowhere.
  public var container: Container? { model.place ?? model.link?.stage }

  /// The stage that the HUD is on.
  var stage: Stage? { model.link?.stage }

  func isPlaced(in container: Container) -> Bool {
    model.place === container || model.place == nil && model.link?.stage === container
  }

  /// Takes the HUD out of its container at once. That ends what was going on, and it is told that the
  /// HUD was hidden.
  public func removeFromContainer() {
    guard let stage else { return }
    stage.checkThread()
    let (container, now) = (container, stage.now)
    stage.remove(self)
    take(model.machine.handle(.detach, at: now))
    container?.showNext()
  }

  func wasPlaced(in container: Container, of stage: Stage, number: UInt16) {
    model.link = container.link
    model.place = container is Stage ? nil : container
    model.number = number
    follow(stage)
    model.inbox.connect(stage.mailbox)
    send(.attach)
  }

  func wasRemoved() { (model.link, model.place) = (nil, nil) }

  /// The stage has ended, and with it what was going on.
  func stageEnded(at now: Instant) {
    model.place?.waiting = []
    wasRemoved()
    take(model.machine.handle(.detach, at: now))
  }

  func follow(_ stage: Stage) {
    model.machine.settings.reducesMotion = stage.reducesMotion
  }
}
