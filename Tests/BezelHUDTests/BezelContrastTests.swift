import BezelCore
import BezelHUD
import Foundation
import Testing

@Suite("Contrast over a blurred picture")
struct BlurContrastTests {
  /// Red, green and blue of sRGB, 0…1.
  private typealias Levels = [Double]

  private func lay(_ color: Color, over below: Levels) -> Levels {
    let alpha = Double(color.alpha) / 255
    return zip([color.red, color.green, color.blue], below).map {
      Double($0) / 255 * alpha + $1 * (1 - alpha)
    }
  }

  /// The luminance of WCAG 2, 0…1.
  private func luminance(_ levels: Levels) -> Double {
    let linear = levels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  @Test(
    "Text keeps 4.5 to 1 whatever the picture and the background", arguments: [Style.light, .dark])
  func contrast(style: Style) {
    let corners = (0..<8).map { corner in (0..<3).map { Double(corner >> $0 & 1) } }
    for picture in corners + [[0.5, 0.5, 0.5]] {
      for dim in [Color.clear, Color(white: 0, alpha: 128), Color(white: 255, alpha: 128)] {
        let bezel = lay(style.bezelColor, over: lay(style.blurTint, over: lay(dim, over: picture)))
        let (text, below) = (luminance(lay(style.contentColor, over: bezel)), luminance(bezel))
        let ratio = (max(text, below) + 0.05) / (min(text, below) + 0.05)
        #expect(ratio >= 4.5, "over \(picture)")
      }
    }
  }

  @Test("The tint cannot be seen over the theme's own backdrop", arguments: [Style.light, .dark])
  func tint(style: Style) {
    #expect(style.blurTint.with(alpha: 255) == style.backdrop)
  }
}
