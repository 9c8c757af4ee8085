import Bezel
import BezelCore
import BezelDemos
import BezelGallery
import BezelHUD
import BezelTestSupport
import BezelTheme
import Testing

/// The contrast of two colours as the Web Content Accessibility Guidelines reckon it, 1…21.
func contrast(_ one: UInt32, _ other: UInt32) -> Double {
  func luminance(_ pixel: UInt32) -> Double {
    WCAG.luminance([16, 8, 0].map { Double(pixel >> $0 & 0xFF) / 255 })
  }
  return WCAG.contrast(luminance(one), luminance(other))
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
    try judge(rehearse(demo) { $0.theme = theme })
  }

  @Test(
    "So it is over a picture that has everything, blurred or not, and in the corners",
    arguments: themes,
    [BezelHUD.Style.BezelStyle.solid, .blur])
  func picture(theme: Theme, fill: BezelHUD.Style.BezelStyle) throws {
    var theme = theme
    theme.description.hud.style.bezelStyle = fill
    theme.description.texts.texts = Array(
      repeating: try ScreenText(Array("Hamburg".utf8)), count: 4)
    let picture = try #require(
      Image(
        width: 64, height: 48,
        premultipliedPixels: (0..<64 * 48).map { place in
          let (x, y) = (UInt32(place % 64), UInt32(place / 64))
          return (x / 3 + y / 4) % 3 == 0
            ? 0xFFFF_FFFF : 0xFF00_0000 | x * 4 << 16 | y * 5 << 8 | (x ^ y) & 1 * 255
        }))
    let rehearsal = try rehearse(try #require(Demo.all.first { $0.name == "button" })) {
      $0.theme = theme
      $0.backdropImage = picture
    }
    try judge(rehearsal)
    let content = ScreenContent(
      theme.description.texts, ScreenFacts(), on: nil, plates: theme.description.plateStyle)
    let arrangement = content.arrange(
      on: ContrastTests.panel, using: try Fonts.typesetter())
    #expect(arrangement.texts.count == 4)
    for text in arrangement.texts { #expect(strongest(text.frame, of: rehearsal) >= 4.5) }
  }

  private static let panel = Panel(pixels: PixelSize(width: 640, height: 480), scale: 2)

  /// A demo when it tells most, on a stage that is prepared.
  private func rehearse(
    _ demo: Demo, _ prepare: @escaping (Stage) -> Void
  ) throws -> Rehearsal {
    var gallery = Gallery(typesetter: try Fonts.typesetter())
    (gallery.size, gallery.scale) = (ContrastTests.panel.pixels, ContrastTests.panel.scale)
    gallery.prepare = prepare
    let rehearsal = try gallery.begin(demo)
    try rehearsal.pass(until: demo.tellingNanoseconds)
    try rehearsal.settle()
    return rehearsal
  }

  /// Looks at what HUDs show.
  private func judge(_ rehearsal: Rehearsal) throws {
    let typesetter = try Fonts.typesetter()
    for hud in rehearsal.stage.allHUDs {
      let arrangement = hud.content.arrange(on: ContrastTests.panel, using: typesetter)
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
