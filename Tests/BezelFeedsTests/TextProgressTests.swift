import BezelCore
import BezelFeeds
import BezelTestSupport
import Testing

private func percent(_ number: Int64) -> Update { .progress(Fixed(number, over: 100)) }

private func label(_ text: String) -> Update { .label(Array(text.utf8)) }

/// All that is written about these updates.
private func written(_ updates: [Update], on output: TextProgress.Output) -> String {
  var text = TextProgress(on: output)
  return String(decoding: updates.flatMap { text.note($0) } + text.finish(), as: UTF8.self)
}

private let erase = "\r\u{1B}[K"

@Suite("Progress as text")
struct TextProgressTests {
  @Test("On a terminal one line is drawn again when it changes, and ended at last")
  func terminal() {
    #expect(
      written(
        [label("Installing"), percent(1), percent(1), .mode(.bar), percent(42), .show],
        on: .terminal(columns: 80))
        == "\(erase)Installing\(erase)1% Installing\(erase)42% Installing\n")
  }

  @Test("Where nothing was said, nothing is written")
  func silence() {
    for output: TextProgress.Output in [.terminal(columns: 80), .lines] {
      #expect(written([.show, .mode(.bar), .progress(nil), label("")], on: output) == "")
    }
  }

  @Test("The line is cut to the width at a character, the number is never cut")
  func width() {
    func line(_ text: String, _ columns: Int) -> String {
      written([label(text)], on: .terminal(columns: columns))
    }
    #expect(line("abcdef", 7) == "\(erase)abcdef\n")
    #expect(line("abcdef", 6) == "\(erase)abcde\n")
    #expect(line("äöüß", 4) == "\(erase)äöü\n")
    #expect(line("進捗進捗", 8) == "\(erase)進捗進\n")
    #expect(line("e\u{301}e\u{301}e\u{301}", 3) == "\(erase)e\u{301}e\u{301}\n")
    #expect(line("ab", 1) == "\(erase)a\n")
    #expect(line(String(repeating: "x", count: 99), 0).utf8.count == erase.utf8.count + 79 + 1)
    #expect(
      written([.progress(.half), label("abcdef")], on: .terminal(columns: 8)).hasSuffix("50% abc\n")
    )
  }

  @Test("The line can be taken away for others and put back")
  func clearing() {
    var text = TextProgress(on: .terminal(columns: 80))
    #expect(text.clear().isEmpty)
    _ = text.note(label("a"))
    #expect(text.clear() == Array(erase.utf8))
    #expect(text.clear().isEmpty)
    #expect(text.redraw() == Array("\(erase)a".utf8))
    #expect(text.redraw().isEmpty)
    #expect(text.finish() == [0x0A])
    #expect(text.finish().isEmpty)
  }

  @Test("What was not heard is told in one line when somebody hears again")
  func unheard() {
    func text(_ updates: [Update], on output: TextProgress.Output) -> String {
      var text = TextProgress(on: output)
      for update in updates { #expect(text.note(update, isHeard: false).isEmpty) }
      return String(decoding: text.redraw() + text.redraw(), as: UTF8.self)
    }
    let all = [label("a"), percent(33), percent(47)]
    #expect(text(all, on: .lines) == "47% a\n")
    #expect(text(all, on: .terminal(columns: 80)) == "\(erase)47% a")
    #expect(text(all + [.finish(success: true, [])], on: .lines) == "a - done\n")
    #expect(text([percent(9), .details([0x64])], on: .lines) == "")
  }

  @Test("Elsewhere there is at most one line per ten per cent, and one when the label changes")
  func lines() {
    let all = (Int64(0)...100).map { percent($0) }
    #expect(
      written([label("Installing")] + all + [label("Checking"), percent(100)], on: .lines)
        == """
        Installing
        10% Installing
        20% Installing
        30% Installing
        40% Installing
        50% Installing
        60% Installing
        70% Installing
        80% Installing
        90% Installing
        100% Installing
        100% Checking

        """)
  }

  @Test("Only what is whole has 100 per cent")
  func whole() {
    #expect(written([.progress(Fixed(bits: 65_535))], on: .lines) == "99%\n")
    #expect(written([.progress(.one)], on: .lines) == "100%\n")
  }

  @Test("Progress that trembles writes no lines, one that begins anew does")
  func backwards() {
    let trembling = (0..<50).flatMap { _ in [percent(41), percent(39)] }
    #expect(written(trembling, on: .lines) == "41%\n")
    #expect(
      written([percent(55), percent(0), .progress(.one), .progress(nil), percent(30)], on: .lines)
        .split(separator: "\n").count == 2)
  }

  @Test("The details go with the line, and a change of them alone writes none elsewhere")
  func details() {
    let details = Update.details(Array("one\ntwo".utf8))
    #expect(written([label("a"), details, .progress(.half)], on: .lines) == "a\n50% a - one two\n")
    #expect(written([details], on: .terminal(columns: 80)) == "\(erase)one two\n")
  }

  @Test(
    "The end is told in words",
    arguments: [
      (true, "", "a - done"), (false, "", "a - failed"), (true, "All done", "All done"),
      (false, "No space", "No space - failed"),
    ])
  func end(success: Bool, text: String, line: String) {
    let updates = [label("a"), .progress(.half), .finish(success: success, Array(text.utf8))]
    #expect(written(updates, on: .lines) == "a\n50% a\n\(line)\n")
    #expect(written(updates + updates.suffix(1), on: .lines) == "a\n50% a\n\(line)\n")
    #expect(written(updates, on: .terminal(columns: 80)).hasSuffix("\(erase)\(line)\n"))
    #expect(
      written([.finish(success: success, [])], on: .lines) == (success ? "done\n" : "failed\n"))
  }

  @Test("Control characters and what is no UTF-8 are replaced")
  func controls() {
    let text: [UInt8] =
      [0x61, 0x1B, 0x5B, 0x07, 0x7F, 0x0D, 0x09] + [0xC2, 0x9B] + [0x9B, 0xFF, 0xC3]
      + Array("é\u{A0}進".utf8) + [0xED, 0xA0, 0x80] + [0xC0, 0x80] + [0xF4, 0x90, 0x80, 0x80]
    #expect(
      written([.label(text)], on: .lines) == "a?[????????é\u{A0}進?????????\n")
  }

  @Test("Noise never traps and never reaches the terminal", arguments: 0..<30)
  func noise(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var text = TextProgress(on: .terminal(columns: Int.random(in: 0...40, using: &random)))
    for _ in 0..<50 {
      _ = text.note(random.update())
      let noise = (0..<30).map { _ in UInt8.random(in: 0...255, using: &random) }
      let written = String(decoding: text.note(.label(noise)), as: UTF8.self)
      #expect(!written.contains("\u{FFFD}"))
      #expect(!written.dropFirst(erase.count).unicodeScalars.contains { $0.value < 0x20 })
    }
  }
}
