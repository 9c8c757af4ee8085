import BezelCore
import BezelTestSupport
import Testing

@Suite("The contrast of colors")
struct ColorContrastTests {
  @Test("The luminance of every grey is WCAG's to two thousandths")
  func greys() {
    for grey in 0...255 {
      let exact = WCAG.luminance(Array(repeating: Double(grey) / 255, count: 3))
      let luminance = Double(Color(white: UInt8(grey)).luminance.bits) / 65_536
      #expect(abs(luminance - exact) <= 0.002, "\(grey)")
    }
  }

  @Test(
    "Red, green and blue weigh as the eye sees them",
    arguments: [("#FF0000", 213), ("#00FF00", 715), ("#0000FF", 72), ("#FFFFFF", 1000)])
  func primaries(hex: String, thousandths: Int) throws {
    let color = try #require(Color(hex: Array(hex.utf8)))
    #expect((color.luminance * 1000).rounded == thousandths)
  }

  @Test(
    "Contrast is the same both ways",
    arguments: [
      ("#000000", "#FFFFFF", 21.0), ("#767676", "#FFFFFF", 4.54), ("#123456", "#123456", 1),
    ])
  func contrast(one: String, other: String, expected: Double) throws {
    let first = try #require(Color(hex: Array(one.utf8)))
    let second = try #require(Color(hex: Array(other.utf8)))
    let contrast = first.contrast(to: second)
    #expect(abs(Double(contrast.bits) / 65_536 - expected) < 0.03)
    #expect(second.contrast(to: first) == contrast)
  }

  @Test(
    "A colour that is laid over another one is between them by its alpha",
    arguments: [(0, 60), (255, 200), (51, 88), (128, 130)])
  func laid(alpha: UInt8, grey: UInt8) {
    #expect(
      Color(white: 200, alpha: alpha).laid(over: Color(white: 60)) == Color(white: grey))
  }
}
