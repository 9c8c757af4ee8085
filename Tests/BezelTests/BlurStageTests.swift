import Bezel
import BezelCore
import BezelDisplay
import BezelRaster
import Testing

@Suite("The blur on a stage")
struct BlurStageTests {
  /// A stage over black and white stripes with a HUD up on it.
  private func bench() throws -> (Bench, ProgressHUD) {
    let bench = try Bench()
    let size = Bench.panel.size
    let pixels = (0..<size.width * size.height).map { place -> UInt32 in
      place % size.width / 4 % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    bench.stage.backdropImage = Image(
      width: size.width, height: size.height, premultipliedPixels: pixels)
    let hud = bench.add(content(.text))
    hud.label.text = "A"
    hud.show(animated: false)
    try bench.settle()
    return (bench, hud)
  }

  /// How far levels lie apart along a row through the bezel, beside its text.
  private func contrast(_ bench: Bench, row: Int) -> Int {
    let width = Bench.panel.size.width
    let levels = bench.display.pixels[row * width + width / 2 - 16..<row * width + width / 2 + 16]
      .map { Int($0 & 0xFF) }
    return (levels.max() ?? 0) - (levels.min() ?? 0)
  }

  @Test("A bezel blurs the picture behind it, unless the stage or its style says otherwise")
  func settings() throws {
    let (bench, hud) = try bench()
    let row = Bench.panel.size.height / 2 - 20
    #expect(contrast(bench, row: row) <= 3)
    bench.stage.blursBackdrop = false
    try bench.settle()
    #expect(contrast(bench, row: row) > 40)
    bench.stage.blursBackdrop = true
    try bench.settle()
    #expect(contrast(bench, row: row) <= 3)
    hud.bezelView.style = .solidColor
    try bench.settle()
    #expect(contrast(bench, row: row) == 0)
    hud.bezelView.color = Color(white: 0.8, alpha: 0.6)
    try bench.settle()
    #expect(contrast(bench, row: row) > 40)
  }

  @Test("A background that is blurred covers all behind the bezel")
  func background() throws {
    let (bench, hud) = try bench()
    #expect(contrast(bench, row: 5) == 255)
    hud.backgroundView.style = .blur
    try bench.settle()
    #expect(hud.backgroundView.style == .blur)
    #expect(contrast(bench, row: 5) <= 3)
    hud.backgroundView.style = .solidColor
    try bench.settle()
    #expect(contrast(bench, row: 5) == 255)
  }
}
