import BezelCore
import BezelDisplay
import Testing

@Suite("Modes")
struct ModeTests {
  private func sizes(_ modes: [Mode]) -> [String] {
    modes.map { "\($0.size.width)x\($0.size.height)@\(($0.refresh + 500) / 1_000)" }
  }

  @Test("Refresh comes from the timings")
  func refresh() {
    var hd = Mode(
      clock: 148_500,
      horizontal: .init(visible: 1920, pulseStart: 2008, pulseEnd: 2052, total: 2200),
      vertical: .init(visible: 1080, pulseStart: 1084, pulseEnd: 1089, total: 1125),
      roundedRefresh: 60)
    #expect(hd.refresh == 60_000)
    hd.clock = 148_352
    #expect(hd.refresh == 59_940)
    hd.flags = Mode.interlaced
    #expect(hd.refresh == 119_880)
    hd.flags = Mode.doubleScanned
    #expect(hd.refresh == 29_970)
    hd.clock = 0
    #expect(hd.refresh == 60_000)
    (hd.clock, hd.horizontal.total, hd.vertical.total) = (.max, 1, 1)
    #expect(hd.refresh == Int(Int32.max))
  }

  @Test("Asked for goes before preferred, that before running, that before the first")
  func order() {
    let small = mode(640, 480)
    let big = mode(5120, 2160)
    let preferred = mode(1024, 600, kind: Mode.preferred)
    let wanted = mode(800, 600, kind: Mode.wanted)
    func best(_ modes: [Mode], running: Mode? = nil, isTiled: Bool = false) -> Mode? {
      ModeChoice.ladder(modes, running: running, isTiled: isTiled).first
    }
    #expect(best([small, big, preferred, wanted]) == wanted)
    #expect(best([small, big, preferred], running: big) == preferred)
    #expect(best([small, big, preferred], running: big, isTiled: true) == big)
    #expect(best([small, big], running: big) == big)
    #expect(best([small, big], running: preferred) == small)
    #expect(best([]) == nil)
  }

  @Test("After the best come slower and smaller ones, never larger")
  func ladder() {
    let modes = [
      mode(640, 480), mode(1024, 768, hertz: 75), mode(1024, 768, kind: Mode.preferred),
      mode(5120, 2160), mode(1024, 768, hertz: 50), mode(800, 600), mode(1280, 720),
    ]
    #expect(
      sizes(ModeChoice.ladder(modes))
        == ["1024x768@60", "1024x768@50", "800x600@60", "640x480@60"])
  }

  @Test("Interlaced, doubled and stereo modes only where there is nothing else")
  func odd() {
    let odd = mode(1920, 1080, kind: Mode.preferred, flags: Mode.interlaced)
    #expect(sizes(ModeChoice.ladder([odd, mode(640, 480)])) == ["640x480@60"])
    #expect(ModeChoice.ladder([odd]) == [odd])
    #expect(ModeChoice.ladder([mode(0, 480), mode(20_000, 10)]) == [])
  }

  @Test("No more than a few are tried")
  func bounded() {
    let modes = (1...50).map { mode(UInt16(100 + $0), 100) }
    #expect(ModeChoice.ladder(modes.reversed()).count == ModeChoice.mostTries)
  }
}

@Suite("The way through a card")
struct RouteTests {
  private func choice(_ parts: CardObjects, to name: String? = nil) -> String? {
    guard let route = parts.route(to: name.map { Array($0.utf8) }) else { return nil }
    let connector = String(decoding: route.connector.name, as: UTF8.self)
    return "\(connector) \(route.crtc.id) \(route.plane.map { "\($0.id)" } ?? "-")"
  }

  @Test("A connector that has a panel goes before one that may have one")
  func connectors() {
    let unknown = connector(30, "VGA-1", .unknown)
    let off = connector(31, "HDMI-A-1", .disconnected)
    let on = connector(32, "DP-1")
    #expect(choice(parts([unknown, off, on])) == "DP-1 40 50")
    #expect(choice(parts([unknown, off])) == "VGA-1 40 50")
    #expect(choice(parts([off])) == nil)
    #expect(choice(parts([unknown, off, on]), to: "VGA-1") == "VGA-1 40 50")
    #expect(choice(parts([unknown, off, on]), to: "HDMI-A-1") == nil)
    #expect(choice(parts([unknown, off, on]), to: "HDMI-A-9") == nil)
  }

  @Test("Head sets, writers to memory and connectors without modes are passed over")
  func otherUse() {
    let headset = connector(30, "DP-1", .connected, [("non-desktop", 1)])
    let writer = connector(31, "Writeback-1")
    let empty = connector(32, "DP-2", .connected, modes: [])
    #expect(choice(parts([headset, writer, empty, connector(33, "DP-3")])) == "DP-3 40 50")
    #expect(choice(parts([headset, writer, empty])) == nil)
    #expect(choice(parts([headset]), to: "DP-1") == "DP-1 40 50")
  }

