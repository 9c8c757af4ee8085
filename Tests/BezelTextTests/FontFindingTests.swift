import BezelCore
import BezelLinux
import BezelText
import CLinux
import Testing

@Suite("Finding fonts")
struct FontFindingTests {
  private let scratch = ScratchFolder()
  private var folder: String { scratch.path }

  private func place(_ file: String, at name: String) throws {
    try scratch.write(File.contents(of: file, atMost: 1 << 26), name)
  }

  private func names(_ typesetter: FontTypesetter) -> [String] {
    typesetter.fonts.map {
      String(decoding: $0.face.family + [0x20] + $0.face.style, as: UTF8.self)
    }
  }

  private let sans = "\(TestFonts.dejaVu)/DejaVuSans.ttf"
  private let bold = "\(TestFonts.dejaVu)/DejaVuSans-Bold.ttf"
  private let serif = "\(TestFonts.dejaVu)/DejaVuSerif.ttf"
  private let mono = "\(TestFonts.dejaVu)/DejaVuSansMono.ttf"
  private let thai = "\(TestFonts.thai)/Loma.ttf"

  @Test("The preferred family comes first, wherever its file is and whatever its name")
  func preference() throws {
    try place(serif, at: "a.ttf")
    try place(thai, at: "b/c/d/Loma.TTF")
    #expect(names(try TestFonts.typesetter([folder])).first == "DejaVu Serif Book")
    try place(sans, at: "z/other.ttf")
    #expect(names(try TestFonts.typesetter([folder])).first == "DejaVu Sans Book")
    try place(bold, at: "q/unnamed.otf")
    #expect(
      names(try TestFonts.typesetter([folder])).prefix(2) == [
        "DejaVu Sans Book", "DejaVu Sans Bold",
      ])
  }

  @Test(
    "A family is found by its name, however that is written",
    arguments: [
      "DejaVu Serif", "dejavu serif", "DejaVuSerif", "dejavu-serif",
    ])
  func byName(name: String) throws {
    let typesetter = try TestFonts.typesetter(
      [TestFonts.thai, TestFonts.dejaVu], FontChoice(Array(name.utf8)))
    #expect(names(typesetter).prefix(2) == ["DejaVu Serif Book", "DejaVu Serif Bold"])
  }

  @Test("The built-in face is chosen by its name, and no font with it")
  func builtInByName() throws {
    let typesetter = try TestFonts.typesetter(TestFonts.all, FontChoice(Array("built-in".utf8)))
    #expect(typesetter.fonts.isEmpty)
    #expect(typesetter.set("a").glyphs.map { $0.face } == [0])
  }

  @Test("What is no font is an error that says so")
  func errors() throws {
    func open(_ words: String) throws {
      _ = try TestFonts.typesetter([], FontChoice(Array(words.utf8)))
    }
    #expect(throws: FontError.noSuchFamily) { try open("No Such Family") }
    #expect(throws: FontError.unreadable(.noSuchFile)) { try open("/no/such.ttf") }
    #expect(throws: FontError.unreadable(.invalidArgument)) { try open("/dev/null") }
    #expect(throws: FontError.notAFont) { try open("/etc/passwd") }
  }

  @Test("A file is used with the bold face that lies beside it")
  func byFile() throws {
    try place(sans, at: "DejaVuSans.ttf")
    try place(bold, at: "DejaVuSans-Bold.ttf")
    try place(mono, at: "DejaVuSansMono.ttf")
    let typesetter = try TestFonts.typesetter(
      [], FontChoice(Array("\(folder)/DejaVuSans.ttf".utf8)))
    #expect(names(typesetter) == ["DejaVu Sans Book", "DejaVu Sans Bold"])
  }

  @Test("A face of a collection is found by its name")
  func collections() throws {
    let choice = FontChoice(Array("WenQuanYi Micro Hei Mono".utf8))
    let typesetter = try TestFonts.typesetter([TestFonts.chinese], choice)
    #expect(typesetter.fonts.first?.face.index == 1)
    #expect(typesetter.set("正").glyphs.first?.face ?? 0 >= 2)
  }

  @Test("Without any font text is set in the built-in face, line by line as it sets it itself")
  func builtIn() throws {
    for typesetter in [try TestFonts.typesetter([folder]), try FontTypesetter(.builtIn)] {
      #expect(typesetter.fonts.isEmpty)
      let builtIn = BuiltInTypesetter()
      for text in ["Installing AVATAR – 12 %", "Größe é q\u{303} 正", "two\nlines of text"] {
        for style in [Setting.regular, Setting.bold] {
          let here = typesetter.set(text, style)
          let there = builtIn.set(Array(text.utf8), style, width: 1000, lines: 100)
          #expect(here.glyphs.map { $0.glyph } == there.glyphs.map { $0.glyph })
          #expect(here.lines.map { $0.baseline } == there.lines.map { $0.baseline })
          #expect(here.glyphs.map { $0.face } == there.glyphs.map { $0.face })
          #expect((here.size.width - there.size.width).magnitude < Fixed(1, over: 100))
          #expect(here.size.height == there.size.height)
        }
      }
      #expect(typesetter.lineHeight(Setting.bold) == builtIn.lineHeight(Setting.bold))
    }
  }

  @Test("A font that stands in may come and go: what is gone is a box")
  func vanished() throws {
    try place(sans, at: "DejaVuSans.ttf")
    try place(thai, at: "Loma.ttf")
    let typesetter = try TestFonts.typesetter([folder])
    #expect(typesetter.set("a").glyphs[0].face >= 2)
    // The folder is gone before a character is missing for the first time.
    scratch.remove()
    #expect(typesetter.set("ก").glyphs.map { $0.face } == [0])
    // What is in memory stays.
    #expect(typesetter.set("abc").glyphs.allSatisfy { $0.face >= 2 })
  }

  @Test("What is no usable font file is passed over")
  func strangeFiles() throws {
    try place(thai, at: "Loma.ttf")
    try scratch.write([], "a.ttf")
    try scratch.write(Array("ttcf".utf8), "b.ttf")
    try scratch.write(Array(repeating: 0xFF, count: 5000), "c.otf")
    // A circle, an endless file, one that cannot be read, one that waits, and a folder.
    #expect(unsafe symlink(folder, "\(folder)/d") == 0)
    #expect(unsafe symlink("/dev/zero", "\(folder)/e.ttf") == 0)
    #expect(unsafe symlink("/proc/self/mem", "\(folder)/f.ttf") == 0)
    #expect(unsafe mkfifo("\(folder)/g.ttf", 0o600) == 0)
    #expect(unsafe mkdir("\(folder)/h.ttf", 0o700) == 0)
    // A font of a gibibyte.
    try place(sans, at: "i.ttf")
    #expect(unsafe truncate("\(folder)/i.ttf", 1 << 30) == 0)
    let typesetter = try TestFonts.typesetter([folder])
    #expect(typesetter.set("aก").glyphs.allSatisfy { $0.face != 1 })
    #expect(typesetter.set("ก").glyphs[0].face >= 2)
  }

  @Test("Fonts stand in by script, and the report says for which")
  func reports() throws {
    let fonts = try TestFonts.typesetter().fonts
    func used(_ family: String) -> [String] {
      fonts.first { $0.face.family.elementsEqual(family.utf8) }?.isUsedFor.map {
        String(decoding: $0, as: UTF8.self)
      } ?? []
    }
    #expect(used("DejaVu Sans").contains("Arabic"))
    #expect(used("Lohit Devanagari") == ["Devanagari"])
    #expect(used("Loma") == ["Thai"])
    #expect(used("WenQuanYi Micro Hei") == ["Kana", "Chinese", "Korean"])
    #expect(used("Symbola") == ["Emoji"])
    let thai = fonts.first { $0.face.family.elementsEqual("Loma".utf8) }
    #expect(thai?.bold?.path == Array("\(TestFonts.thai)/Loma-Bold.ttf".utf8))
    #expect(fonts.map { $0.reason }.prefix(3) == [.first, .bold, .fallback])
  }

  @Test("Finding is the same every time")
  func deterministic() throws {
    let once = try TestFonts.typesetter()
    // Asked in another order, characters come from the same fonts.
    let again = try TestFonts.typesetter()
    let texts = ["正在", "กำลัง", "→✓", "हिन्दी", "😀", "한글", "ק"]
    for text in texts { _ = once.set(text) }
    for text in texts.reversed() { _ = again.set(text) }
    func outlines(_ typesetter: FontTypesetter) -> [[GlyphOutline]] {
      texts.map {
        typesetter.set($0).glyphs.map { typesetter.outline(face: $0.face, glyph: $0.glyph) }
      }
    }
    #expect(outlines(once) == outlines(again))
    #expect(once.fonts == again.fonts)
  }
}
