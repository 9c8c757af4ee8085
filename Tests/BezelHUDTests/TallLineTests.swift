import BezelCore
import BezelHUD
import BezelText
import Testing

@Suite("Lines of tall letters")
struct TallLineTests {
  @Test(
    "Text with tall letters loses as many lines as it takes", arguments: (8...25).map { $0 * 10 })
  func shortened(height: Int) throws {
    let folders = ["dejavu", "lohit-devanagari"].map {
      Array("/usr/share/fonts/truetype/\($0)".utf8)
    }
    let typesetter = try FontTypesetter(folders: folders)
    let tall = Array("र्ट्ठ्रीँ॑\nर्ट्ठ्रीँ॑\nर्ट्ठ्रीँ॑\nर्ट्ठ्रीँ॑\nर्ट्ठ्रीँ॑\nर्ट्ठ्रीँ॑".utf8)
    let style = TextStyle(size: 12, isBold: true)
    #expect(
      typesetter.set(tall, style, width: 200, lines: 9).size.height
        > typesetter.lineHeight(style) * 6)
    var hud = HUD()
    (hud.mode, hud.label, hud.details) = (.text, Array("Title".utf8), tall)
    let pixels = PixelSize(width: 300, height: height)
    let arrangement = hud.arrange(on: Panel(pixels: pixels, scale: 1), using: typesetter)
    if let details = arrangement.details {
      // The title goes only after the details.
      #expect(arrangement.label != nil)
      let margin: Fixed = height < 200 ? 6 : 20
      #expect(details.frame.maxY <= arrangement.bezel.maxY - margin)
    }
  }
}
