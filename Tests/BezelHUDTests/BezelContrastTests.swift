import BezelCore
import BezelHUD
import BezelTestSupport
import Testing

/// A theme with its bezels filled in one of the two ways.
struct BezelLook: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let style: Style

  init(_ name: String, _ style: Style, _ fill: Style.BezelStyle) {
    testDescription = "\(name), \(fill == .blur ? "blurred" : "solid")"
    var style = style
    style.bezelStyle = fill
    self.style = style
  }

  static let all = [("light", Style.light), ("dark", .dark), ("classic", .classic)].flatMap {
    theme in
    [Style.BezelStyle.solid, .blur].map { BezelLook(theme.0, theme.1, $0) }
  }
}

@Suite("Contrast on bezels, whatever lies behind")
struct BezelContrastTests {
  /// Red, green and blue of sRGB, 0…1.
  private typealias Levels = [Double]

  /// What lies behind, as `#RRGGBB`.
  private static let backdrops = [
    "#000000", "#FFFFFF", "#FF0000", "#00FF00", "#0000FF", "#FFFF00", "#FF00FF", "#00FFFF",
    "#808080",
  ]
  private static let dims = [
    Color.clear, Color(white: 0, alpha: 128), Color(white: 255, alpha: 128),
  ]

  private func lay(_ color: Color, over below: Levels) -> Levels {
    let alpha = Double(color.alpha) / 255
    return zip([color.red, color.green, color.blue], below).map {
      Double($0) / 255 * alpha + $1 * (1 - alpha)
    }
  }

  /// The contrast of a colour that is laid over another one with that.
  private func contrast(_ color: Color, over below: Levels) -> Double {
    WCAG.contrast(WCAG.luminance(lay(color, over: below)), WCAG.luminance(below))
  }

  private func levels(_ hex: String) throws -> Levels {
    lay(try #require(Color(hex: Array(hex.utf8))), over: [0, 0, 0])
  }

  /// A bezel over a backdrop, for each of the backgrounds that may lie between.
  private func bezels(_ style: Style, over backdrop: String) throws -> [Levels] {
    let backdrop = try levels(backdrop)
    return BezelContrastTests.dims.map { dim in
      var below = lay(dim, over: backdrop)
      if style.bezelStyle == .blur { below = lay(style.blurTint, over: below) }
      return lay(style.bezelFill, over: below)
    }
  }

  @Test("Every text keeps 4.5 to 1", arguments: BezelLook.all, backdrops)
  func texts(look: BezelLook, backdrop: String) throws {
    let style = look.style
    for bezel in try bezels(style, over: backdrop) {
      for color in [style.labelColor, style.detailsColor, style.buttonColor] {
        #expect(contrast(color ?? style.contentColor, over: bezel) >= 4.5)
      }
    }
  }

  @Test("The title of a button that is pressed keeps 4 to 1", arguments: BezelLook.all, backdrops)
  func pressed(look: BezelLook, backdrop: String) throws {
    let color = look.style.contentColor
    for bezel in try bezels(look.style, over: backdrop) {
      #expect(contrast(color, over: lay(color.with(alpha: 26), over: bezel)) >= 4)
    }
  }

  @Test("The tint cannot be seen over the theme's own backdrop", arguments: [Style.light, .dark])
  func tint(style: Style) {
    #expect(style.blurTint.with(alpha: 255) == style.backdrop)
  }

  @Test(
    "A solid bezel looks over the theme's own backdrop as a blurred one",
    arguments: [Style.light, .dark, .classic])
  func solid(style: Style) {
    #expect(
      style.solidBezelColor.laid(over: style.backdrop)
        == style.blurredBezelColor.laid(over: style.backdrop))
  }

  @Test(
    "A colour that is set fills a bezel as it is, in either way",
    arguments: [Style.BezelStyle.solid, .blur])
  func own(fill: Style.BezelStyle) {
    var style = Style.light
    (style.bezelStyle, style.bezelColor) = (fill, Color(white: 9, alpha: 20))
    #expect(style.bezelFill == Color(white: 9, alpha: 20))
  }
}
