import Foundation

/// Luminance and contrast as the Web Content Accessibility Guidelines 2 reckon them, in floating point.
public enum WCAG {
  /// The relative luminance of red, green and blue of sRGB, all of them 0…1.
  public static func luminance(_ levels: [Double]) -> Double {
    let linear = levels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// The contrast of two luminances, 1…21.
  public static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
