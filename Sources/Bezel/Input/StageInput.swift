import BezelCore
import BezelDisplay
import BezelHUD
import BezelInput
import BezelLinux

/// What people do to a stage with keys, fingers and mice.
///
/// Devices are open only while something is on a screen that can be pressed, so that a stage without
/// that costs nothing. Keys go to the button that has the focus; what points goes to what it points at.
final class StageInput {
  private let source: any InputSource
  private let loop: EventLoop
  private let otherKeys: [KeyCode]
  private let link: StageLink
  /// What is on the screens to be touched, bottom to top.
  private(set) var reach: [Reach] = []
  /// Memory for what there will be next.
  private var formerReach: [Reach] = []
  private(set) var focus = Focus()
  let pointers: StagePointers

  private var keys: ButtonKeys
  private var isRunning = false
  private let tick: MovableTimer

  init(_ source: any InputSource, otherKeys: [KeyCode], loop: EventLoop, link: StageLink) {
    (self.source, self.otherKeys, self.loop, self.link) = (source, otherKeys, loop, link)
    keys = ButtonKeys(others: otherKeys)
    pointers = StagePointers(link)
    tick = MovableTimer(on: loop)
    source.handler = { [unowned(unsafe) self] change in unsafe take(change) }
    tick.handler = { [unowned(unsafe) self] in unsafe ring() }
  }

  /// Lets go of all devices, as the stage does.
  func end() {
    stop()
    source.handler = nil
    (reach, focus) = ([], Focus())
  }

  // MARK: What there is to press

  /// Whether a press on a HUD that begins at that moment counts.
  func allows(_ hud: ProgressHUD, at moment: Instant) -> Bool {
    reach.contains { $0.hud === hud && $0.allows(moment) && $0.panel.display.isInFront }
  }

  /// Whether a HUD is on a screen that people look at.
  func isSeen(_ hud: ProgressHUD) -> Bool {
    reach.contains { $0.hud === hud && $0.panel.display.isInFront }
  }

  /// Follows what is on the screens now.
  func follow() {
    guard let stage = link.stage else { return }
    let now = stage.now
    // Taken out, since what follows may come back here.
    var old = formerReach
    formerReach = []
    swap(&reach, &old)
    for panel in stage.panels {
      for layer in panel.picture?.layers ?? [] where layer.hud.takesPresses {
        reach.append(Reach(layer, on: panel, before: old, at: now))
      }
    }
    if focus.follow(reach, before: old) { moveKeys() }
    if let press = stage.press, !press.isLive || !reach.contains(where: { $0.hud === press.hud }) {
      stage.cancelPress()
    }
    if reach.contains(where: { $0.takesInput }) { start() } else { stop() }
    rearm()
    old.removeAll(keepingCapacity: true)
    formerReach = old
  }

  /// Forgets a HUD that is taken off the stage.
  func forget(_ hud: ProgressHUD) {
    let old = reach
    reach.removeAll { $0.hud === hud }
    if focus.follow(reach, before: old) { moveKeys() }
  }

  /// Lets keys work another button, or none; what they held down is let go.
  private func moveKeys() {
    if let act = keys.disappear() { take(act, at: Instant(nanoseconds: loop.now)) }
    if let start = focus.reach?.start { keys.appear(at: start) }
    link.stage?.setNeedsFrame()
  }

  // MARK: Devices

  private func start() {
    guard !isRunning else { return }
    isRunning = true
    source.start()
  }

  private func stop() {
    guard isRunning else { return }
    isRunning = false
    source.stop()
    link.stage?.cancelPress()
    keys = ButtonKeys(others: otherKeys)
    if let start = focus.reach?.start { keys.appear(at: start) }
    pointers.stop()
    focus.stop()
    rearm()
  }

  private func take(_ change: InputChange) {
    guard let stage = link.stage else { return }
    stage.checkThread()
    switch change {
    case .added(let device):
      pointers.add(device)
      if (KeyCode.pressing + otherKeys).contains(where: {
        device.description.capabilities.keys.contains($0.number)
      }) {
        focus.addKeys(of: device.number)
        stage.setNeedsFrame()
      }
      resynchronize(device)
    case .resynchronized(let device): resynchronize(device)
    case .removed(let device):
      if let act = keys.remove(device.number) { take(act, at: stage.now) }
      pointers.remove(device.number)
      focus.removeKeys(of: device.number)
      stage.setNeedsFrame()
    case .events(let device, let events): handle(events, of: device)
    case .failed(let error): stage.onInputFailure?(error)
    }
    rearm()
  }

  /// Begins with what a device has down now, none of which counts.
  private func resynchronize(_ device: any InputDevice) {
    guard let stage = link.stage else { return }
    if let act = keys.reset(device.number, holding: device.heldKeys) { take(act, at: stage.now) }
    pointers.reset(device)
  }

  private func handle(_ events: [InputEvent], of device: any InputDevice) {
    guard let stage = link.stage else { return }
    for event in events where event.kind == InputEvent.key {
      let code = KeyCode(event.code)
      if event.value == 1, !keys.isPressing(code),
        let way = FocusWay(code, isShifted: device.isShiftDown)
      {
        if focus.move(way, in: reach) { moveKeys() }
        stage.setNeedsFrame()
      }
      if event.value == 1, KeyCode.cancelling.contains(code), stage.press == nil,
        reach.contains(where: { $0.panel.display.isInFront })
      {
        stage.onCancelKey?()
      }
      if let act = keys.handle(event, from: device.number) { take(act, at: event.time) }
    }
    // While something points, the focus is of no interest.
    if pointers.handle(events, of: device.number) { focus.isPointing = true }
  }

  // MARK: Keys

  private func take(_ act: ButtonAct, at moment: Instant) {
    guard let stage = link.stage else { return }
    switch act {
    case .press:
      guard let hud = focus.reach?.hud else { return }
      focus.isPointing = false
      stage.pressByKey(hud, since: moment)
    case .fire: stage.releaseKey()
    case .cancel: stage.cancelKey()
    }
    stage.setNeedsFrame()
  }

  // MARK: Time

  /// Follows what is waited for now.
  func rearm() {
    var next = keys.deadline
    let held = link.stage?.press?.hud.model.hold.fullTime
    for other in [held, pointers.deadline] {
      guard let other else { continue }
      next = min(next ?? other, other)
    }
    tick.move(to: next?.nanoseconds)
  }

  private func ring() {
    guard let stage = link.stage else { return }
    let now = stage.now
    stage.fireHeld()
    for act in keys.tick(at: now) { take(act, at: now) }
    pointers.tick(at: now)
    rearm()
  }
}

extension ProgressHUD {
  /// Whether the HUD is up, and presses on it may count.
  fileprivate var takesPresses: Bool {
    guard isVisible, interactionMode != .none else { return false }
    switch model.machine.phase {
    case .shown, .staying: return true
    case .hidden, .waiting, .hiding: return false
    }
  }
}

extension InputDevice {
  fileprivate var isShiftDown: Bool {
    heldKeys.contains { $0 == .leftShift || $0 == .rightShift }
  }
}
