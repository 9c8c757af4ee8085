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
}
