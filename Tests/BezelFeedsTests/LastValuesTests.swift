import BezelCore
import BezelFeeds
import BezelTestSupport
import Testing

private let start = Instant(nanoseconds: 1_000_000_000)

/// A HUD as small as can be, in which some values cover others.
private struct PretendHUD: Equatable {
  var mode = HUDMode.auto
  var progress: Fixed?
  var label: [UInt8] = []
  var details: [UInt8] = []
  var button: [UInt8] = []
  var picture: Update?
  var visibility: Update?
  var ended: Bool?

  mutating func apply(_ update: Update) {
    switch update {
    case .progress(let fraction): progress = fraction
    case .label(let text): label = text
    case .details(let text): details = text
    case .button(let title): button = title
    case .mode(let new): (mode, picture) = (new, nil)
    case .icon, .image: picture = update
    case .show, .hide, .quit: visibility = update
    case .finish(let success, let text):
      ended = success
      picture = .icon(success ? .success : .error)
      if !text.isEmpty { label = text }
    }
  }
}

@Suite("The last values of a HUD")
struct LastValuesTests {
  @Test("Nothing was set, nothing is made again")
  func empty() { #expect(LastValues().updates(at: start).isEmpty) }

  @Test("Of each kind the last one stays, an icon and a picture being of one kind")
  func last() {
    var values = LastValues()
    for update: Update in [
      .mode(.bar), .progress(.half), .label([1]), .icon(.info), .progress(nil), .label([2]),
      .image([3]), .show, .hide(afterNanoseconds: 0),
    ] { values.apply(update, at: start) }
    #expect(
      values.updates(at: start) == [
        .mode(.bar), .progress(nil), .label([2]), .image([3]), .hide(afterNanoseconds: 0),
      ])
  }

  @Test("The text of an end is the label, also after an end without one")
  func end() {
    var values = LastValues()
    values.apply(.finish(success: true, [1]), at: start)
    values.apply(.finish(success: false, []), at: start)
    #expect(values.updates(at: start) == [.label([1]), .finish(success: false, [])])
  }

  @Test("A delay that was running has its rest to go")
  func delay() {
    var values = LastValues()
    values.apply(.hide(afterNanoseconds: 5), at: start)
    #expect(
      values.updates(at: start.advanced(byNanoseconds: 3)) == [.hide(afterNanoseconds: 2)])
    #expect(
      values.updates(at: start.advanced(byNanoseconds: 30)) == [.hide(afterNanoseconds: 0)])
    #expect(
      values.updates(at: start.advanced(byNanoseconds: -30)) == [.hide(afterNanoseconds: 5)])
  }

  @Test("The same HUD comes again after any updates", arguments: 0..<100)
  func sameHUD(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var (values, hud) = (LastValues(), PretendHUD())
    for _ in 0..<30 {
      let update = random.update()
      values.apply(update, at: start)
      hud.apply(update)
      var again = PretendHUD()
      let updates = values.updates(at: start)
      for update in updates { again.apply(update) }
      #expect(again == hud)
      #expect(updates.count <= 8)
    }
  }

  @Test("Texts are no longer than a line, cut at a character")
  func bounded() {
    var values = LastValues()
    values.apply(.details(Array(String(repeating: "進", count: 5000).utf8)), at: start)
    #expect(
      values.updates(at: start)
        == [.details(Array(String(repeating: "進", count: 1365).utf8))])
  }
}
