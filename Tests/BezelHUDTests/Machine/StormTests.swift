import BezelCore
import BezelHUD
import BezelTestSupport
import Testing

/// Random calls in any order, some from within callbacks, checked against what must always hold.
@Suite("Storms of calls on a HUD")
struct StormTests {
  /// One thing that is done to a HUD; delays and times in milliseconds.
  enum Call: Equatable {
    case event(HUDMachine.Event)
    case pass(Int64)
    case sleep(Int64)
    case grace(Int64)
    case minShow(Int64)
    case animation(BezelHUD.Animation)
    case reducesMotion(Bool)
    case removes(Bool)
    case progressAnimation(ProgressAnimation)
    /// The next callback makes this call.
    case inCallback(HUDMachine.Event)

    static func random(_ random: inout SeededRandom) -> Call {
      switch Int.random(in: 0..<100, using: &random) {
      case ..<45: .event(event(&random))
      case ..<70: .pass(Int64.random(in: 0...400, using: &random))
      case ..<76: .sleep(Int64.random(in: 0...900, using: &random))
      case ..<80:
        .grace(Bool.random(using: &random) ? 0 : Int64.random(in: -50...500, using: &random))
      case ..<84:
        .minShow(Bool.random(using: &random) ? 0 : Int64.random(in: -50...500, using: &random))
      case ..<87: .animation(Animation.allCases.randomElement(using: &random) ?? .fade)
      case ..<88: .reducesMotion(.random(using: &random))
      case ..<90: .removes(.random(using: &random))
      case ..<92:
        .progressAnimation([.none, .forwards, .bothWays].randomElement(using: &random) ?? .none)
      default: .inCallback(event(&random))
      }
    }

    private static func event(_ random: inout SeededRandom) -> HUDMachine.Event {
      let isAnimated = Bool.random(using: &random)
      return switch Int.random(in: 0..<20, using: &random) {
      case ..<6: .show(animated: isAnimated)
      case ..<11: .hide(animated: isAnimated)
      case ..<15:
        .hide(
          animated: isAnimated,
          after: Int64.random(in: -100...700, using: &random) * 1_000_000)
      case ..<17: .progress(Fixed(bits: Int32.random(in: -9_000...80_000, using: &random)))
      case 17: .detach
      case 18: .icon(([nil] + Icon.allCases).randomElement(using: &random) ?? nil)
      default: .attach
      }
    }
  }

  /// Makes calls and remembers what would break a rule.
  final class Storm {
    let hud = Crank()
    /// The rule that was broken first.
    private(set) var broken: String?
    private var callback: HUDMachine.Event?
    private var seen = 0
    private var sends = 0
    private var cycles: [UInt32: [HUDMachine.Act]] = [:]

    init() {
      hud.callback = { [unowned self] _ in
        guard let event = callback else { return }
        callback = nil
        send(event)
      }
    }

    func make(_ call: Call) {
      switch call {
      case .event(let event): send(event)
      case .pass(let time): hud.pass(nanoseconds: time * 1_000_000)
      case .sleep(let time): hud.sleep(Double(time) / 1000)
      case .grace(let time): hud.machine.settings.graceTime = time * 1_000_000
      case .minShow(let time): hud.machine.settings.minShowTime = time * 1_000_000
      case .animation(let animation): hud.machine.settings.animation = animation
      case .reducesMotion(let reduces): hud.machine.settings.reducesMotion = reduces
      case .removes(let removes): hud.machine.settings.removesOnHide = removes
      case .progressAnimation(let animation):
        hud.machine.settings.progressAnimation = animation
      case .inCallback(let event): callback = event
      }
      checkCallbacks()
      checkState()
    }

    private func send(_ event: HUDMachine.Event) {
      // What was due comes first, so that only the event's own doing is judged.
      hud.send(.tick)
      sends += 1
      let (send, cycle, before) = (sends, hud.machine.cycle, hud.appearance)
      let drawn = hud.machine.progress(at: hud.now)
      hud.send(event)
      // Nor is what a callback of it did.
      guard send == sends else { return }
      switch event {
      case .show(animated: true), .hide(animated: true, after: _):
        if before.bezelAlpha > 0, hud.machine.cycle == cycle, hud.appearance != before {
          fail("\(event) jumps from \(before) to \(hud.appearance)")
        }
      case .progress(let value?):
        let target = value.clamped(to: 0...1)
        if hud.machine.targetProgress != target { fail("progress is not taken") }
        if hud.machine.settings.progressAnimation == .forwards, let drawn,
          let now = hud.machine.progress(at: hud.now), now < drawn, now != target
        {
          fail("progress falls to \(now)")
        }
      default: break
      }
    }

    private func checkCallbacks() {
      for effect in hud.effects[seen...] {
        cycles[effect.cycle, default: []].append(effect.act)
      }
      let touched = Set(hud.effects[seen...].map(\.cycle))
      seen = hud.effects.count
      for cycle in touched.sorted() {
        let acts = (cycles[cycle] ?? []).filter { $0 != .remove && $0 != .warnDetached }
        let isOver = cycle < hud.machine.cycle || hud.machine.isFinished
        if !Storm.isOrdered(acts, isOver: isOver) { fail("cycle \(cycle) calls back \(acts)") }
      }
    }

