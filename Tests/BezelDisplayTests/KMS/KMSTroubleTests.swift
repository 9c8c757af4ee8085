import BezelCore
import BezelDisplay
import BezelLinux
import Testing

@Suite("A card refuses, goes and comes")
struct KMSTroubleTests {
  @Test("A flip that is refused as busy is tried a refresh later, without losing damage")
  func busyOnce() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    bench.light()
    for number in 1...2 as ClosedRange<UInt64> {
      bench.submit()
      bench.pass(17)
      bench.flip(number)
    }
    _ = (bench.card.read(), bench.notes.take())
    bench.card.refuse("flip", .busy)
    bench.submit(PixelRect(left: 3, top: 1, right: 4, bottom: 2))
    #expect(
      bench.card.read() == ["flip 3 50.FB_ID=B clips 0,0,1,1 3,1,4,2: Device or resource busy"])
    #expect(!bench.machine.isReady)
    bench.pass(17)
    #expect(bench.card.read() == ["flip 4 50.FB_ID=B clips 0,0,1,1 3,1,4,2"])
    bench.pass(10)
    bench.flip(4)
    bench.pass(10)
    #expect(bench.notes.take() == ["shown 81"])
  }

  @Test("Busy twice means that the CRTC has lost its picture: the mode is set again")
  func busyTwice() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    bench.light()
    bench.card.refuse("flip", .busy)
    bench.card.refuse("flip", .busy, call: 1)
    bench.submit()
    bench.pass(60)
    #expect(bench.card.read().map { $0.prefix { $0 != " " } } == ["flip", "flip", "modeset"])
    #expect(bench.notes.take().count == 1)
    #expect(bench.machine.isReady)
  }

  @Test("Busy for a second is told, and the screen is let go")
  func busyForEver() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    bench.light()
    bench.card.refuse("flip", .busy, call: 0)
    bench.card.refuse("modeset", .busy, call: 0)
    bench.submit()
    bench.pass(1_200)
    #expect(
      bench.notes.take() == ["card0 could not show a frame: Device or resource busy", "panel"])
    #expect(bench.screen == [true, false])
    #expect(bench.machine.deadline == nil)
  }

  @Test("A flip refused for the state of the card is followed by a modeset of the same buffer")
  func changedState() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    bench.light()
    bench.card.refuse("flip", .invalidArgument)
    bench.submit()
    let lines = bench.card.read()
    #expect(lines.count == 2 && lines[1].contains("50.FB_ID=B"))
    bench.pass(20)
    #expect(bench.notes.take() == ["shown 20"])
  }

  @Test("A flip whose event is lost ends in a modeset after a second")
  func lostEvent() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    bench.light()
    bench.submit()
    _ = bench.card.read()
    #expect(bench.deadline == 270)
    bench.pass(900)
    #expect(bench.card.read() == [])
    bench.pass(200)
    #expect(bench.card.read().map { $0.prefix { $0 != " " } } == ["modeset"])
    #expect(bench.notes.take() == ["shown 1020"])
    // It comes after all, in the middle of the next flight.
    bench.submit()
    bench.flip(1)
    #expect(!bench.machine.isReady)
    bench.pass(20)
    #expect(bench.notes.take() == [])
    bench.flip(2)
    #expect(bench.machine.isReady)
  }

  @Test("An event that did not wake us is found when the watchdog looks")
  func missedEvent() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    bench.light()
    bench.submit()
    bench.card.flips = [Flip(number: 1, time: Instant(nanoseconds: 30_000_000))]
    bench.pass(300)
    #expect(bench.notes.take() == ["shown 30"])
  }

  @Test("Another program's card is asked for a few times, told, and got when that ends")
  func taken() {
    let card = PretendCard(parts())
    card.refuse("master", .busy, call: 0)
    let bench = Bench(PretendCards(card))
    bench.machine.activate(at: bench.now)
    #expect(bench.notes.take() == [])
    bench.pass(2_000)
    #expect(
      bench.notes.take() == ["another program drives the screen of card0; waiting for its end"])
    #expect(card.read().filter { $0.hasPrefix("master") }.count == 6)
    #expect(bench.machine.deadline == nil)

    card.script = []
    bench.machine.cardClosed(at: bench.now)
    bench.pass(1)
    #expect(bench.notes.take() == ["panel"])
    #expect(bench.machine.isReady)
  }

  @Test("A card that is soon free is got without a word")
  func soonFree() {
    let card = PretendCard(parts())
    card.refuse("master", .busy)
    let bench = Bench(PretendCards(card))
    bench.machine.activate(at: bench.now)
    bench.pass(150)
    #expect(bench.notes.take() == ["panel"])
  }

  @Test("While one card is another program's, a free one is taken")
  func otherFree() {
    let cards = PretendCards(PretendCard(parts(), "card0"), PretendCard(parts(), "card1"))
    cards.cards[0].refuse("master", .busy, call: 0)
    let bench = Bench(cards)
    bench.machine.activate(at: bench.now)
    #expect(String(decoding: bench.machine.name, as: UTF8.self) == "kms:card1:Virtual-1")
  }

  @Test("Losing mastership waits for the other program's end")
  func losingMastership() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    bench.light()
    bench.card.refuse("flip", .permissionDenied)
    bench.card.refuse("master", .busy)
    bench.submit()
    #expect(bench.notes.take() == ["panel"])
    #expect(bench.screen == [true, false])
    bench.pass(150)
    #expect(bench.notes.take() == ["panel"])
    #expect(bench.machine.isReady)
  }

  @Test("Mastership that can be had again is taken, with a modeset")
  func regainingMastership() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    bench.light()
    bench.card.refuse("flip", .permissionDenied)
    bench.submit()
    bench.pass(40)
    #expect(
      bench.card.read().map { $0.prefix { $0 != " " } } == ["flip", "master", "modeset"])
    #expect(bench.machine.isReady)
  }

  @Test("A card that goes is let go, and the one that comes is lit")
  func gone() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    bench.light()
    let old = bench.card
    old.refuse("flip", .noSuchDevice)
    bench.cards.closed = ["card0": .noDeviceOrAddress]
    bench.submit()
    #expect(bench.notes.take() == ["card0 has gone away; waiting for a screen", "panel"])
    #expect(bench.machine.panel == nil && bench.machine.deadline == nil)
    #expect(old.keeps == 0)

    bench.cards.cards = [PretendCard(parts([connector(30, "HDMI-A-1")]), "card1")]
    bench.machine.hotplug(at: bench.now)
    bench.pass(10)
    bench.machine.hotplug(at: bench.now)
    #expect(bench.notes.take() == [])
    bench.pass(41)
    #expect(bench.notes.take() == ["panel"])
    #expect(String(decoding: bench.machine.name, as: UTF8.self) == "kms:card1:HDMI-A-1")
    bench.submit()
    bench.pass(20)
    #expect(bench.notes.take().count == 1)
    #expect(bench.screen == [true, false, true])
  }

  @Test("When another card is there already, the picture moves without a pause")
  func moves() {
    let cards = PretendCards(PretendCard(parts(), "card0"), PretendCard(parts(), "card1"))
    let bench = Bench(cards)
    bench.light()
    cards.cards[0].refuse("flip", .noSuchDevice)
    cards.closed = ["card0": .noDeviceOrAddress]
    bench.submit()
    #expect(bench.notes.take() == ["card0 has gone away; waiting for a screen", "panel"])
    #expect(bench.machine.isReady)
    #expect(bench.screen == [true])
  }

  @Test("A panel that is unplugged in the middle of a flight is waited for")
  func unplugged() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    bench.light()
    bench.submit()
    bench.card.parts.connectors[0].status = .disconnected
    bench.machine.hotplug(at: bench.now)
    bench.pass(60)
    #expect(bench.notes.take() == ["no screen is connected yet", "panel"])
    #expect(bench.machine.panel == nil)
    #expect(bench.card.keeps == 0)
    bench.machine.hotplug(at: bench.now)
    bench.pass(60)
    #expect(bench.notes.take() == [])
    bench.card.parts.connectors[0].status = .connected
    bench.machine.hotplug(at: bench.now)
    bench.pass(60)
    #expect(bench.notes.take() == ["panel"])
  }

  @Test("A panel that is now another one is driven in its own mode")
  func replaced() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    bench.light()
    bench.card.parts.connectors[0].modes = [mode(6, 6)]
    bench.machine.hotplug(at: bench.now)
    bench.pass(60)
    #expect(bench.notes.take() == ["panel"])
    #expect(bench.machine.panel?.size == PixelSize(width: 6, height: 6))
  }

  @Test("A sign of change that changes nothing is no event")
  func unchanged() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    bench.light()
    bench.machine.hotplug(at: bench.now)
    bench.pass(60)
    #expect(bench.card.read() == ["connector 30"])
    #expect(bench.notes.take() == [])
    #expect(bench.machine.deadline == nil)
  }

  @Test("A link that has failed is trained by a modeset")
  func badLink() {
    let panel = connector(30, "DP-1", .connected, [("link-status", 0)])
    let bench = Bench(PretendCards(PretendCard(parts([panel]))))
    bench.light()
    bench.card.parts.connectors[0].properties[1].value = 1
    bench.machine.hotplug(at: bench.now)
    bench.pass(60)
    #expect(bench.notes.take() == ["panel"])
    _ = bench.card.read()
    bench.submit()
    #expect(bench.card.read().first?.hasPrefix("modeset") == true)
  }

  @Test(
    "Why there is no picture is told in a sentence",
    arguments: [
      (nil, nil, "there is no graphics card yet"),
      ("card7", nil, "there is no graphics card card7 yet"),
      ("card0", nil, "no screen is connected yet"),
      (nil, "HDMI-A-1", "no screen is connected to HDMI-A-1 yet"),
      (
        "card1", nil,
        "/dev/dri/card1 may not be opened; be root or a member of the group video"
      ),
      ("card2", nil, "card2 could not be opened: Input/output error"),
      ("card3", nil, "no screen is connected yet"),
    ] as [(String?, String?, String)])
  func sentences(card: String?, connector name: String?, sentence: String) {
    let empty = parts([connector(30, "VGA-1", .disconnected)])
    let cards = PretendCards(
      PretendCard(empty, "card0"), PretendCard(empty, "card1"), PretendCard(empty, "card2"),
      PretendCard(empty, "card3"))
    cards.closed = [
      "card1": .permissionDenied, "card2": .inputOutput, "card3": .noDeviceOrAddress,
    ]
    if card == nil {
      cards.cards = name == nil ? [] : [cards.cards[0]]
    }
    let bench = Bench(cards, card: card, connector: name)
    bench.machine.activate(at: bench.now)
    #expect(bench.notes.take() == [sentence])
    #expect(bench.machine.deadline == nil)
  }

  @Test("A panel to which no way leads is told")
  func noRoute() {
    let overlay = plane(50, .overlay)
    let bench = Bench(PretendCards(PretendCard(parts(planes: [overlay]))))
    bench.machine.activate(at: bench.now)
    #expect(bench.notes.take() == ["card0 has no plane, mode or format for its screen"])
  }

  @Test("Nothing is asked of any card before it is activated")
  func lazy() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    bench.machine.hotplug(at: bench.now)
    bench.machine.cardClosed(at: bench.now)
    bench.pass(1_000)
    #expect(bench.cards.opened == [] && bench.notes.take() == [])
  }

  @Test("A handler may submit, and let go, while it is told")
  func reentrant() {
    let bench = Bench(PretendCards(PretendCard(parts())))
    var frames = 0
    bench.machine.handler = { event in
      guard case .shown = event else { return }
      frames += 1
      if frames < 3 { bench.submit() } else { bench.machine.deactivate() }
    }
    bench.machine.activate(at: bench.now)
    bench.submit()
    for number in 1...2 as ClosedRange<UInt64> {
      bench.pass(20)
      bench.flip(number)
    }
    bench.pass(20)
    #expect(frames == 3 && !bench.machine.isActive)
    #expect(bench.card.keeps == 0)
    bench.machine.handler = nil
  }
}
