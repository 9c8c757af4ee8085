import Bezel
import BezelDisplay
import BezelLinux
import BezelTestSupport
import Testing

/// Random calls of an app on several HUDs, some from within callbacks, checked against what must always
/// hold.
@Suite("Storms of calls on HUDs")
struct HUDStormTests {
  /// One thing that an app does; HUDs and containers are told by number.
  enum Call {
    case show(Int, Bool)
    case hide(Int, Bool)
    case hideLater(Int, Bool, Double)
    case hideTopmost(Int, Bool)
    case add(Int, Int)
    case showAdded(Int, Bool, Double)
    case remove(Int)
    case grace(Int, Double)
    case minShow(Int, Double)
    case animation(Int, ProgressHUD.Animation)
    case mode(Int, ProgressHUD.Mode)
    case progress(Int, Double)
    case label(Int, String)
    case removes(Int, Bool)
    case reading(Int, Bool)
    case queue(Int, Bool)
    case tap(Double, Double)
    case pass(Double)
    case sleep(Double)
    case suspend(Bool)
    /// The next callback makes this call.
    indirect case inCallback(Call)

    static func random(_ random: inout SeededRandom, depth: Int = 0) -> Call {
      let hud = Int.random(in: 0..<HUDStorm.count, using: &random)
      let container = Int.random(in: 0..<3, using: &random)
      let isOn = Bool.random(using: &random)
      func seconds(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &random) * 100).rounded() / 100
      }
      switch Int.random(in: 0..<(depth == 0 ? 100 : 70), using: &random) {
      case ..<14: return .show(hud, isOn)
      case ..<26: return .hide(hud, isOn)
      case ..<34: return .hideLater(hud, isOn, seconds(-0.1...0.7))
      case ..<37: return .hideTopmost(container, isOn)
      case ..<42: return .add(hud, container)
      case ..<44: return .showAdded(container, isOn, seconds(-0.2...0.3))
      case ..<46: return .remove(hud)
      case ..<49: return .grace(hud, isOn ? 0 : seconds(-0.1...0.4))
      case ..<52: return .minShow(hud, isOn ? 0 : seconds(-0.1...0.4))
      case ..<55:
        return .animation(
          hud, ProgressHUD.Animation.allCases.randomElement(using: &random) ?? .fade)
      case ..<58:
        return .mode(hud, ProgressHUD.Mode.allCases.randomElement(using: &random) ?? .text)
      case ..<62: return .progress(hud, isOn ? .nan : seconds(-0.5...1.5))
      case ..<64: return .label(hud, isOn ? "" : "Title")
      case ..<66: return .removes(hud, isOn)
      case ..<67: return .reading(hud, isOn)
      case ..<68: return .queue(container, isOn)
      case ..<70: return .tap(seconds(0...100), seconds(0...80))
      case ..<86: return .pass(seconds(0...0.4))
      case ..<90: return .sleep(seconds(0...0.9))
      case ..<91: return .suspend(isOn)
      default: return .inCallback(.random(&random, depth: 1))
      }
    }
  }

  @Test("10 000 calls break no rule", arguments: 1...5 as ClosedRange<UInt64>)
  func storm(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    // In pieces, so that each also comes to rest.
    for _ in 0..<20 {
      let calls = (0..<100).map { _ in Call.random(&random) }
      let storm = try HUDStorm()
      for (number, call) in calls.enumerated() {
        try storm.make(call)
        if number == calls.count - 1 { try storm.settle() }
        guard let rule = storm.broken else { continue }
        let made = calls[...number].map { "  \($0)\n" }.joined()
        Issue.record("seed \(seed): \(rule) after\n\(made)")
        return
      }
    }
  }
}

/// Makes calls and remembers what would break a rule.
final class HUDStorm {
  static let count = 4
  /// The rule that was broken first.
  private(set) var broken: String?
  private let bench: Bench
  private let containers: [Container]
  private var huds: [ProgressHUD] = []
  private var callback: HUDStormTests.Call?
  /// The events of each HUD since it was last hidden.
  private var cycles: [[ProgressHUD.Event]] = []
  private var depth = 0

  init() throws {
    bench = try Bench(width: 100, height: 80)
    containers = [
      bench.stage, bench.stage.panels[0],
      Container(in: bench.stage, frame: Rect(x: 10, y: 10, width: 60, height: 60)),
    ]
    for number in 0..<HUDStorm.count {
      let hud = ProgressHUD()
      adopt(hud, number)
      containers[number % 3].add(hud)
    }
  }

  private func adopt(_ hud: ProgressHUD, _ number: Int) {
    if number < huds.count { huds[number] = hud } else { huds.append(hud) }
    if number < cycles.count { cycles[number] = [] } else { cycles.append([]) }
    hud.onEvent = { [weak self, weak hud] event in
      guard let self, let hud else { return }
      note(event, number, hud)
      guard let call = callback, depth < 3 else { return }
      callback = nil
      depth += 1
      carryOut(call)
      depth -= 1
    }
  }

  func make(_ call: HUDStormTests.Call) throws {
    switch call {
    case .pass(let time): try bench.pass(time)
    case .sleep(let time): bench.sleep(time)
    default: carryOut(call)
    }
    check()
  }

