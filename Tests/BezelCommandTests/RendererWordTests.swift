import Testing

@testable import BezelCommand

@Suite("What the renderer says")
struct RendererWordTests {
  @Test(
    "A word is read as it was said",
    arguments: [
      .ready, .drawn, .bye, .terminal(nil), .terminal(Array("/dev/tty7".utf8)), .keyboard(nil),
      .keyboard(3),
    ] as [RendererWord])
  func words(_ word: RendererWord) {
    #expect(word.line.last == UInt8(ascii: "\n"))
    #expect(RendererWord(word.line.dropLast()) == word)
  }

  @Test(
    "A mode that is no number restores nothing",
    arguments: ["KEYS x", "KEYS ", "KEYS 9999999999999999999"])
  func noMode(_ line: String) {
    #expect(RendererWord(Array(line.utf8)[...]) == .keyboard(nil))
  }
}
