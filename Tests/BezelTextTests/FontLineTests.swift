import BezelCore
import BezelText
import Testing

@Suite("Lines of text in fonts")
struct FontLineTests {
  private let typesetter: FontTypesetter
  private let reader: GlyphReader

  init() throws {
    typesetter = try TestFonts.typesetter()
    reader = GlyphReader(
      typesetter, knowing: "abcdefghijklmnopqrstuvwxyz0123456789-…é", "正在安装系统请稍候。（）「」",
      "システムをインートル", "가나다라마")
  }

  @Test(
    "Text wraps where UAX 14 lets it, and long words break",
    arguments: [
      ("one two three", "one two", ["onetwo", "three"]),
      ("one two three", "one two ", ["onetwo", "three"]),
      ("one    two", "one", ["one", "two"]),
      ("one \n two", "one t", ["one", "two"]),
      ("one  \ntwo", "one", ["one", "two"]),
      ("well-done", "well-d", ["well-", "done"]),
      ("run -v now", "run -", ["run", "-v", "now"]),
      ("pages 12-34", "pages 12-", ["pages", "12-34"]),
      ("abcdef", "abc", ["abc", "def"]),
      ("go on\u{A0}in", "go on", ["go", "onin"]),
      ("go\u{2060}on", "go", ["go", "on"]),
      ("one\n\ntwo", "one two", ["one", "", "two"]),
      ("one\r\ntwo\n", "one two", ["one", "two"]),
      ("one\rtwo\u{2028}ten\u{85}six", "one two", ["one", "two", "ten", "six"]),
      ("a\tb", "a b", ["ab"]),
      ("ab\u{AD}cdef", "abc-", ["ab-", "cdef"]),
      ("ab\u{AD}cdef", "abcdef", ["abcdef"]),
      ("abc\u{200B}def", "abcd", ["abc", "def"]),
      ("正在安装系统。请稍候", "正在安装系统", ["正在安装系", "统。请稍候"]),
      ("（正在）安装", "（正在", ["（正", "在）安", "装"]),
      ("システムをインストール", "システムを", ["システムを", "インストー", "ル"]),
      ("가나 다라마", "가나 다", ["가나다", "라마"]),
    ])
  func wraps(text: String, room: String, lines: [String]) {
    let block = typesetter.set(text, width: typesetter.width(room))
    #expect(reader.lines(block) == lines)
    #expect(!block.isCut)
  }

  @Test(
    "What does not fit ends in an ellipsis",
    arguments: [
      ("one two three", "one two…", 1, ["onetwo…"]),
      ("one two three", "one …", 1, ["one…"]),
      ("one two three", "one two", 2, ["onetwo", "three"]),
      ("one two three four", "one two", 2, ["onetwo", "three…"]),
      ("one\ntwo", "one two", 1, ["one…"]),
      ("one\ntwo\nthree", "one two", 2, ["one", "two…"]),
      ("one\n", "one", 1, ["one"]),
      ("\none", "one two", 1, ["…"]),
      ("onetwo", "…", 1, ["…"]),
      ("one", "-", 1, [""]),
      ("one", "", 5, [""]),
      ("正在安装系统", "正在…", 1, ["正在…"]),
    ])
  func cuts(text: String, room: String, most: Int, lines: [String]) {
    let width = room.isEmpty ? 0 : typesetter.width(room)
    let block = typesetter.set(text, width: width, lines: most)
    #expect(reader.lines(block) == lines)
    #expect(block.isCut == (lines.joined().last == "…" || lines == [""]))
    #expect(block.size.width <= width)
  }

  @Test(
    "Text that shows nothing takes no room",
    arguments: ["", " ", "\n", " \t\r\n ", "\u{2003}", "\u{200B}", "\u{FEFF}\u{2060}"])
  func blank(text: String) {
    #expect(typesetter.set(text) == .empty(Setting.regular))
  }

