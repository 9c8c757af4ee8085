import BezelCore
import BezelHUD

/// A machine with a clock that is turned by hand, and all that it had done, as words.
final class Crank {
  var machine = HUDMachine()
  private(set) var now = Instant(nanoseconds: 1_000_000_000_000)
  /// The acts so far.
  private(set) var acts: [HUDMachine.Act] = []
  private(set) var effects: [HUDMachine.Effect] = []
  /// Called for each act, as an app would be.
  var callback: ((HUDMachine.Act) -> Void)?
  private var queue = EffectQueue()

  /// A machine in a container.
  init(
    grace: Double = 0, minShow: Double = 0, _ animation: BezelHUD.Animation = .fade,
    removes: Bool = false
  ) {
    machine.settings.graceTime = nanoseconds(grace)
    machine.settings.minShowTime = nanoseconds(minShow)
    machine.settings.animation = animation
    machine.settings.removesOnHide = removes
    send(.attach)
  }

  func send(_ event: HUDMachine.Event) {
    guard queue.add(machine.handle(event, at: now)) else { return }
    while let effect = queue.next() {
      effects.append(effect)
      acts.append(effect.act)
      callback?(effect.act)
    }
  }

  func show(_ isAnimated: Bool = true) { send(.show(animated: isAnimated)) }
  func hide(_ isAnimated: Bool = true) { send(.hide(animated: isAnimated)) }
  func hide(_ isAnimated: Bool = true, after seconds: Double) {
    send(.hide(animated: isAnimated, after: nanoseconds(seconds)))
  }

  /// Lets that many seconds pass, waking the machine when it asks for it.
  func pass(_ seconds: Double) { pass(nanoseconds: nanoseconds(seconds)) }

  func pass(nanoseconds step: Int64) {
    let end = now.advanced(byNanoseconds: step)
    while let deadline = machine.nextDeadline, deadline <= end {
      now = max(now, deadline)
      send(.tick)
    }
    now = end
  }

  /// Lets time pass without waking the machine, as when a process is stopped.
  func sleep(_ seconds: Double) { now = now.advanced(byNanoseconds: nanoseconds(seconds)) }

  /// The acts since this was last asked.
  func newActs() -> [HUDMachine.Act] {
    defer { acts = [] }
    return acts
  }

  var appearance: Appearance { machine.appearance(at: now) }
  var bezelAlpha: Fixed { appearance.bezelAlpha }

  /// Whether the HUD is up as the original's tests ask: there, and the target is all of it.
  var isVisible: Bool { machine.isVisible && machine.target == .visible }
  /// Whether it is up and has come to rest.
  var isUp: Bool { isVisible && appearance == .visible }
  /// Whether nothing is to be seen.
  var isHidden: Bool { machine.alpha == 0 && appearance == .hidden }
}

/// Whole milliseconds as nanoseconds.
func nanoseconds(_ seconds: Double) -> Int64 { Int64((seconds * 1000).rounded()) * 1_000_000 }
