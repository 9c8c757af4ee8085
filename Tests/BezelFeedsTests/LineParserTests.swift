import BezelCore
import BezelFeeds
import BezelTestSupport
import Testing

/// What a whole stream says, cut into pieces as told.
private func events(_ pieces: [[UInt8]], limit: Int = LineParser.lineLimit) -> [FeedEvent] {
  var parser = LineParser(limit: limit)
  var events: [FeedEvent] = []
  for piece in pieces { parser.parse(piece.span, into: &events) }
  parser.finish(into: &events)
  return events
}

private func events(_ text: String) -> [FeedEvent] { events([Array(text.utf8)]) }

/// The updates for the main HUD in a stream that has nothing else.
private func updates(_ text: String) -> [Update] {
  events(text).map { event in
    guard case .update(let update, FeedEvent.mainHUD) = event else {
      Issue.record("not an update of the main HUD")
      return .quit
    }
    return update
  }
}

private func complaints(_ text: String) -> [String] {
  events(text).compactMap { event in
    guard case .complaint(let sentence) = event else { return nil }
    return String(decoding: sentence, as: UTF8.self)
  }
}

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

@Suite("The native line protocol")
struct LineParserTests {
  @Test(
    "Each verb gives its update",
    arguments: [
      ("MSG Copying files", .label(bytes("Copying files"))),
      ("MSG", .label([])),
      ("MSG ", .label([])),
      ("MSG  two blanks ", .label(bytes(" two blanks "))),
      ("DETAILS a: b", .details(bytes("a: b"))),
      ("DETAILS", .details([])),
      ("BUTTON Cancel", .button(bytes("Cancel"))),
      ("BUTTON", .button([])),
      ("MODE ring", .mode(.ring)),
      ("MODE auto", .mode(.auto)),
      ("ICON success", .icon(.success)),
      ("ICON", .image([])),
      ("IMAGE name.png", .image(bytes("name.png"))),
      ("IMAGE", .image([])),
      ("SHOW", .show),
      ("HIDE", .hide(afterNanoseconds: 0)),
      ("HIDE 2.5", .hide(afterNanoseconds: 2_500_000_000)),
      ("HIDE -1", .hide(afterNanoseconds: 0)),
      ("HIDE 99999999999999999999", .hide(afterNanoseconds: 9_000_000_000_000_000_000)),
      ("QUIT", .quit),
      ("OK", .finish(success: true, [])),
      ("OK All done", .finish(success: true, bytes("All done"))),
      ("FAIL No space left", .finish(success: false, bytes("No space left"))),
    ] as [(String, Update)])
  func verbs(line: String, update: Update) { #expect(updates(line + "\n") == [update]) }

  @Test("Every mode and every icon has a name")
  func names() {
    for mode in HUDMode.allCases { #expect(updates("MODE \(mode)\n") == [.mode(mode)]) }
    for icon in Icon.allCases { #expect(updates("ICON \(icon)\n") == [.icon(icon)]) }
  }

  @Test(
    "Progress is per cent with decimals, clamped, or unknown",
    arguments: [
      ("PROGRESS 42", Fixed(42, over: 100)),
      ("PROGRESS 42%", Fixed(42, over: 100)),
      ("PROGRESS 42 %", Fixed(42, over: 100)),
      ("PROGRESS  42 ", Fixed(42, over: 100)),
      ("42", Fixed(42, over: 100)),
      ("42%", Fixed(42, over: 100)),
      ("  42", Fixed(42, over: 100)),
      ("12.5", Fixed(1, over: 8)),
      (".5", Fixed(1, over: 200)),
      ("PROGRESS 0", .zero),
      ("PROGRESS 100", .one),
      ("PROGRESS -1", .zero),
      ("PROGRESS 7000000000000000000000000", .one),
      ("PROGRESS -7000000000000000000000000", .zero),
      ("PROGRESS +50", .half),
      ("PROGRESS ?", nil),
    ] as [(String, Fixed?)])
  func progress(line: String, fraction: Fixed?) {
    #expect(updates(line + "\n") == [.progress(fraction)])
  }

  @Test(
    "What is not a number is ignored and reported once",
    arguments: ["nan", "inf", "-", "", "1e9", "4 2", "0x10", "forty", "1.2.3", "%"])
  func notANumber(value: String) {
    let stream = "PROGRESS \(value)\nPROGRESS \(value)\nPROGRESS 1\n"
    #expect(events(stream).count == 2)
    #expect(complaints(stream).count == 1)
    #expect(complaints(stream)[0].hasSuffix("needs a number or ?"))
  }

  @Test("Progress may go backwards, for it was set explicitly")
  func backwards() {
    #expect(updates("50\n25\n") == [.progress(.half), .progress(Fixed(1, over: 4))])
  }

  @Test("Lines end by a new line or a NUL, and a CR before that is dropped")
  func lineEnds() {
    let expected: [Update] = [.label(bytes("a")), .label(bytes("b")), .label(bytes("c\r"))]
    #expect(updates("MSG a\r\nMSG b\0MSG c\r\r\n\n\0\r\n") == expected)
  }

  @Test("A last line without an end counts")
  func lastLine() {
    #expect(updates("MSG a\nMSG b") == [.label(bytes("a")), .label(bytes("b"))])
    #expect(updates("50\r") == [.progress(.half)])
    #expect(updates("MSG a\n") == [.label(bytes("a"))])
  }

  @Test(
    "In texts \\n and \\\\ are escapes, anything else stays as it is",
    arguments: [
      (#"one\ntwo"#, "one\ntwo"), (#"C:\\new"#, #"C:\new"#), (#"\\n"#, #"\n"#),
      (#"\t \x"#, #"\t \x"#), (#"end\"#, #"end\"#), (#"\\\n"#, "\\\n"), ("Größe 進捗", "Größe 進捗"),
    ])
  func escapes(line: String, text: String) {
    #expect(updates("DETAILS \(line)\n") == [.details(bytes(text))])
    #expect(updates("MSG \(line)\n") == [.label(bytes(text))])
    #expect(updates("OK \(line)\n") == [.finish(success: true, bytes(text))])
  }

  @Test("Bytes that are no UTF-8 pass as they are")
  func otherBytes() {
    let line = bytes("MSG ") + [0xFF, 0xC3, 0x28, 0x80]
    #expect(events([line]) == [.update(.label([0xFF, 0xC3, 0x28, 0x80]), hud: bytes("main"))])
  }

  @Test("Verbs are upper case exactly, and an unknown one is reported once and skipped")
  func unknownVerbs() {
    #expect(
      complaints("progress 4\nFROB x\nMSG a\nFROB y\nMSGa\nprogress 5\n")
        == [
          "\"progress\" is not a known verb", "\"FROB\" is not a known verb",
          "\"MSGa\" is not a known verb",
        ])
    #expect(events("FROB x\nFROB y\nMSG a\n").count == 2)
  }

  @Test("A wrong value is reported once a verb, in words")
  func wrongValues() {
    #expect(
      complaints("MODE rnig\nMODE x\nICON ok\nHIDE soon\n")
        == [
          "\"MODE rnig\" names no mode", "\"ICON ok\" names no icon",
          "\"HIDE soon\" needs a number of seconds",
        ])
  }

  @Test("Complaints are printable, short and few, whatever comes")
  func boundedComplaints() {
    let long = String(repeating: "ü", count: 1500)
    let stream = "\u{1B}[2J\n\(long)\n" + (0..<1000).map { "V\($0)\n" }.joined()
    let all = complaints(stream)
    #expect(all.count == 33)
    #expect(all[0] == "\"?[2J\" is not a known verb")
    #expect(all[1] == "\"\(String(repeating: "ü", count: 20))\" is not a known verb")
    #expect(all[32] == "other lines that make no sense are skipped in silence")
  }

  @Test("@NAME addresses another HUD")
  func otherHUDs() {
    #expect(
      events("@net MSG Downloading\n@net 42%\n@main QUIT\n@ü PROGRESS ?\n") == [
        .update(.label(bytes("Downloading")), hud: bytes("net")),
        .update(.progress(Fixed(42, over: 100)), hud: bytes("net")),
        .update(.quit, hud: bytes("main")),
        .update(.progress(nil), hud: bytes("ü")),
      ])
    #expect(complaints("@\n@net\n@ MSG a\n@a @b MSG x\n").count == 3)
  }

  @Test("A line over the limit keeps its first part, cut at a character")
  func longLines() {
    let room = LineParser.lineLimit - 4
    for extra in 0...3 {
      // Characters of 3 bytes, so that the limit falls on each of their bytes in turn.
      let text = String(repeating: "x", count: extra) + String(repeating: "進", count: 3000)
      let kept = text.utf8.prefix(extra + (room - extra) / 3 * 3)
      #expect(
        updates("MSG \(text)\nMSG next\n") == [.label(Array(kept)), .label(bytes("next"))])
    }
  }

  @Test("A line of exactly the limit is whole, its CR is not part of it")
  func exactLines() {
    let text = String(repeating: "a", count: LineParser.lineLimit - 4)
    for end in ["", "\n", "\r\n", "\0", "b\n", "\rb\n"] {
      #expect(updates("MSG \(text)\(end)") == [.label(bytes(text))])
    }
  }

  @Test("A long line is not cut inside an escape")
  func longEscapes() {
    let text = String(repeating: #"\\"#, count: 3000)
    #expect(
      updates("MSG a\(text)\n")[0] == .label(bytes("a" + String(repeating: "\\", count: 2045))))
    #expect(updates("MSG \(text)\n")[0] == .label(bytes(String(repeating: "\\", count: 2046))))
  }

  @Test("What is said does not depend on how the stream is cut", arguments: 0..<40)
  func cuts(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let parts = [
      "PROGRESS 42", "MSG ü進\\n", "\n", "\0", "\r", "\r\n", "@x ", "FROB", "HIDE 2", " ", "\\", "?",
      "17.5%", "OK", "FAIL \\\\", "MODE ring\n", String(repeating: "z", count: 30),
    ]
    let stream = (0..<200).flatMap { _ in bytes(parts.randomElement(using: &random) ?? "") }
    let whole = events([stream], limit: 24)
    #expect(events(random.pieces(of: stream, longest: 9), limit: 24) == whole)
    #expect(events(stream.map { [$0] }, limit: 24) == whole)
  }

  @Test("Noise never traps", arguments: 0..<20)
  func noise(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let stream = (0..<4000).map { _ in UInt8.random(in: 0...255, using: &random) }
    _ = events([stream], limit: 16)
  }
}
