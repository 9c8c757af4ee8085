import BezelDisplay
import BezelLinux
import Testing

@Suite("What the cards have")
struct CardReportTests {
  private func uses(_ cards: PretendCards) -> [[ConnectorReport.Use]] {
    CardReport.all(from: cards).map { $0.connectors.map(\.use) }
  }

  @Test("The connector that would be taken is used, and each other has its reason")
  func connectors() {
    let card = PretendCard(
      parts([
        connector(30, "HDMI-A-1", .disconnected, modes: []),
        connector(31, "Writeback-1", modes: [mode(8, 4)]),
        connector(32, "DP-1", modes: []),
        connector(33, "DP-2", modes: [mode(800, 480), mode(640, 400)]),
        connector(34, "DP-3"),
        connector(35, "DP-4", possible: [0]),
        connector(36, "DP-5", .connected, [("non-desktop", 1)]),
      ]))
    let reports = CardReport.all(from: PretendCards(card))
    #expect(
      reports[0].connectors.map(\.use) == [
        .nothing, .forOtherUse, .noMode, .used, .anotherFirst, .noRoute, .forOtherUse,
      ])
    #expect(reports[0].connectors[3].mode == mode(800, 480))
    #expect(reports[0].connectors[4].mode == nil)
    // It was looked at, and nothing more.
    #expect(card.read() == ["objects"])
  }

  @Test("A card whose panel is sure goes before one that may have some, as when it is driven")
  func order() {
    let unsure = PretendCard(parts([connector(30, "VGA-1", .unknown)]), "card0")
    let sure = PretendCard(parts(), "card1")
    #expect(uses(PretendCards(unsure, sure)) == [[.anotherFirst], [.used]])
    #expect(uses(PretendCards(unsure)) == [[.used]])
  }

  @Test("A card that cannot be asked stops no other, one without screens is left out")
  func trouble() {
    let cards = PretendCards(
      PretendCard(parts(), "card0"), PretendCard(parts(), "card1"), PretendCard(parts(), "card2"),
      PretendCard(parts(), "card3"))
    cards.closed = ["card0": .permissionDenied, "card1": .notSupported]
    cards.cards[2].refuse("objects", .inputOutput)
    cards.taken = ["card3"]
    let reports = CardReport.all(from: cards)
    #expect(
      reports.map { String(decoding: $0.name, as: UTF8.self) } == ["card0", "card2", "card3"])
    #expect(reports[0].trouble == .notPermitted(card: Array("card0".utf8)))
    #expect(reports[1].trouble == .refused(.describe, card: Array("card2".utf8), .inputOutput))
    #expect(reports[2].trouble == nil && reports[2].isTaken)
    #expect(reports[2].connectors.map(\.use) == [.used])
  }
}
