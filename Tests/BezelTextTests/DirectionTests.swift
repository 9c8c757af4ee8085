import BezelCore
import BezelText
import Testing

@Suite("Directions and joining")
struct DirectionTests {
  @Test(
    "Letters, numbers and brackets stand in the order in which they are read",
    arguments: [
      ("abc", "abc"),
      ("שלום", "םולש"),
      ("abc שלום def", "abcםולשdef"),
      ("abc שלום 123", "abc123םולש"),
      ("שלום abc 123", "abc123םולש"),
      ("שלום abc, עולם", "םלוע,abcםולש"),
      ("(שלום)", "(םולש)"),
      ("a (ב) c", "a(ב)c"),
      ("ב (a) ג", "ג(a)ב"),
      ("[ב] {ג} «ד»", "«ד»{ג}[ב]"),
      ("ב a(ג)", "(ג)aב"),
      ("עמוד 3-5", "3-5דומע"),
      ("1.5 ב 2,75", "2,75ב1.5"),
      ("-5%", "-5%"),
      ("ב!", "!ב"),
      ("a ב!", "aב!"),
      ("\u{200F}a!", "!a"),
      ("\u{202E}abc\u{202C}def", "cbadef"),
      ("a \u{2067}ב 1\u{2069} c", "a1בc"),
      ("\u{2068}ב\u{2069} a", "בa"),
      ("\u{2068}a\u{2069} ב", "בa"),
      ("123", "123"),
      ("...", "..."),
    ])
  func order(text: String, shown: String) throws {
    let typesetter = try TestFonts.typesetter([TestFonts.dejaVu])
    let reader = GlyphReader(typesetter, knowing: "abcdef0123456789()[]{}«».,!-%", "אבגדוםלשעומ")
    #expect(reader.lines(typesetter.set(text)) == [shown])
  }

  @Test("Each paragraph has the direction of its own first letter")
  func paragraphs() throws {
    let typesetter = try TestFonts.typesetter([TestFonts.dejaVu])
    let reader = GlyphReader(typesetter, knowing: "ab!אב")
    #expect(reader.lines(typesetter.set("a!\nב!\r\n!\u{2029}א b!")) == ["a!", "!ב", "!", "!bא"])
  }

  @Test(
    "Arabic letters join",
    arguments: [
      ("بيت", "ﺖﻴﺑ"), ("ب", "ب"), ("بب", "ﺐﺑ"), ("ببب", "ﺐﺒﺑ"), ("لا", "ﻻ"), ("بلا", "ﻼﺑ"),
      ("ادب", "بدا"), ("ب\u{200D}", "ﺑ"), ("ب\u{200C}ب", "بب"), ("بيت 12", "12ﺖﻴﺑ"),
      ("بيت ۱۲", "۱۲ﺖﻴﺑ"), ("a بب b", "aﺐﺑb"), ("(بب)", "(ﺐﺑ)"), ("بـب", "ﺐـﺑ"),
    ])
  func joining(text: String, shown: String) throws {
    let typesetter = try TestFonts.typesetter([TestFonts.dejaVu])
    let reader = GlyphReader(
      typesetter, knowing: "ab12()۱۲ـبدا", "ﺐﺑﺒﺖﻴﻻﻼ")
    #expect(reader.lines(typesetter.set(text)) == [shown])
  }

  @Test("Joined letters are as wide as what joins them")
  func joinedWidth() throws {
    let typesetter = try TestFonts.typesetter([TestFonts.dejaVu])
    for text in ["بيت", "العربية", "نظام"] {
      // A line's ink leaves no gap where letters join: their advances carry on.
      let block = typesetter.set(text)
      #expect(block.size.width < typesetter.width(text.map { "\($0) " }.joined()))
    }
  }

  @Test(
    "An ellipsis stands at the end of the text, which is on the left from right to left",
    arguments: [
      ("abc defdef", "abc d…", "abcd…"), ("abc defdef", "abc …", "abc…"),
      ("שלום עולם", "שלום ע…", "…עםולש"), ("שלום עולם", "שלום…", "…םולש"),
      ("abc שלום שלום", "abc של…", "abcלש…"),
      ("שלום abcabc", "שלום ab…", "…abםולש"), ("בב (abc) גג", "בב (abc…", "…abc)בב"),
    ])
  func ellipsis(text: String, room: String, shown: String) throws {
    let typesetter = try TestFonts.typesetter([TestFonts.dejaVu])
    let reader = GlyphReader(typesetter, knowing: "abcdef…()", "אבגדוםלשע")
    let block = typesetter.set(text, width: typesetter.width(room), lines: 1)
    #expect(block.isCut)
    #expect(reader.lines(block) == [shown])
  }
}
