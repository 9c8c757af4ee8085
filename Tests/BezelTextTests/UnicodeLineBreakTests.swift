import BezelText
import Testing

@Suite("Line breaks")
struct UnicodeLineBreakTests {
  @Test("Every one of Unicode's cases breaks where it should")
  func everyCase() throws {
    let cases = try UnicodeTestFile("LineBreakTest").cases
    #expect(cases.count == 7654)
    for test in cases {
      let parts = LineBreaks(test.characters).map { $0 != .none }
      #expect(parts == test.parts, "\(test)")
    }
  }

  @Test(
    "Texts break where readers expect it",
    arguments: [
      // Words.
      "one ÷two  ÷three", "well-÷off", "run ÷-v ÷now", "run ÷--all ÷[-x] ÷“-y”", "-a\n¶-b",
      "pages ÷12-34", "a÷\u{2014}÷b",
      "go\u{A0}on ÷in", "soft\u{AD}÷ly", "zero\u{200B}÷width", "joined\u{2060}words", "a\t÷b",
      "“No!” ÷he ÷said ÷(twice).", "can’t ÷won't", "either/÷or", "ends . ÷dots", "no ?",
      "say ÷«\u{A0}oui\u{A0}» ÷now", "[1] ÷{2} ÷(a)b", "לֹא-כָּל ÷יום", "شكرا ÷جزيلا، ÷نعم",
      "e\u{301}e\u{301} ÷o",
      // Numbers.
      "$12.50 ÷or ÷12,50\u{A0}€", "−5 ÷% ÷of ÷100%", "$(12.35)", "$÷(a)", "12:30 ÷to ÷1/2",
      "libc.so.6", "x86_64", "MB/÷s", "50 ÷°C", "(12)%", "#1 ÷№2", "1,234,567.89",
      // Lines.
      "one\n¶two", "one\r\n¶two\r¶three", "a\n¶\n¶b\u{2028}¶c\u{85}¶d", " ÷a", "\n¶ ÷a",
      // Ideographs and kana.
      "日÷本÷語÷の÷文÷章", "「は÷い」÷と。÷そ÷う", "きょ÷う", "スー÷パー", "第÷3÷章÷（上）",
      "你÷好，÷世÷界！÷好", "价÷¥100÷元", "A÷字÷B",
      "嗯……÷好", "한÷국÷어 ÷글÷자", "\u{1112}\u{1161}\u{11AB}÷\u{1100}\u{1161}",
      // South East Asia, where words are not looked up.
      "สวัสดีครับ ÷ทุกคน", "ພາສາລາວ", "ភាសាខ្មែរ", "မြန်မာ",
      // Clusters of Devanagari and of emoji.
      "नमस्ते ÷दुनिया", "👨‍👩‍👧‍👦÷👍🏽÷❤️÷🇩🇪÷🇫🇷", "a ÷👍🏽", "\u{1FAFF}\u{1F3FD}", "1️⃣",
      "a \u{308}b", "\u{308}a",
    ])
  func readers(marked: String) {
    let characters = MarkedText.characters(marked)
    let breaks = LineBreaks.opportunities(in: characters)
    let found = MarkedText.marked(characters) { breaks[$0].mark }
    #expect(Array(found.unicodeScalars) == Array(marked.unicodeScalars))
  }

  @Test("A text begins without a break and ends with one")
  func ends() {
    #expect(LineBreaks.opportunities(in: []) == [.none])
    #expect(LineBreaks.opportunities(in: [0x61]) == [.none, .mandatory])
    #expect(LineBreaks.opportunities(in: [0x0A]) == [.none, .mandatory])
  }

  @Test("Words of ours stay whole only where that is asked for")
  func words() {
    let option = Array("-v".unicodeScalars.map(\.value))
    #expect(Array(LineBreaks(option)) == [.none, .allowed, .mandatory])
    #expect(Array(LineBreaks(option, keepsWords: true)) == [.none, .none, .mandatory])
  }

  @Test("No line ends within a cluster", arguments: 0..<40)
  func clusters(seed: UInt64) {
    var random = RandomText(seed: seed)
    let characters = random.characters(2000)
    let breaks = LineBreaks.opportunities(in: characters)
    let boundaries = GraphemeClusters.boundaries(in: characters)
    #expect(breaks.count == characters.count + 1)
    var isBoundary = Array(repeating: false, count: breaks.count)
    for place in boundaries { isBoundary[place] = true }
    #expect(breaks.indices.allSatisfy { breaks[$0] == .none || isBoundary[$0] })
    #expect(boundaries == boundaries.sorted() && boundaries.last == characters.count)
  }

  @Test(
    "A mebibyte takes a moment",
    arguments: ["a ", "字", "(", "$(\u{301}", "\u{301}", "🇩", "\u{200D}", "\n", "1.", "👨‍👩‍👧"])
  func long(piece: String) {
    let scalars = piece.unicodeScalars.map(\.value)
    let repeats = (1 << 20) / piece.utf8.count
    let characters = Array(repeatElement(scalars, count: repeats).joined())
    let start = ContinuousClock.now
    #expect(LineBreaks.opportunities(in: characters).count == characters.count + 1)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
