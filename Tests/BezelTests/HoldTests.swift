import Bezel
import BezelCore
import BezelDisplay
import BezelInput
import BezelLinux
import Testing

@Suite("Holding the button of a HUD")
struct HoldTests {
  private let bench: Bench
  private let hud: ProgressHUD
  private let log = ButtonInputTests.Log()
  private let keyboard: PretendDevice
  private let screen: PretendDevice

  init() throws {
    bench = try Bench(width: 300, height: 200)
    hud = ButtonInputTests.hud("Erase", log)
    hud.button.holdTime = 2
    bench.stage.add(hud)
    keyboard = bench.input.plug(.keyboard)
    screen = bench.input.plug(.touchscreen)
    hud.show(animated: false)
    try bench.settle()
    try bench.pass(0.6)
  }

  private enum Way: CaseIterable { case key, finger, mouse }

  private func press(_ way: Way) throws {
    switch way {
    case .key: try bench.key(keyboard, .enter, 1)
    case .finger: try bench.finger(screen, 5_000, 5_000, id: Int32(bench.now / 1_000_000 % 10_000))
    case .mouse:
      let mouse =
        bench.input.devices.lazy.compactMap { $0 as? PretendDevice }
        .first { $0.description.kind.pointer == .mouse } ?? bench.input.plug(.mouse)
      try bench.roll(mouse, 1, 0)
      try bench.key(mouse, .leftButton, 1)
    }
  }

  private func release(_ way: Way) throws {
    switch way {
    case .key: try bench.key(keyboard, .enter, 0)
    case .finger: try bench.lift(screen)
    case .mouse:
      for device in bench.input.devices {
        if let device = device as? PretendDevice, device.description.kind.pointer == .mouse {
          try bench.key(device, .leftButton, 0)
        }
      }
    }
  }

  @Test("It does something when its time is over, once, whoever holds it", arguments: Way.allCases)
  private func fires(way: Way) throws {
    try press(way)
    try bench.pass(1.9)
    #expect(log.words.isEmpty && hud.button.isPressed)
    try bench.pass(0.2)
    #expect(log.words == ["Erase"] && !hud.button.isPressed)
    try bench.pass(3)
    try release(way)
    try bench.pass(1)
    #expect(log.words == ["Erase"])
  }

  @Test("Let go early it does nothing, and looks as before soon after", arguments: Way.allCases)
  private func early(way: Way) throws {
    if way == .mouse { try bench.roll(bench.input.plug(.mouse), 1, 0) }
    try bench.pass(4)
    let before = bench.display.pixels
    for _ in 0..<3 {
      try press(way)
      try bench.pass(1.5)
      #expect(bench.display.pixels != before)
      try release(way)
      try bench.pass(0.5)
    }
    try bench.pass(4)
    #expect(log.words.isEmpty && bench.display.pixels == before)
    #expect(bench.loop.nextDeadline == nil)
  }

  @Test("Contacts that bounce do not begin it anew")
  func bounce() throws {
    try press(.key)
    try bench.pass(1)
    try bench.key(keyboard, .enter, 0)
    try bench.pass(0.004)
    try bench.key(keyboard, .enter, 1)
    try bench.pass(1.1)
    #expect(log.words == ["Erase"])
  }

  @Test("Dragged off, by Escape or with the HUD it is taken back")
  func takenBack() throws {
    try press(.finger)
    try bench.pass(1.5)
    try bench.finger(screen, 100, 100, id: Int32(0))
    try bench.pass(1)
    try bench.lift(screen)
    try press(.key)
    try bench.pass(1.5)
    try bench.strike(keyboard, .escape)
    try bench.pass(1)
    try release(.key)
    try bench.pass(0.1)
    try press(.key)
    try bench.pass(1.5)
    hud.hide(animated: true)
    try bench.pass(3)
    #expect(log.words.isEmpty)
  }

  @Test("Its border grows by small pieces, and ends as one that was drawn at once")
  func pieces() throws {
    try press(.key)
    let first = bench.display.frames.count
    try bench.pass(1)
    let frames = bench.display.frames.dropFirst(first)
    #expect(frames.count >= 55)
    for frame in frames {
      #expect(frame.rects.count == 1 && frame.bounds.width <= 14 && frame.bounds.height <= 14)
    }
    let grown = bench.display.pixels
    bench.stage.backdropColor = Color(red: 1, green: 0, blue: 0)
    try bench.settle()
    bench.stage.backdropColor = nil
    try bench.settle()
    #expect(bench.display.pixels == grown)
  }

  @Test("Reduced motion leaves it as it is: it says how long to hold")
  func reduced() throws {
    bench.stage.reducesMotion = true
    try press(.key)
    let before = bench.display.pixels
    try bench.pass(1)
    #expect(bench.display.pixels != before)
    try bench.pass(1.1)
    #expect(log.words == ["Erase"])
  }

  @Test("The time is limited, and what is no number changes nothing")
  func limits() {
    for (time, kept) in [(-1.0, 0.0), (1e9, 60), (0.5, 0.5), (.nan, 0.5), (.infinity, 60)] {
      hud.button.holdTime = time
      #expect(hud.button.holdTime == kept)
    }
  }
}
