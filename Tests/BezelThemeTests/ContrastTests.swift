import BezelCore
import BezelHUD
import BezelTheme
import Foundation
import Testing

@Suite("Contrast of the built-in themes")
struct ContrastTests {
  /// A colour over an opaque one.
  private func over(_ top: Color, _ bottom: Color) -> Color {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let alpha = Int(top.alpha)
      let sum = Int(a) * alpha + Int(b) * (255 - alpha)
      return UInt8((sum + 127) / 255)
    }
    return Color(
      red: mix(top.red, bottom.red), green: mix(top.green, bottom.green),
      blue: mix(top.blue, bottom.blue))
  }

  /// The relative luminance as WCAG 2 defines it.
  private func luminance(_ color: Color) -> Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ a: Color, _ b: Color) -> Double {
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test(
    "Text on the bezel over the theme's backdrop has the contrast that WCAG AA asks for",
    arguments: BuiltInTheme.allCases)
  func text(theme: BuiltInTheme) {
    let style = theme.style
    let bezel = over(style.bezelFill, style.backdrop)
    for color in [style.labelColor, style.detailsColor, style.buttonColor, style.indicatorColor] {
      let ink = over(color ?? style.contentColor, bezel)
      #expect(contrast(ink, bezel) >= 4.5)
    }
  }

  @Test("The classic theme can be read over every backdrop, white and black too")
  func classic() {
    for backdrop in BuiltInTheme.allCases.map(\.style.backdrop) + [
      Color(white: 0), Color(white: 255),
    ] {
      let bezel = over(Style.classic.bezelFill, backdrop)
      #expect(contrast(over(Style.classic.contentColor, bezel), bezel) >= 4.5)
    }
  }
}
