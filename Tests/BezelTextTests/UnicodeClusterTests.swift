import BezelText
import Testing

@Suite("Grapheme clusters")
struct UnicodeClusterTests {
  @Test("Every one of Unicode's cases parts where it should")
  func everyCase() throws {
    let cases = try UnicodeTestFile("GraphemeBreakTest").cases
    #expect(cases.count == 602)
    for test in cases {
      let places = test.parts.indices.filter { test.parts[$0] }
      #expect(GraphemeClusters.boundaries(in: test.characters) == places, "\(test)")
    }
  }

  @Test(
    "What readers take for one character stays whole",
    arguments: [
      "a÷b", "e\u{301}\u{323}÷x", "\r\n÷\r÷\r\n÷\n", "\n÷\u{301}", "a÷\u{200B}÷b", "\u{AD}÷a",
      "\u{301}÷a", "\u{1112}\u{1161}\u{11AB}÷\u{1100}", "가\u{11A8}÷각\u{11A8}÷가", "각÷\u{1161}",
      "न÷म÷स्÷ते", "क्÷षि", "กำ÷ลั÷ง", "កា", "\u{600}1÷2", "👨‍👩‍👧‍👦÷👍🏽÷❤️÷🇩🇪÷🇫🇷÷🇺", "🏴\u{E0067}\u{E0062}\u{E007F}÷a",
      "1\u{FE0F}\u{20E3}÷2", "👩\u{301}\u{200D}👩", "👩\u{200D}\u{200D}÷👩", "a\u{200D}÷👩",
      "👩\u{200D}÷a",
      "🇩\u{200D}÷🇪🇫", "字\u{E0100}÷字",
    ])
  func readers(marked: String) {
    let characters = MarkedText.characters(marked)
    let boundaries = GraphemeClusters.boundaries(in: characters)
    let found = MarkedText.marked(characters) { boundaries.contains($0) ? "÷" : "" }
    #expect(Array(found.unicodeScalars) == Array(marked.unicodeScalars))
    #expect(GraphemeClusters(characters).map(\.lowerBound) + [characters.count] == boundaries)
  }

  @Test("No text has no cluster")
  func empty() {
    #expect(Array(GraphemeClusters([])).isEmpty)
    #expect(GraphemeClusters.boundaries(in: []) == [0])
  }
}