    /// Whether these are the callbacks of a cycle, as far as it has come.
    private static func isOrdered(_ acts: [HUDMachine.Act], isOver: Bool) -> Bool {
      var whole: [[HUDMachine.Act]] = [[.complete, .didHide]]
      whole.append([.willShow, .willHide, .complete, .didHide])
      whole.append([.willShow, .didShow, .willHide, .complete, .didHide])
      // A hide that was called off before the HUD was up.
      whole.append([.willShow, .willHide, .didShow, .complete, .didHide])
      return isOver ? whole.contains(acts) : whole.contains { $0.starts(with: acts) && $0 != acts }
    }

    private func checkState() {
      let (machine, now) = (hud.machine, hud.now)
      let appearance = machine.appearance(at: now)
      if !(0...1).contains(appearance.bezelAlpha) || !(0...1).contains(appearance.backgroundAlpha) {
        fail("alpha out of range: \(appearance)")
      }
      if !(Fixed.half...(.one + .half)).contains(appearance.bezelScale) {
        fail("scale out of range: \(appearance)")
      }
      switch machine.phase {
      case .hidden, .waiting:
        if appearance != .hidden || machine.target != .hidden { fail("seen though hidden") }
        if machine.isAnimating { fail("hidden and animated") }
      case .shown, .staying:
        if machine.target != .visible { fail("up without being meant to") }
      case .hiding:
        if machine.target.bezelAlpha != 0 || machine.target.backgroundAlpha != 0 {
          fail("going without being meant to")
        }
        if machine.nextDeadline == nil { fail("going without end") }
      }
      if machine.phase == .hidden, machine.isFinished, machine.nextDeadline != nil {
        fail("over, but waits for something")
      }
      if machine.phase == .waiting || machine.phase == .staying, machine.nextDeadline == nil {
        fail("waits for nothing")
      }
      if machine.isFindable,
        machine.isFinished || machine.phase == .staying
          || machine.phase == .hiding
      {
        fail("found though it is going")
      }
    }

    /// What must come of it when nothing more is called.
    func settle() {
      let willHide = hud.machine.phase == .staying || hud.machine.phase == .hiding
      callback = nil
      hud.pass(60)
      checkCallbacks()
      checkState()
      switch hud.machine.phase {
      case .hidden: break
      case .shown where !willHide: if hud.appearance != .visible { fail("not all of it is up") }
      default: fail("does not come to rest, but is \(hud.machine.phase)")
      }
      if hud.machine.nextDeadline != nil { fail("waits for ever") }
    }

    private func fail(_ rule: String) { broken = broken ?? rule }
  }

  /// Makes calls one by one; the rule that broke, and after how many.
  private func trial(_ calls: some Sequence<Call>) -> (rule: String, count: Int)? {
    let storm = Storm()
    var count = 0
    for call in calls {
      storm.make(call)
      count += 1
      if let rule = storm.broken { return (rule, count) }
    }
    storm.settle()
    return storm.broken.map { ($0, count) }
  }

  @Test("10 000 calls break no rule", arguments: 1...10 as ClosedRange<UInt64>)
  func storm(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    // In pieces, so that each also comes to rest.
    for _ in 0..<100 {
      let calls = (0..<100).map { _ in Call.random(&random) }
      guard let failure = trial(calls) else { continue }
      Issue.record(
        "seed \(seed): \(failure.rule) after\n\(shortest(Array(calls.prefix(failure.count))))")
      return
    }
  }

  @Test("A HUD is up for the least time after each show", arguments: 1...10 as ClosedRange<UInt64>)
  func leastTime(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let hud = Crank(grace: 0.2, minShow: 0.3)
    var shown = hud.now
    hud.callback = {
      if $0 == .willShow { shown = hud.now }
      if $0 == .willHide { #expect(hud.now.nanoseconds(since: shown) >= nanoseconds(0.3)) }
    }
    for _ in 0..<1000 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        if hud.machine.phase == .shown || hud.machine.phase == .staying { shown = hud.now }
        hud.show(.random(using: &random))
      case 1: hud.hide(.random(using: &random))
      case 2: hud.hide(.random(using: &random), after: .random(in: 0...1, using: &random))
      default: hud.pass(.random(in: 0...0.4, using: &random))
      }
    }
  }

  @Test("Waking it between its deadlines changes nothing", arguments: 1...5 as ClosedRange<UInt64>)
  func ticks(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (lazy, eager) = (Storm(), Storm())
    for _ in 0..<2000 {
      let call = Call.random(&random)
      switch call {
      case .sleep: continue
      case .pass(let time):
        lazy.make(call)
        for step in 1...3 {
          eager.make(.pass(time * Int64(step) / 3 - time * Int64(step - 1) / 3))
          eager.make(.event(.tick))
        }
      default:
        lazy.make(call)
        eager.make(call)
      }
      lazy.make(.event(.tick))
      eager.make(.event(.tick))
      guard lazy.hud.machine == eager.hud.machine else {
        Issue.record("seed \(seed): differs after \(call)")
        return
      }
    }
    #expect(lazy.hud.effects == eager.hud.effects)
  }

  /// The calls of a failing sequence without which it would not fail, a line each.
  private func shortest(_ failing: [Call]) -> String {
    var calls = failing
    var index = 0
    while index < calls.count {
      var fewer = calls
      fewer.remove(at: index)
      if trial(fewer) == nil { index += 1 } else { calls = fewer }
    }
    return calls.map { "  \($0)\n" }.joined()
  }
}
