import Bezel
import BezelCore
import BezelHUD
import BezelRaster
import BezelText
import Testing

@Suite("Ink of texts")
struct TextInkTests {
  @Test(
    "Holds all glyphs where rounding to quarters of a pixel puts them",
    arguments: GoldenScene.all + LanguageScenes.all)
  func holds(scene: GoldenScene) throws {
    let typesetter: any Typesetter =
      scene.usesFonts ? try LanguageScenes.typesetter() : BuiltInTypesetter()
    for quarters in 3..<13 as Range<Int64> {
      let panel = Panel(
        pixels: PixelSize(width: 900, height: 600),
        scale: Fixed(quarters, over: 4) + .init(quarters, over: 97))
      let list = Scene(scene.hud).displayList(
        scene.hud.arrange(on: panel, using: typesetter), phase: 0)
      for command in list.commands {
        guard case .glyphs(let range) = command.shape else { continue }
        for glyph in list.glyphs[range] {
          let phase = GlyphPhase(glyph.origin.x)
          let x = Fixed(phase.column) + Fixed(Int64(phase.quarter), over: 4)
          let outline = typesetter.outline(face: glyph.face, glyph: glyph.glyph)
          let box = outline.box(size: glyph.size, at: Point(x: x, y: glyph.origin.y))
          #expect(command.ink.contains(box), "\(glyph) at \(panel.scale)")
        }
      }
    }
  }
}
