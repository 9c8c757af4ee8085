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
}
