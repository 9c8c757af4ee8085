import BezelCore
import BezelFeeds
import BezelTestSupport
import Testing

private func read(_ line: [UInt8]) -> [FeedEvent] {
  var parser = LineParser.channel()
  var events: [FeedEvent] = []
  parser.parse(line.span, into: &events)
  return events
}

@Suite("Updates as lines")
struct UpdateLineTests {
  @Test(
    "An update is written as people would write it",
    arguments: [
      (.progress(Fixed(1, over: 8)), "PROGRESS 12.5"),
      (.progress(.zero), "PROGRESS 0"),
      (.progress(.one), "PROGRESS 100"),
      (.progress(Fixed(42, over: 100)), "PROGRESS 41.9998"),
      (.progress(Fixed(bits: 1)), "PROGRESS 0.0015"),
      (.progress(.greatest), "PROGRESS 100"),
      (.progress(nil), "PROGRESS ?"),
      (.label(Array("a\nb\\".utf8)), #"MSG a\nb\\"#),
      (.label([]), "MSG"),
      (.mode(.ring), "MODE ring"),
      (.icon(.warning), "ICON warning"),
      (.hide(afterNanoseconds: 0), "HIDE"),
      (.hide(afterNanoseconds: 2_500_000_000), "HIDE 2.5"),
      (.hide(afterNanoseconds: 1), "HIDE 0.000000001"),
      (.finish(success: false, Array("no".utf8)), "FAIL no"),
    ] as [(Update, String)])
  func written(update: Update, line: String) {
    #expect(String(decoding: update.line(), as: UTF8.self) == line + "\n")
    #expect(update.line(for: [0x78]) == Array("@x \(line)\n".utf8))
  }

  @Test("Every progress comes back to the bit")
  func everyProgress() {
    for bits in Int32(0)...65_536 {
      let update = Update.progress(Fixed(bits: bits))
      guard read(update.line()) == [.update(update, hud: FeedEvent.mainHUD)] else {
        Issue.record("\(bits) does not come back")
        return
      }
    }
  }

  @Test("Random updates come back as they were", arguments: 0..<50)
  func roundTrip(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let updates = (0..<50).map { _ in random.update() }
    let lines = updates.flatMap { $0.line() }
    #expect(read(lines) == updates.map { .update($0, hud: FeedEvent.mainHUD) })
    let named = updates.flatMap { $0.line(for: Array("net".utf8)) }
    #expect(read(named) == updates.map { .update($0, hud: Array("net".utf8)) })
  }

  @Test("The longest text that a line can bring fits a line of the channel")
  func longest() {
    let update = Update.details(Array(repeating: UInt8(ascii: "\\"), count: LineParser.lineLimit))
    #expect(read(update.line()) == [.update(update, hud: FeedEvent.mainHUD)])
  }

  @Test("A NUL in a text cannot end the line")
  func noNUL() {
    #expect(Update.label([0x61, 0, 0x62]).line() == Array("MSG ab\n".utf8))
  }
}
