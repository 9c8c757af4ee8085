import BezelCore
import BezelDisplay
import BezelLinux
import BezelRaster
import Testing

/// A machine with cards, a clock that is set by hand, and notes of what it tells.
final class Bench {
  let cards: PretendCards
  let machine: KMSMachine<PretendCards>
  let notes = EventNotes()
  private(set) var screen: [Bool] = []
  private(set) var descriptor: CInt?
  var milliseconds: Int64 = 0

  init(_ cards: PretendCards, card: String? = nil, connector: String? = nil) {
    self.cards = cards
    machine = KMSMachine(
      source: cards, card: card.map { Array($0.utf8) }, connector: connector.map { Array($0.utf8) })
    machine.handler = { [notes] in notes.note($0) }
    machine.onDescriptor = { [unowned self] in descriptor = $0 }
    machine.onScreen = { [unowned self] in screen.append($0) }
  }

  var now: Instant { Instant(nanoseconds: milliseconds * 1_000_000) }
  var card: PretendCard { cards.cards[0] }
  var deadline: Int64? { machine.deadline.map { $0.nanoseconds / 1_000_000 } }

  /// Lets time pass and the deadlines come that lie in it.
  func pass(_ step: Int64) {
    let end = milliseconds + step
    while let deadline = machine.deadline, deadline.nanoseconds <= end * 1_000_000 {
      milliseconds = max(milliseconds, (deadline.nanoseconds + 999_999) / 1_000_000)
      machine.ring(at: now)
    }
    milliseconds = end
  }

  func submit(
    _ rect: PixelRect = PixelRect(left: 0, top: 0, right: 1, bottom: 1), seed: UInt32 = 0,
    rotation: Rotation = .none
  ) {
    guard let panel = machine.panel else { return }
    machine.submit(
      gradient(rotation.apply(to: panel.size), seed: seed), damage: Damage(rect),
      rotation: rotation, at: now)
  }

  /// Tells that a flip has happened now.
  func flip(_ number: UInt64) {
    card.flips.append(Flip(number: number, time: now))
    machine.readable(at: now)
  }

  /// Brings the first picture up.
  func light() {
    machine.activate(at: now)
    submit()
    pass(20)
    _ = (card.read(), notes.take())
  }
}

