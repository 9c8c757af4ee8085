package import BezelCore

/// The keys that work a HUD's button: down presses, up fires, Escape and Back take it back.
package struct ButtonKeys: Sendable {
  private let pressing: [KeyCode]
  private var levels = KeyLevels()
  private var delay = ButtonDelay()
  /// The key that holds the button down.
  private var holder: KeyID?

  /// Makes the keys of a button: the usual ones and `others`, which win over those that take back.
  package init(others: [KeyCode] = []) { pressing = KeyCode.pressing + others }

  /// When `tick` is to be called; nil if there is nothing to wait for.
  package var deadline: Instant? { levels.deadline }

  /// Whether a key is one of those that press.
  package func isPressing(_ key: KeyCode) -> Bool { pressing.contains(key) }

  /// Whether a key holds the button down.
  package var isPressed: Bool { holder != nil }

  /// The button is on the screen; keys that are down already do not press it.
  package mutating func appear(at now: Instant) { delay.appear(at: now) }

  /// The button is gone from the screen, or the screen is another's.
  package mutating func disappear() -> ButtonAct? {
    delay.disappear()
    return letGo()
  }

  /// Takes in an event of a device; what is no key says nothing.
  package mutating func handle(_ event: InputEvent, from device: UInt32) -> ButtonAct? {
    guard event.kind == InputEvent.key else { return nil }
    let key = KeyID(device: device, code: KeyCode(event.code))
    return levels.handle(key, value: event.value, at: event.time).flatMap {
      act(on: $0, at: event.time)
    }
  }

  /// Lets time pass.
  package mutating func tick(at now: Instant) -> [ButtonAct] {
    levels.tick(at: now).compactMap { act(on: $0, at: now) }
  }

  /// Follows a device that was opened, or whose events were lost: a press on it is taken back, and the
  /// keys that it holds do not act until they were up.
  package mutating func reset(
    _ device: UInt32, holding held: some Sequence<KeyCode>
  ) -> ButtonAct? {
    levels.reset(device, holding: held)
    return holder?.device == device ? letGo() : nil
  }

  /// Forgets a device that vanished: its keys are up, but nobody let go of them to fire.
  package mutating func remove(_ device: UInt32) -> ButtonAct? {
    reset(device, holding: EmptyCollection())
  }

  private mutating func act(on edge: KeyEdge, at now: Instant) -> ButtonAct? {
    guard edge.isDown else {
      guard edge.key == holder else { return nil }
      holder = nil
      return .fire
    }
    if pressing.contains(edge.key.code) {
      guard holder == nil, delay.allows(now) else { return nil }
      holder = edge.key
      return .press
    }
    return KeyCode.cancelling.contains(edge.key.code) ? letGo() : nil
  }

  private mutating func letGo() -> ButtonAct? {
    guard holder != nil else { return nil }
    holder = nil
    return .cancel
  }
}