  @Test(
    "CRTCs: the lit one, then free ones, then those of other panels",
    arguments: [
      (0, [0b111], 0, [40, 41, 42]),  // nothing is lit
      (42, [0b111], 0, [42, 40, 41]),  // ours is lit
      (42, [0b011], 0, [40, 41]),  // ours cannot be ours any more
      (0, [0b111], 40, [41, 42, 40]),  // another panel has the first
      (40, [0b111], 40, [41, 42, 40]),  // both show the same
      (0, [0b110, 0b011], 0, [41]),  // what all encoders can do
      (0, [0b100, 0b001], 0, [40, 42]),  // they agree on nothing
      (0, [], 0, []),
    ] as [(UInt32, [UInt32], UInt32, [UInt32])])
  func crtcs(current: UInt32, masks: [UInt32], other: UInt32, expected: [UInt32]) {
    let ours = connector(30, "DP-1", possible: masks, crtc: current)
    let parts = parts(
      [ours, connector(31, "DP-2", crtc: other)], crtcs: [crtc(40), crtc(41), crtc(42)])
    #expect(parts.crtcChoices(for: ours).map { parts.crtcs[$0].id } == expected)
  }

  @Test("A CRTC that an unplugged connector still holds is free")
  func unplugged() {
    let ours = connector(30, "DP-1", possible: [0b11])
    let parts = parts(
      [ours, connector(31, "DP-2", .disconnected, crtc: 40)], crtcs: [crtc(40), crtc(41)])
    #expect(parts.crtcChoices(for: ours) == [0, 1])
  }

  @Test("Only a primary plane of the CRTC will do")
  func planes() {
    let overlay = plane(50, .overlay, possible: 0b11)
    let second = plane(51, .primary, possible: 0b10)
    let first = plane(52, .primary, possible: 0b11)
    #expect(choice(parts(planes: [overlay, second, first])) == "Virtual-1 40 52")
    #expect(choice(parts(planes: [overlay, second])) == nil)
    let lit = plane(53, .primary, possible: 0b01, crtc: 40)
    #expect(choice(parts(planes: [first, lit])) == "Virtual-1 40 53")
    #expect(choice(parts(planes: [overlay], isAtomic: false)) == "Virtual-1 40 -")
  }

  @Test(
    "The plane's formats decide, and what the card prefers",
    arguments: [
      (["XR24"], 0, ["xrgb8888"]), (["RG16", "XR24"], 24, ["xrgb8888", "rgb565"]),
      (["RG16", "XR24"], 16, ["rgb565", "xrgb8888"]), (["RG16"], 0, ["rgb565"]),
    ])
  func formats(listed: [String], depth: Int, expected: [String]) {
    let route = parts(planes: [plane(50, .primary, formats: listed)], preferredDepth: depth).route()
    #expect(route?.formats.map { "\($0)" } == expected)
  }

  @Test("A plane that shows none of our formats is no way")
  func noFormat() {
    #expect(parts(planes: [plane(50, .primary, formats: ["XB24", "NV12"])]).route() == nil)
  }

  @Test(
    "Panels that are built in turned",
    arguments: [
      ("Normal", Rotation.none), ("Upside Down", .half), ("Right Side Up", .quarter),
      ("Left Side Up", .threeQuarters), ("Sideways", .none),
    ])
  func orientation(name: String, rotation: Rotation) {
    var panel = connector()
    #expect(panel.orientation == .none)
    panel.properties.append(
      Property(
        id: 9, name: Array("panel orientation".utf8), value: 1, valueName: Array(name.utf8)))
    #expect(panel.orientation == rotation)
  }

  @Test(
    "A panel's size in millimetres is believed where it is one",
    arguments: [(260, 150, true), (0, 0, false), (160, 90, false), (16, 10, false), (0, 9, false)])
  func millimeters(width: Int, height: Int, isBelieved: Bool) {
    var panel = connector()
    panel.millimeters = PixelSize(width: width, height: height)
    #expect((panel.believedMillimeters != nil) == isBelieved)
  }

  @Test("Connectors are called what the system calls them")
  func names() {
    #expect(Connector.name(kind: 11, number: 2) == Array("HDMI-A-2".utf8))
    #expect(Connector.name(kind: 15, number: 1) == Array("Virtual-1".utf8))
    #expect(Connector.name(kind: 99, number: 1) == Array("Unknown-1".utf8))
  }
}
