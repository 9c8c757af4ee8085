import BezelCore
import BezelText
import Testing

@Suite("Clusters of characters")
struct ClusterTests {
  @Test(
    "Characters that belong together come out as so many glyphs",
    arguments: [
      // A letter and its mark are one glyph where the font has both as one.
      ("e\u{301}", 1), ("é", 1), ("e\u{323}\u{302}", 1), ("q\u{303}", 2), ("e\u{30A}\u{301}", 3),
      // What shows nothing takes no glyph.
      ("a\u{AD}b\u{200B}c\u{2060}d\u{FEFF}", 4), ("\u{200D}\u{FE0F}\u{2066}\u{2069}", 0),
      ("a\u{0}\u{7}\u{1B}b\u{9B}", 2),
      // A syllable of Devanagari: virama and letter join, the vowel sign stands where it belongs.
      ("क", 1), ("कि", 2), ("क्ष", 1), ("हिन्दी", 5),
      // Thai: vowels and tones stand over their letters; sara am is two.
      ("น้ำ", 4), ("ที่", 3),
      ("👨\u{200D}👩\u{200D}👧", 3), ("❤\u{FE0F}", 1), ("👍🏽", 2), ("🇩🇪", 2),
      ("한글", 2), ("\u{1112}\u{1161}\u{11AB}", 1), ("が", 1), ("か\u{3099}", 1),
    ])
  func glyphs(text: String, count: Int) throws {
    let typesetter = try TestFonts.typesetter()
    let block = typesetter.set(text)
    #expect(block.glyphs.count == count)
    #expect(block.glyphs.allSatisfy { $0.face >= 2 || block.glyphs.isEmpty })
    #expect(typesetter.missingCharacters(in: Array(text.utf8)) == [])
  }

  @Test("A mark stands over its letter")
  func marks() throws {
    let typesetter = try TestFonts.typesetter()
    for text in ["q\u{303}", "ที่", "น้ำ", "\u{5D1}\u{5B7}", "\u{628}\u{64E}"] {
      let marked = typesetter.width(text)
      let plain = typesetter.width(String(text.unicodeScalars.prefix(1)))
      // Only sara am's own stroke is wider than the letter.
      #expect(text == "น้ำ" ? marked < plain + plain : marked <= plain + Fixed(bits: 4))
    }
  }

  @Test("A mark is moved to the height of its letter")
  func markHeight() throws {
    let typesetter = try TestFonts.typesetter([TestFonts.dejaVu])
    // Shadda and fatha, one glyph, come down to the low letter beh: by 200 of 2048 units.
    let glyphs = typesetter.set("\u{628}\u{651}\u{64E}").glyphs
    #expect(glyphs.map { $0.y } == [-Fixed(16 * 200, over: 2048), 0])
  }

  @Test("The vowel sign i of Devanagari stands before its letter")
  func reordering() throws {
    let typesetter = try TestFonts.typesetter()
    let letter = typesetter.set("क").glyphs[0].glyph
    let glyphs = typesetter.set("कि").glyphs
    #expect(glyphs.last?.glyph == letter && glyphs.first?.glyph != letter)
  }

  /// The glyphs of a text that is cut at every width: what is left without the ellipsis.
  private func cuts(_ text: String, _ typesetter: FontTypesetter) -> Set<[UInt32]> {
    let ellipsis = typesetter.set("…").glyphs
    var found: Set<[UInt32]> = []
    var width = typesetter.width("…")
    while width < typesetter.width(text) {
      let block = typesetter.set(text, width: width, lines: 1)
      #expect(block.isCut && block.size.width <= width)
      #expect(block.glyphs.last?.glyph == ellipsis[0].glyph)
      found.insert(block.glyphs.dropLast().map { $0.glyph })
      width = width + Fixed(1, over: 3)
    }
    return found
  }

  @Test(
    "Text is cut between clusters only",
    arguments: [
      (
        "e\u{301}e\u{301}e\u{301}XX",
        ["", "e\u{301}", "e\u{301}e\u{301}", "e\u{301}e\u{301}e\u{301}"]
      ),
      (
        "q\u{303}q\u{303}q\u{303}X",
        ["", "q\u{303}", "q\u{303}q\u{303}", "q\u{303}q\u{303}q\u{303}"]
      ),
      ("क्षत्रियकि", ["", "क्ष", "क्षत्रि", "क्षत्रिय"]),
      ("น้ำที่นี่ที่", ["", "น้ำ", "น้ำที่", "น้ำที่นี่"]),
      ("👨\u{200D}👩\u{200D}👧👍🏽👍🏽", ["", "👨\u{200D}👩\u{200D}👧", "👨\u{200D}👩\u{200D}👧👍🏽"]),
      ("🇩🇪🇫🇷🇯🇵", ["", "🇩🇪", "🇩🇪🇫🇷"]),
      ("ﬁﬂWW", ["", "ﬁ", "ﬁﬂ", "ﬁﬂW"]),
    ])
  func cutsBetween(text: String, allowed: [String]) throws {
    let typesetter = try TestFonts.typesetter()
    let shown = allowed.map { typesetter.set($0, lines: 1).glyphs.map { $0.glyph } }
    for cut in cuts(text, typesetter) { #expect(shown.contains(cut), "\(cut)") }
  }

  @Test("What no font has is a box of the built-in face, and is told")
  func boxes() throws {
    let typesetter = try TestFonts.typesetter([TestFonts.dejaVu])
    let block = typesetter.set("a正b")
    #expect(block.glyphs.map { $0.face == 0 } == [false, true, false])
    #expect(
      typesetter.missingCharacters(in: Array("正a在正\u{200D}\u{7}\n".utf8)) == [0x6B63, 0x5728])
    #expect(typesetter.outline(face: 0, glyph: block.glyphs[1].glyph).segments.isEmpty == false)
  }
}