@Suite("A card is driven")
struct KMSDrivingTests {
  @Test("It is set up with a test, and lit by the first frame with a blocking modeset")
  func setUp() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    #expect(bench.machine.panel == nil && bench.machine.deadline == nil)
    bench.machine.activate(at: bench.now)
    let modeset =
      "30.CRTC_ID=40 40.MODE_ID=8x4 40.ACTIVE=1 50.FB_ID=A 50.CRTC_ID=40 50.SRC_X=0 50.SRC_Y=0"
      + " 50.SRC_W=524288 50.SRC_H=262144 50.CRTC_X=0 50.CRTC_Y=0 50.CRTC_W=8 50.CRTC_H=4"
    #expect(
      bench.card.read() == [
        "objects", "master", "dumb 8x4x32", "map", "addfb XR24", "dumb 8x4x32", "map",
        "addfb XR24", "test \(modeset)",
      ])
    #expect(bench.notes.take() == [])
    #expect(bench.machine.panel?.size == PixelSize(width: 8, height: 4))
    #expect(String(decoding: bench.machine.name, as: UTF8.self) == "kms:card0:Virtual-1")
    #expect(bench.screen == [] && bench.descriptor == 99)

    bench.submit()
    #expect(bench.screen == [true])
    #expect(bench.card.read() == ["modeset \(modeset)"])
    #expect(!bench.machine.isReady)
    #expect(bench.deadline == 16)
    bench.pass(20)
    #expect(bench.notes.take() == ["shown 0"])
    #expect(bench.machine.isReady && bench.machine.deadline == nil)
    #expect(
      bench.card.pixels(ofBuffer: 0, width: 8, height: 4)
        == gradient(PixelSize(width: 8, height: 4)).bitmapPixels)
  }

  @Test("Frames are flipped to, with what each buffer lacked as clips")
  func flips() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    bench.light()
    // The second buffer has nothing yet.
    bench.submit(PixelRect(left: 2, top: 1, right: 3, bottom: 2), seed: 1)
    #expect(bench.card.read() == ["flip 1 50.FB_ID=B clips 0,0,8,4"])
    bench.pass(17)
    #expect(bench.notes.take() == [])
    bench.flip(1)
    #expect(bench.notes.take() == ["shown 37"])
    // The first lacks what the second frame changed, and gets it with the third's.
    bench.submit(PixelRect(left: 6, top: 3, right: 7, bottom: 4), seed: 2)
    #expect(bench.card.read() == ["flip 2 50.FB_ID=A clips 2,1,3,2 6,3,7,4"])
    bench.pass(16)
    bench.flip(2)
    bench.submit(PixelRect(left: 0, top: 0, right: 1, bottom: 1), seed: 3)
    #expect(bench.card.read() == ["flip 3 50.FB_ID=B clips 6,3,7,4 0,0,1,1"])
    #expect(bench.card.keeps == 5)
  }

  @Test("A driver that flips at once is paced to the refresh of the mode")
  func pacing() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    bench.light()
    bench.submit()
    bench.flip(1)
    #expect(bench.notes.take() == [])
    #expect(bench.deadline == 36)
    bench.pass(17)
    #expect(bench.notes.take() == ["shown 20"])
    #expect(bench.machine.deadline == nil)
  }

  @Test("A picture that is turned is written and damaged turned")
  func rotation() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    bench.light()
    bench.submit(rotation: .quarter)
    #expect(bench.card.read() == ["flip 1 50.FB_ID=B clips 0,0,8,4"])
    bench.pass(16)
    bench.flip(1)
    bench.submit(PixelRect(left: 0, top: 0, right: 1, bottom: 2), rotation: .quarter)
    bench.pass(16)
    bench.flip(2)
    _ = bench.card.read()
    bench.submit(PixelRect(left: 0, top: 0, right: 1, bottom: 2), rotation: .quarter)
    #expect(bench.card.read() == ["flip 3 50.FB_ID=B clips 6,0,8,1"])
    let corner = gradient(PixelSize(width: 4, height: 8)).bitmapPixels[0]
    #expect(
      bench.card.pixels(ofBuffer: 1, width: 8, height: 4).firstIndex(of: corner) == 7)
  }

  @Test("Formats that are refused are passed over, then modes")
  func ladder() {
    let modes = [mode(8, 4, kind: Mode.preferred), mode(4, 2)]
    let card = PretendCard(
      parts([connector(modes: modes)], planes: [plane(50, .primary, formats: ["XR24", "RG16"])]))
    card.refuse("dumb", .invalidArgument)
    card.refuse("test", .noSpace)
    let bench = Bench(PretendCards(card))
    bench.machine.activate(at: bench.now)
    let heads = card.read().map { line in String(line.prefix { $0 != ":" && $0 != "=" }) }
    #expect(
      heads == [
        "objects", "master", "dumb 8x4x32", "dumb 8x4x16", "map", "addfb RG16", "dumb 8x4x16",
        "map", "addfb RG16", "test 30.CRTC_ID", "rmfb", "destroy", "rmfb", "destroy",
        "dumb 4x2x32", "map", "addfb XR24", "dumb 4x2x32", "map", "addfb XR24", "test 30.CRTC_ID",
      ])
    #expect(bench.machine.panel?.size == PixelSize(width: 4, height: 2))
    #expect(bench.notes.take() == [])
  }

  @Test("A modeset that passed its test and fails is tried again smaller")
  func failingModeset() {
    let modes = [mode(8, 4, kind: Mode.preferred), mode(4, 2)]
    let card = PretendCard(parts([connector(modes: modes)]))
    card.refuse("modeset", .noSpace)
    let bench = Bench(PretendCards(card))
    bench.machine.activate(at: bench.now)
    bench.submit()
    #expect(bench.notes.take() == ["panel"])
    #expect(bench.machine.panel?.size == PixelSize(width: 4, height: 2))
    bench.submit()
    bench.pass(20)
    #expect(bench.notes.take() == ["shown 0"])
  }

  @Test("When every mode is refused, it is told once and nothing is tried until something changes")
  func refused() {
    let card = PretendCard(parts())
    card.refuse("modeset", .invalidArgument, call: 0)
    let bench = Bench(PretendCards(card))
    bench.machine.activate(at: bench.now)
    bench.submit()
    #expect(
      bench.notes.take() == ["card0 could not set the mode: Invalid argument", "panel"])
    #expect(bench.machine.panel == nil && bench.machine.deadline == nil)
    #expect(bench.screen == [true, false])
    #expect(card.keeps == 0)
  }

  @Test("Traces of the last program are cleaned away, unless the driver refuses")
  func cleaning() {
    let plane0 = plane(50, [("rotation", 4), ("alpha", 0xFFFF)])
    let overlay = plane(51, .overlay, crtc: 40)
    let panel = connector(30, "DP-1", .connected, crtc: 40, [("link-status", 1)])
    let card = PretendCard(
      parts(
        [panel], crtcs: [crtc(40, mode: nil, [("GAMMA_LUT", 77), ("CTM", 0)])],
        planes: [plane0, overlay]))
    let bench = Bench(PretendCards(card))
    bench.machine.activate(at: bench.now)
    bench.submit()
    let traces = " 51.FB_ID=0 51.CRTC_ID=0 50.rotation=1 40.GAMMA_LUT=0 30.link-status=0"
    #expect(card.read().last?.hasSuffix("50.CRTC_H=4" + traces) == true)

    let stubborn = PretendCard(card.parts)
    stubborn.refuse("test", .invalidArgument)
    let other = Bench(PretendCards(stubborn))
    other.machine.activate(at: other.now)
    other.submit()
    #expect(stubborn.read().last?.hasSuffix("50.CRTC_H=4") == true)
  }

  @Test("Other connectors of our CRTC, and our connector's former CRTC, are freed")
  func unbinding() {
    let ours = connector(30, "DP-1", possible: [0b01], crtc: 41)
    let stale = connector(31, "DP-2", .disconnected, crtc: 40)
    let card = PretendCard(
      parts(
        [ours, stale], crtcs: [crtc(40), crtc(41, mode: mode(8, 4))],
        planes: [plane(50, .primary), plane(51, .primary, possible: 0b10, crtc: 41)]))
    let bench = Bench(PretendCards(card))
    bench.machine.activate(at: bench.now)
    let freed = " 31.CRTC_ID=0 41.ACTIVE=0 41.MODE_ID=0 51.FB_ID=0 51.CRTC_ID=0"
    #expect(card.read().last?.hasSuffix("50.CRTC_H=4" + freed) == true)
  }

  @Test("With memory for one buffer, it is written in place and said to be dirty")
  func oneBuffer() {
    let card = PretendCard(parts())
    card.refuse("dumb", .outOfMemory, call: 2)
    let bench = Bench(PretendCards(card))
    bench.light()
    bench.submit()
    #expect(card.read() == ["dirty 0,0,1,1"])
    bench.pass(20)
    #expect(bench.notes.take() == ["shown 20"])
  }

  @Test("A card that is not atomic is driven by the older calls; dirt it does not know is not told")
  func legacy() {
    let card = PretendCard(parts(planes: [], isAtomic: false))
    card.refuse("dirty", .notImplemented, call: 2)
    let bench = Bench(PretendCards(card))
    bench.machine.activate(at: bench.now)
    bench.submit()
    #expect(
      card.read() == [
        "objects", "master", "dumb 8x4x32", "map", "addfb XR24", "setcrtc 40 30 8x4",
        "dirty 0,0,8,4",
      ])
    for _ in 0..<2 {
      bench.pass(20)
      bench.submit()
    }
    #expect(card.read() == ["dirty 0,0,1,1: Function not implemented"])
    bench.pass(20)
    #expect(bench.notes.take() == ["shown 0", "shown 20", "shown 40"])
  }

  @Test("Letting go takes everything down, the screen last; then it can be lit again")
  func deactivate() {
    let card = PretendCard(parts())
    let bench = Bench(PretendCards(card))
    bench.light()
    bench.submit()
    _ = card.read()
    bench.machine.deactivate()
    #expect(card.read() == ["rmfb", "destroy", "rmfb", "destroy"])
    #expect(card.keeps == 0)
    #expect(bench.screen == [true, false])
    #expect(bench.machine.deadline == nil && bench.descriptor == nil)
    bench.pass(5_000)
    #expect(bench.notes.take() == [])
    bench.light()
    #expect(bench.machine.isReady)
  }
}
