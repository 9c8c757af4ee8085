import BezelDisplay
import Testing

@Suite("What --vt says")
struct TerminalChoiceTests {
  @Test(
    "Terminals are named",
    arguments: [
      ("auto", .automatic), ("none", TerminalChoice.none), ("1", .number(1)), ("63", .number(63)),
    ] as [(String, TerminalChoice)])
  func named(text: String, choice: TerminalChoice) {
    #expect(TerminalChoice(Array(text.utf8)) == choice)
  }

  @Test(
    "Other words are unknown",
    arguments: ["", "0", "64", "01", "-1", "1x", "tty1", "99999999999999999999", "Auto"])
  func unknown(text: String) {
    #expect(TerminalChoice(Array(text.utf8)) == nil)
  }
}
