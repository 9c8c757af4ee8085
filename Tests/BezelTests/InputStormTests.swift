import Bezel
import BezelCore
import BezelDisplay
import BezelInput
import BezelLinux
import BezelTestSupport
import Testing

@Suite("Random keys, fingers, mice and devices")
struct InputStormTests {
  /// A stage with two HUDs, devices, and what a button must not do.
  private final class Storm {
    let bench: Bench
    var random: SeededRandom
    let huds = [ProgressHUD(), ProgressHUD()]
    /// Since when each button is what it is, and on a screen that people look at.
    var since: [Int64?] = [nil, nil]
    var devices: [PretendDevice] = []
    var fires = 0
    var broken: String?

    init(seed: UInt64) throws {
      bench = try Bench(width: 300, height: 200)
      random = SeededRandom(seed: seed)
      for (number, hud) in huds.enumerated() {
        hud.mode = .text
        hud.position = number == 0 ? .left : .right
        hud.interactionMode = .bezel
        hud.button.title = "Go"
        hud.button.onPress = { [weak self] in self?.fired(number) }
        hud.onEvent = { [weak self] event in
          if event == .willShow { self?.since[number] = nil }
        }
        bench.stage.add(hud)
      }
    }

    private func fired(_ number: Int) {
      fires += 1
      let hud = huds[number]
      guard hud.isVisible, hud.button.isShown, bench.display.isInFront, bench.display.panel != nil,
        let start = since[number]
      else {
        broken = "a button fires that nobody sees"
        return
      }
      let hold = Int64(hud.button.holdTime * 1_000_000_000)
      // The press has begun half a second later at the earliest, and a held one takes its time.
      if bench.now - start < 500_000_000 + hold { broken = "a button fires too early" }
      if hud.button.isPressed { broken = "a button looks pressed when it fires" }
    }

    /// Notes what has been on the screen since before this moment.
    private func note() {
      for (number, hud) in huds.enumerated() {
        let isUp =
          hud.isVisible && hud.button.isShown && bench.display.panel != nil
          && !bench.stage.isSuspended
        since[number] = isUp ? since[number] ?? bench.now : nil
      }
    }

    func step() throws {
      let kinds: [Capabilities] = [.keyboard, .touchscreen, .mouse, .tablet, .powerButton]
      let device = devices.randomElement(using: &random)
      let hud = Int.random(in: 0...1, using: &random)
      switch Int.random(in: 0..<100, using: &random) {
      case ..<3:
        if devices.count < 5, let kind = kinds.randomElement(using: &random) {
          devices.append(bench.input.plug(kind))
        }
      case ..<5:
        if let device {
          devices.removeAll { $0 === device }
          bench.input.unplug(device)
        }
      case ..<8: if let device { bench.input.lose(device) }
      case ..<45: if let device { send(device) }
      case ..<70: if let device { try press(device, at: hud) }
      case ..<74: huds[hud].show(animated: .random(using: &random))
      case ..<75: huds[hud].hide(animated: .random(using: &random))
      case ..<76:
        let title = ["Go", "Stop", nil].randomElement(using: &random) ?? nil
        if title != huds[hud].button.title { since[hud] = nil }
        huds[hud].button.title = title
        // What changes and changes back before it is drawn has not changed.
        try bench.settle()
      case ..<77: huds[hud].button.holdTime = [0, 0, 0.3].randomElement(using: &random) ?? 0
      case ..<78: bench.stage.rotation = Rotation.allCases.randomElement(using: &random)
      case ..<79: bench.display.isInFront = Int.random(in: 0..<4, using: &random) > 0
      case ..<80:
        bench.stage.isSuspended = Int.random(in: 0..<4, using: &random) == 0
        try bench.settle()
      case ..<81:
        bench.display.plug(
          Int.random(in: 0..<4, using: &random) == 0
            ? nil : DisplayPanel(size: PixelSize(width: 300, height: 200)))
        since = [nil, nil]
      case ..<90: try bench.pass(0.02)
      default: try bench.pass(Double(Int.random(in: 0...800, using: &random)) / 1000)
      }
      note()
      if Int.random(in: 0..<3, using: &random) > 0 { try bench.settle() }
    }

    /// Does what somebody does who means a button, for as long as it may take.
    private func press(_ device: PretendDevice, at hud: Int) throws {
      let time = [0.03, 0.03, 0.2, 0.4].pick(&random)
      // Either button is about a fifth of the way from its side of the panel.
      let x: Int32 = hud == 0 ? 1_900 : 8_100
      switch device.description.kind.pointer {
      case .touchscreen:
        try bench.finger(device, x, 5_000, id: Int32.random(in: 1...9, using: &random))
        try bench.pass(time)
        try bench.lift(device)
      case .mouse:
        try bench.roll(device, -400, -400)
        try bench.roll(device, x * 3 / 100, 100)
        try bench.key(device, .leftButton, 1)
        try bench.pass(time)
        try bench.key(device, .leftButton, 0)
      default:
        try bench.key(device, .enter, 1)
        try bench.pass(time)
        try bench.key(device, .enter, 0)
      }
    }

    private func send(_ device: PretendDevice) {
      var events: [(UInt16, UInt16, Int32)] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        events.append(
          [
            (
              InputEvent.key, [28, 57, 1, 15, 42, 103, 106, 0x110, 0x14A].pick(&random),
              .pick(&random)
            ),
            (
              InputEvent.relative, [0, 1].pick(&random), Int32.random(in: -90...90, using: &random)
            ),
            (
              InputEvent.absolute, [0, 1, 0x2F, 0x35, 0x36, 0x39].pick(&random),
              [-1, 0, 1, 2_000, 5_000, 16_000, .max, .min].pick(&random)
            ),
          ].pick(&random))
      }
      // Some come late.
      let age = Int64.random(in: 0...3, using: &random) * 100_000_000
      bench.input.send(device, events, at: bench.now - age)
    }

    func end() throws {
      bench.display.isInFront = true
      bench.stage.isSuspended = false
      for device in devices { bench.input.unplug(device) }
      for hud in huds { hud.hide(animated: false) }
      try bench.pass(10)
      if huds.contains(where: { $0.button.isPressed }) { broken = "a button stays pressed" }
      if bench.input.isRunning { broken = "devices stay open" }
      if bench.loop.nextDeadline != nil { broken = "something is waited for" }
    }
  }

  @Test("fire no button that was not seen for half a second, and leave nothing behind")
  func storms() throws {
    var fires = 0
    for seed in 0..<16 as Range<UInt64> {
      let storm = try Storm(seed: seed)
      var step = 0
      while step < 500, storm.broken == nil {
        try storm.step()
        step += 1
      }
      if storm.broken == nil { try storm.end() }
      if let broken = storm.broken {
        Issue.record("seed \(seed), step \(step): \(broken)")
        return
      }
      fires += storm.fires
    }
    // Those that may fire do.
    #expect(fires > 100)
  }
}

extension Array {
  fileprivate func pick(_ random: inout SeededRandom) -> Element {
    self[Int.random(in: indices, using: &random)]
  }
}

extension Int32 {
  fileprivate static func pick(_ random: inout SeededRandom) -> Int32 {
    [0, 1, 2].pick(&random)
  }
}
