import BezelCore
import BezelText
import Testing

@Suite("Weights of fonts")
struct WeightTests {
  /// The area of a text's ink, in 10000ths of its em's square.
  private func ink(_ text: String, _ style: TextStyle, _ typesetter: FontTypesetter) -> Int {
    var area = 0
    for glyph in typesetter.set(text, style).glyphs {
      let outline = typesetter.outline(face: glyph.face, glyph: glyph.glyph)
      let step = Int(outline.unitsPerEm) / 100
      area += FlatOutline(outline).windings(every: step).count { $0 != 0 }
    }
    return area
  }

  @Test(
    "Bold text is bolder, by the family's own face, a variable one, or made so",
    arguments: [
      (TestFonts.dejaVu, "nothing"), (TestFonts.cantarell, "nothing"), (TestFonts.devanagari, "हिन्दी"),
      (TestFonts.chinese, "正在安装"), (TestFonts.symbols, "→✓"), (TestFonts.thai, "กำลัง"),
    ])
  func bolder(folder: String, text: String) throws {
    let typesetter = try TestFonts.typesetter([folder])
    let (plain, heavy) = (
      ink(text, Setting.regular, typesetter), ink(text, Setting.bold, typesetter)
    )
    #expect(plain > 0)
    #expect(typesetter.set(text).glyphs.allSatisfy { $0.face >= 2 })
    #expect(heavy * 10 > plain * 11 && heavy * 10 < plain * 22)
  }
}