  @Test("Bytes that are no text show as replacement characters")
  func invalid() {
    for (bytes, shown) in [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
      ([0xE2, 0x82, 0x61], "\u{FFFD}a"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ] as [([UInt8], String)] {
      let block = typesetter.set(bytes, Setting.regular, width: 500, lines: 1)
      #expect(block == typesetter.set(shown, width: 500, lines: 1))
    }
  }

  @Test("A block measured once fits into its own width", arguments: 1...40)
  func measureAgain(size: Int) {
    let style = TextStyle(size: Fixed(Int64(size * 7), over: 9), isBold: size % 2 == 0)
    for text in ["Installing AVATAR fi 100 % — ready", "جارٍ تثبيت 12% Linux", "正在安装 हिन्दी กำลัง"] {
      let once = typesetter.set(text, style, width: 20_000, lines: 1)
      let again = typesetter.set(text, style, width: once.size.width, lines: 1)
      #expect(once == again)
    }
  }

  @Test("Lines stand in the middle of their block, and their glyphs within them")
  func geometry() {
    let block = typesetter.set("Installing\nשלום\n正在安装", Setting.bold)
    let height = typesetter.lineHeight(Setting.bold)
    #expect(block.lines.count == 3)
    for (number, line) in block.lines.enumerated() {
      #expect(line.left == (block.size.width - line.width).halved)
      #expect(block.glyphs[line.glyphs].map { $0.x }.min() ?? 0 >= line.left)
      #expect(block.glyphs[line.glyphs].allSatisfy { $0.x < line.left + line.width })
      if number > 0 { #expect(line.baseline - block.lines[number - 1].baseline >= height) }
    }
    #expect(block.size.height >= height + height + height)
  }

  @Test("A line is higher only where a font that stands in reaches out of it")
  func heights() {
    let height = typesetter.lineHeight(Setting.regular)
    #expect(typesetter.set("Ếg").size.height == height)
    #expect(typesetter.set("正在").size.height == height)
    #expect(typesetter.set("ปี่ญู").size.height >= height)
    let above = typesetter.set("a\u{30A}\u{301}\u{302}\u{303}\u{304}")
    #expect(above.size.height == height)
  }

  @Test("All ink lies within what a block says")
  func ink() {
    for text in ["ÅÇfjgy", "جارٍ تثبيت النظام", "क्षत्रिय हिन्दी", "น้ำที่นี่ญู", "q\u{303}\u{303}\u{303}\u{303}"] {
      for style in [Setting.regular, Setting.bold] {
        let block = typesetter.set(text, style, lines: 1)
        for glyph in block.glyphs {
          let outline = typesetter.outline(face: glyph.face, glyph: glyph.glyph)
          let bounds = FlatOutline(outline).bounds
          let em = Double(outline.unitsPerEm)
          func points(_ fixed: Fixed) -> Double { Double(fixed.bits) / 65536 }
          let size = points(style.size)
          #expect(points(glyph.y) + Double(bounds.maxY) / em * size <= points(block.ascent))
          #expect(-points(glyph.y) - Double(bounds.minY) / em * size <= points(block.descent))
          let right = points(glyph.x) + Double(bounds.maxX) / em * size
          #expect(right <= points(block.size.width + block.overhang))
          #expect(points(glyph.x) + Double(bounds.minX) / em * size >= -points(block.overhang))
        }
      }
    }
  }

  @Test("Only what changed is shaped again")
  func remembers() {
    func shaped(_ text: String) -> Int {
      let before = typesetter.shapedWordCount
      _ = typesetter.set(text, width: 300, lines: 5)
      return typesetter.shapedWordCount - before
    }
    #expect(shaped("Copying file 12 of 100") > 3)
    #expect(shaped("Copying file 12 of 100") == 0)
    #expect(shaped("Copying file 13 of 100") == 1)
    #expect(shaped("Copying file 12 of 100 – جارٍ") == 3)
  }

  @Test(
    "Extreme sizes and widths neither trap nor overflow",
    arguments: [Fixed.least, -1, 0, Fixed(bits: 1), 1, 300, Fixed.greatest],
    [Fixed.least, -1, 0, Fixed(bits: 1), 100, Fixed.greatest])
  func extremes(size: Fixed, width: Fixed) {
    let style = TextStyle(size: size, isBold: true)
    for lines in [Int.min, 0, 1, 2, Int.max] {
      let block = typesetter.set(
        "Wörter und\nשלום mehr Wörter 正在", style, width: width, lines: lines)
      #expect(block.size.width >= 0 && block.size.width <= max(0, width))
      #expect(block.lines.count <= max(0, lines))
    }
  }
}
