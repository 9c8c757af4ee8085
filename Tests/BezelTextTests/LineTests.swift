import BezelCore
import BezelText
import Testing

@Suite("Lines of text")
struct LineTests {
  @Test(
    "Text wraps at spaces and after hyphens, and long words break",
    arguments: [
      ("one two three", "one two", ["onetwo", "three"]),
      ("one two three", "one two ", ["onetwo", "three"]),
      ("one two", "one", ["one", "two"]),
      ("one    two", "one", ["one", "two"]),
      ("one \n two", "one t", ["one", "two"]),
      ("one  \ntwo", "one", ["one", "two"]),
      ("well-off", "well-o", ["well-", "off"]),
      ("run -v now", "run -", ["run", "-v", "now"]),
      ("pages 12-34", "pages 12-", ["pages", "12-34"]),
      ("abcdef", "abc", ["abc", "def"]),
      ("go on\u{A0}in", "go on", ["go", "onin"]),
      ("one\n\ntwo", "one two", ["one", "", "two"]),
      ("one\r\ntwo\n", "one two", ["one", "two"]),
      ("a\tb", "a b", ["ab"]),
    ])
  func wraps(text: String, room: String, lines: [String]) {
    let setting = Setting(text, width: width(room) + (room.hasSuffix(" ") ? 3 : 0))
    #expect(setting.lines == lines)
    #expect(!setting.block.isCut)
  }

  @Test(
    "What does not fit ends in an ellipsis",
    arguments: [
      ("one two three", "one two…", 1, ["onetwo…"]),
      ("one two three", "one t…", 1, ["onet…"]),
      ("one two three", "one …", 1, ["one…"]),
      ("one two three", "one two", 2, ["onetwo", "three"]),
      ("one two three four", "one two", 2, ["onetwo", "three…"]),
      ("one\ntwo", "one two", 1, ["one…"]),
      ("one two\nthree", "one two", 1, ["onet…"]),
      ("one\ntwo\nthree", "one two", 2, ["one", "two…"]),
      ("one\n", "one", 1, ["one"]),
      ("\none", "one two", 1, ["…"]),
      ("one", "…", 1, ["…"]),
      ("one", ".", 1, [""]),
      ("one", "", 5, [""]),
    ])
  func cuts(text: String, room: String, most: Int, lines: [String]) {
    let setting = Setting(text, width: width(room), lines: most)
    #expect(setting.lines == lines)
    #expect(setting.block.isCut == (lines.joined().last == "…" || lines == [""]))
    #expect(setting.block.size.width <= width(room))
  }

  @Test(
    "Text that shows nothing takes no room", arguments: ["", " ", "\n", " \t\r\n ", "\u{2003}"])
  func blank(text: String) {
    #expect(Setting(text).block == .empty(Setting.regular))
  }

  @Test("No room for a line is no block, and says that text was cut")
  func noLines() {
    let block = Setting("one", lines: 0).block
    #expect(block.lines.isEmpty && block.size == .zero && block.isCut)
  }

  @Test("A block measured once fits into its own width", arguments: 1...60)
  func measureAgain(size: Int) {
    let style = TextStyle(size: Fixed(Int64(size * 7), over: 9), isBold: size % 2 == 0)
    let text = Array("Installing AVATAR fi 100 % — ready".utf8)
    let typesetter = BuiltInTypesetter()
    let once = typesetter.set(text, style, width: 10_000, lines: 1)
    let again = typesetter.set(text, style, width: once.size.width, lines: 1)
    #expect(once == again)
  }

  @Test("Lines are as high as asked and stand in the middle of their block")
  func geometry() {
    let block = Setting("Installing\nnow", Setting.bold).block
    let height = BuiltInTypesetter().lineHeight(Setting.bold)
    #expect((height - Fixed(191, over: 10)).magnitude < Fixed(1, over: 100))
    #expect(block.size.height == height + height)
    #expect(block.lines[0].left == 0 && block.lines[0].width == block.size.width)
    #expect(block.lines[1].left == (block.size.width - block.lines[1].width).halved)
    #expect(block.lines[1].baseline - block.lines[0].baseline == height)
    #expect(block.glyphs[block.lines[1].glyphs.lowerBound].x == block.lines[1].left)
    #expect(block.glyphs.allSatisfy { $0.face == 1 })
  }

  @Test("Marks join their letters, and those that cannot show as boxes")
  func marks() {
    #expect(Setting("Gro\u{308}ße i\u{301} e\u{328}").lines == ["Größeíę"])
    #expect(Setting("q\u{20DD}界").lines == ["q\u{FFFD}\u{FFFD}"])
    #expect(Setting("a\u{AD}b\u{200B}c\u{0}").lines == ["abc"])
  }

  @Test(
    "Bytes that are no text show as boxes",
    arguments: [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xE2, 0x82], "\u{FFFD}"),
      ([0xE2, 0x82, 0x61], "\u{FFFD}a"),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xF0, 0x9F, 0x98, 0x80], "\u{FFFD}"), ([0xE2, 0x82, 0xAC], "€"),
    ] as [([UInt8], String)])
  func invalid(bytes: [UInt8], shown: String) {
    #expect(Setting(bytes).lines == [shown])
  }

  @Test(
    "A mebibyte of text is set in a moment",
    arguments: ["a", " ", "a ", "\n", "-", "\u{AD}", "e\u{301}"])
  func longText(piece: String) {
    var text = Array(repeating: Array(piece.utf8), count: 1 << 20 / piece.utf8.count).flatMap { $0 }
    text.append(UInt8(ascii: "x"))
    let start = ContinuousClock.now
    let one = Setting(text, width: 200, lines: 1)
    #expect(one.block.size.width <= 200)
    let all = Setting(text, width: 200, lines: .max)
    #expect(all.block.size.width <= 200)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test(
    "Extreme sizes and widths neither trap nor overflow",
    arguments: [Fixed.least, -1, 0, Fixed(bits: 1), 1, 300, Fixed.greatest],
    [Fixed.least, -1, 0, Fixed(bits: 1), 100, Fixed.greatest])
  func extremes(size: Fixed, width: Fixed) {
    let style = TextStyle(size: size, isBold: true)
    for lines in [Int.min, 0, 1, 2, Int.max] {
      let block = Setting("Wörter und\nmehr Wörter", style, width: width, lines: lines).block
      #expect(block.size.width >= 0 && block.size.width <= max(0, width))
      #expect(block.lines.count <= max(0, lines))
    }
  }
}
