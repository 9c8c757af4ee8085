import BezelCore
import BezelLinux
import BezelTestSupport
import BezelText
import CLinux
import Testing

/// Damaged fonts and arbitrary strings: nothing may crash, hang or claim what is not there.
///
/// Each of these runs for a second or two; BEZEL_FUZZ_SECONDS makes them longer, and BEZEL_FUZZ_SEED
/// begins elsewhere.
@Suite("Damaged fonts and arbitrary texts", .serialized)
struct FuzzTests {
  private static func number(_ name: String) -> UInt64? {
    guard let text = unsafe getenv(name) else { return nil }
    return UInt64(unsafe String(cString: text))
  }

  /// Repeats until the time is up, at least so many times; each time with a seed of its own.
  private func fuzz(atLeast count: Int, _ body: (inout SeededRandom) throws -> Void) rethrows {
    let seconds = Double(FuzzTests.number("BEZEL_FUZZ_SECONDS") ?? 1)
    let first = FuzzTests.number("BEZEL_FUZZ_SEED") ?? 1
    let start = ContinuousClock.now
    var rounds = 0
    while rounds < count || ContinuousClock.now - start < .seconds(seconds) {
      var random = SeededRandom(seed: first &+ UInt64(rounds))
      try body(&random)
      rounds += 1
    }
    if seconds > 1 { print("\(rounds) rounds from seed \(first)") }
  }

  /// Sets a text and checks what must hold for any.
  private func check(
    _ text: [UInt8], _ typesetter: FontTypesetter, _ random: inout SeededRandom
  ) {
    let style = TextStyle(
      size: Fixed(bits: Int32(random.below(40) * 65536 + 65536)), isBold: random.below(2) == 0)
    let width = Fixed(Int(random.below(400)))
    let lines = [1, 2, Int.max][Int(random.below(3))]
    let block = typesetter.set(text, style, width: width, lines: lines)
    #expect(block.size.width <= width && block.size.width >= 0)
    #expect(block.lines.count <= lines)
    #expect(block.lines.last.map { $0.glyphs.upperBound == block.glyphs.count } ?? true)
    for glyph in block.glyphs.prefix(40) {
      _ = typesetter.outline(face: glyph.face, glyph: glyph.glyph)
    }
  }

  private static let texts = [
    "Installing AVATAR fi ffl q\u{303}\u{304}", "جارٍ تثبيت النظام 12% (Linux)", "מתקין אֶת Linux",
    "सिस्टम क्षत्रिय हिन्दी", "กำลังติดตั้ง น้ำ", "正在安装 한글 カナ", "👨\u{200D}👩\u{200D}👧❤\u{FE0F}→",
  ].map { Array($0.utf8) }

  @Test(
    "A damaged font is refused or used as far as it goes",
    arguments: [
      "\(TestFonts.dejaVu)/DejaVuSans.ttf", "\(TestFonts.devanagari)/Lohit-Devanagari.ttf",
      "\(TestFonts.thai)/Loma.ttf", "\(TestFonts.cantarell)/Cantarell-Regular.otf",
      "\(TestFonts.symbols)/Symbola_hint.ttf",
    ])
  func damagedFonts(path: String) throws {
    let whole = try File.contents(of: path, atMost: 1 << 26)
    let scratch = ScratchFolder()
    let file = Array("\(scratch.path)/font.ttf".utf8)
    try fuzz(atLeast: 4) { random in
      try scratch.write(FontDamage.damage(whole, &random), "font.ttf")
      let choice: FontChoice = random.below(2) == 0 ? .file(file) : .standard
      guard
        let typesetter = try? FontTypesetter(choice, folders: [Array(scratch.path.utf8)])
      else { return }
      for text in FuzzTests.texts { check(text, typesetter, &random) }
      _ = typesetter.fonts
      for glyph: UInt32 in [0, 1, 40, 500, 65_535, .max] {
        _ = typesetter.outline(face: 2, glyph: glyph)
      }
    }
  }

  @Test("Arbitrary characters are set in lines that fit")
  func arbitraryTexts() throws {
    let typesetter = try TestFonts.typesetter()
    fuzz(atLeast: 20) { random in
      check(ArbitraryText.characters(&random), typesetter, &random)
    }
  }

  @Test("Arbitrary bytes are set in lines that fit")
  func arbitraryBytes() throws {
    let typesetter = try TestFonts.typesetter()
    fuzz(atLeast: 20) { random in
      let bytes = (0..<random.below(200)).map { _ in UInt8(random.below(256)) }
      check(bytes, typesetter, &random)
    }
  }

  @Test(
    "A mebibyte of text costs a moment and no more",
    arguments: [
      "W", "i", " ", "a ", "\n", "-", "\u{AD}", "e\u{301}", "\u{301}", "\u{200D}", "\u{200B}", "ب",
      "ב ", "正", "क्षि", "น้ำ", "👨\u{200D}", "🇩🇪", "\u{202E}", "\u{2067}", "(", "ב(", "\u{E0067}",
    ])
  func longText(piece: String) throws {
    let typesetter = try TestFonts.typesetter()
    var text = Array(repeating: Array(piece.utf8), count: 1 << 20 / piece.utf8.count).flatMap { $0 }
    text.append(UInt8(ascii: "x"))
    let start = ContinuousClock.now
    let one = typesetter.set(text, Setting.regular, width: 200, lines: 1)
    #expect(one.size.width <= 200 && one.isCut)
    #expect(ContinuousClock.now - start < .seconds(3))
    let part = Array(text.suffix(1 << 18))
    let all = typesetter.set(part, Setting.regular, width: 200, lines: .max)
    #expect(all.size.width <= 200)
    #expect(ContinuousClock.now - start < .seconds(15))
  }

  @Test("Of a text wider than its line only what is seen is shaped")
  func wideText() throws {
    let typesetter = try TestFonts.typesetter()
    let text = Array(repeating: UInt8(ascii: "W"), count: 4096)
    let block = typesetter.set(text, Setting.bold, width: 240, lines: 1)
    #expect(block.glyphs.count < 20)
    #expect(typesetter.shapedWordCount <= 4)
  }
}