  private func carryOut(_ call: HUDStormTests.Call) {
    switch call {
    case .show(let hud, let isAnimated):
      guard huds[hud].container != nil else { return }
      huds[hud].show(animated: isAnimated)
    case .hide(let hud, let isAnimated): huds[hud].hide(animated: isAnimated)
    case .hideLater(let hud, let isAnimated, let delay):
      huds[hud].hide(animated: isAnimated, afterDelay: delay)
    case .hideTopmost(let container, let isAnimated):
      let found = ProgressHUD.for(containers[container])
      if ProgressHUD.hide(for: containers[container], animated: isAnimated) != (found != nil) {
        fail("hides what it does not find")
      }
    case .add(let hud, let container):
      containers[container].add(huds[hud])
      if huds[hud].container !== containers[container] { fail("is not where it was put") }
    case .showAdded(let container, let isAnimated, let grace):
      let hud = ProgressHUD.showAdded(
        to: containers[container], animated: isAnimated, graceTime: grace)
      adopt(hud, 0)
      if hud.isVisible { cycles[0] = isAnimated ? [.willShow] : [.willShow, .didShow] }
    case .remove(let hud): huds[hud].removeFromContainer()
    case .grace(let hud, let time): huds[hud].graceTime = time
    case .minShow(let hud, let time): huds[hud].minShowTime = time
    case .animation(let hud, let animation): huds[hud].animationType = animation
    case .mode(let hud, let mode): huds[hud].mode = mode
    case .progress(let hud, let value): huds[hud].progress = value
    case .label(let hud, let text): huds[hud].label.text = text
    case .removes(let hud, let removes): huds[hud].removesFromContainerOnHide = removes
    case .reading(let hud, let hides): huds[hud].hidesAfterReading = hides
    case .queue(let container, let isOn): containers[container].showsOneAtATime = isOn
    case .tap(let x, let y): bench.tap(x, y)
    case .suspend(let isSuspended): bench.stage.isSuspended = isSuspended
    case .inCallback(let call): callback = call
    case .pass, .sleep: break
    }
  }

  private func note(_ event: ProgressHUD.Event, _ number: Int, _ hud: ProgressHUD) {
    guard huds[number] === hud else { return }
    let before = cycles[number]
    let isAllowed =
      switch event {
      case .willShow: before.isEmpty
      case .didShow: before.first == .willShow && !before.contains(.didShow)
      case .willHide: before.first == .willShow && !before.contains(.willHide)
      case .wasHidden: before.isEmpty || before.contains(.willHide)
      }
    if !isAllowed { fail("HUD \(number) tells \(event) after \(before)") }
    cycles[number] = event == .wasHidden ? [] : before + [event]
  }

  private func check() {
    for (number, hud) in huds.enumerated() {
      if hud.isVisible, hud.container == nil { fail("HUD \(number) is seen without a container") }
      if hud.isVisible != (hud.alpha == 1), hud.container != nil {
        fail("HUD \(number) has alpha \(hud.alpha)")
      }
      if !(0...1).contains(hud.bezelView.shownAlpha)
        || !(0.5...1.5).contains(hud.bezelView.shownScale)
      {
        fail("HUD \(number) looks like nothing")
      }
      if !(0...1).contains(hud.progress) { fail("HUD \(number) has progress \(hud.progress)") }
      let count = containers.count { $0.huds.contains { $0 === hud } }
      if count != (hud.container == nil ? 0 : 1) { fail("HUD \(number) is in \(count) places") }
    }
  }

  /// What must come of it when nothing more is called.
  func settle() throws {
    callback = nil
    bench.stage.isSuspended = false
    for container in containers { container.showsOneAtATime = false }
    for hud in huds where hud.mode == .indeterminate { hud.mode = .text }
    try bench.pass(20)
    check()
    let isUp = huds.contains { $0.isVisible }
    for (number, hud) in huds.enumerated() where hud.isVisible {
      if hud.bezelView.alpha != hud.bezelView.shownAlpha { fail("HUD \(number) is not at rest") }
      if hud.bezelView.alpha != 1 { fail("HUD \(number) is neither up nor gone") }
    }
    if bench.stage.isVisible == isUp, bench.display.isActive != isUp {
      fail(isUp ? "the screen is lost" : "the screen is kept")
    }
    for hud in huds { hud.hide(animated: true) }
    for container in containers { while ProgressHUD.hide(for: container, animated: false) {} }
    try bench.pass(20)
    if bench.display.isActive { fail("the screen is kept") }
    if let next = bench.loop.nextDeadline { fail("waits for \(next - bench.now)") }
  }

  private func fail(_ rule: String) { broken = broken ?? rule }
}

@Suite("HUDs that come and go do not jump")
struct ContinuityTests {
  /// The largest change of a channel of any pixel from one frame to the next.
  private func change(_ old: [UInt32], _ new: [UInt32]) -> Int {
    var largest = 0
    for (a, b) in zip(old, new) where a != b {
      for shift in stride(from: UInt32(0), through: 16, by: 8) {
        largest = max(largest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
      }
    }
    return largest
  }

  @Test("Shown, hidden and shown again while it fades, no frame is far from the one before")
  func frames() throws {
    var random = SeededRandom(seed: 4)
    let bench = try Bench(width: 60, height: 60)
    bench.stage.keepsScreens = true
    let hud = ProgressHUD()
    hud.mode = .text
    hud.minSize = Size(width: 20, height: 20)
    hud.bezelView.style = .solidColor
    hud.bezelView.color = .black
    bench.stage.backdropColor = .white
    bench.stage.add(hud)
    try bench.settle()
    var last = bench.display.pixels
    for _ in 0..<150 {
      if Int.random(in: 0..<4, using: &random) == 0 {
        if Bool.random(using: &random) {
          hud.show(animated: true)
        } else {
          hud.hide(animated: true)
        }
      }
      try bench.passFrame()
      let new = bench.display.pixels
      // At its fastest a fade goes 19 % of its way from one frame to the next.
      #expect(change(last, new) <= 49)
      last = new
    }
  }
}
