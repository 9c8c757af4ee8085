import Bezel
import BezelCore
import BezelDemos
import BezelGallery
import BezelHUD
import Foundation
import Testing

/// The contrast of two colours as the Web Content Accessibility Guidelines reckon it, 1…21.
func contrast(_ one: UInt32, _ other: UInt32) -> Double {
  func luminance(_ pixel: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let value = Double(pixel >> shift & 0xFF) / 255
      return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }
  let (first, second) = (luminance(one), luminance(other))
  return (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

@Suite("Contrast")
struct ContrastTests {
  private static let themes: [Theme] = [.light, .dark, .classic]

  @Test("Contrast is 21 between black and white, and 1 between a colour and itself")
  func scale() {
    #expect(contrast(0xFF00_0000, 0xFFFF_FFFF) == 21)
    #expect(contrast(0xFF12_3456, 0xFF12_3456) == 1)
    // The grey that is just enough on white.
    #expect(contrast(0xFF76_7676, 0xFFFF_FFFF) > 4.5)
    #expect(contrast(0xFF77_7777, 0xFFFF_FFFF) < 4.5)
  }

  @Test(
    "Every text can be read as WCAG's level AA wants it, every indicator seen",
    arguments: Demo.all, themes)
  func readable(demo: Demo, theme: Theme) throws {
    let typesetter = try Fonts.typesetter()
    var gallery = Gallery(typesetter: typesetter)
    (gallery.size, gallery.scale) = (PixelSize(width: 640, height: 480), 2)
    gallery.prepare = { $0.theme = theme }
    let rehearsal = try gallery.begin(demo)
    try rehearsal.pass(until: demo.tellingNanoseconds)
    try rehearsal.settle()
    for hud in rehearsal.stage.allHUDs {
      let arrangement = hud.content.arrange(
        on: Panel(pixels: gallery.size, scale: 2), using: typesetter)
      for text in [arrangement.label, arrangement.details, arrangement.button] {
        guard let text else { continue }
        #expect(strongest(text.frame, of: rehearsal) >= 4.5)
      }
      if let indicator = arrangement.indicator {
        #expect(strongest(indicator.frame, of: rehearsal) >= 3)
      }
    }
  }

  /// The strongest contrast of a colour in a rectangle of points with the one that most of it has.
  private func strongest(_ frame: BezelCore.Rect, of rehearsal: Rehearsal) -> Double {
    let pixels = rehearsal.pixels(
      in: PixelRect(
        left: (frame.minX * 2).floor, top: (frame.minY * 2).floor, right: (frame.maxX * 2).ceiling,
        bottom: (frame.maxY * 2).ceiling))
    let counts = Dictionary(pixels.map { ($0, 1) }, uniquingKeysWith: +)
    guard let ground = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else {
      return 0
    }
    return counts.keys.map { contrast($0, ground) }.max() ?? 0
  }
}
