import BezelInput
import Testing

@Suite("Key names")
struct KeyNameTests {
  @Test(
    "Names and numbers are read",
    arguments: [
      ("KEY_POWER", 116), ("KEY_F1", 59), ("KEY_F12", 88), ("KEY_OK", 0x160), ("BTN_0", 0x100),
      ("BTN_SOUTH", 0x130), ("KEY_A", 30), ("148", 148), ("767", 767),
    ] as [(String, UInt16)])
  func reads(_ name: String, _ number: UInt16) {
    #expect(KeyCode(named: Array(name.utf8)) == KeyCode(number))
  }

  @Test(
    "Other words are refused",
    arguments: ["", "0", "768", "9999", "key_power", "KEY_", "KEY_NOSUCH", "-1", "POWER", "1 "])
  func refuses(_ name: String) { #expect(KeyCode(named: Array(name.utf8)) == nil) }

  @Test("A list has each key once and no unknown one")
  func lists() {
    #expect(KeyCode.list("KEY_POWER,KEY_F1,116".utf8) == [.power, KeyCode(59)])
    for bad in ["", ",", "KEY_F1,", "KEY_F1,x"] { #expect(KeyCode.list(bad.utf8) == nil) }
  }

  @Test("No name is there twice, and every code is one that the kernel has room for")
  func table() {
    #expect(Set(KeyCode.names.map(\.name)).count == KeyCode.names.count)
    #expect(KeyCode.names.allSatisfy { KeyCode.range.contains($0.code.number) })
  }
}
