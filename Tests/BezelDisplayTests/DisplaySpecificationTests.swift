import BezelDisplay
import Testing

@Suite("What --display says")
struct DisplaySpecificationTests {
  @Test(
    "Displays are named",
    arguments: [
      ("auto", .automatic),
      ("none", DisplaySpecification.none),
      ("kms", .kms(card: nil, connector: nil)),
      ("kms:card1", .kms(card: Array("card1".utf8), connector: nil)),
      ("kms:0", .kms(card: Array("card0".utf8), connector: nil)),
      ("kms:/dev/dri/card2", .kms(card: Array("card2".utf8), connector: nil)),
      (
        "kms:card0:HDMI-A-1",
        .kms(card: Array("card0".utf8), connector: Array("HDMI-A-1".utf8))
      ),
      ("png:screen.png", .png(Array("screen.png".utf8))),
      ("png:/tmp/a:b", .png(Array("/tmp/a:b".utf8))),
    ] as [(String, DisplaySpecification)])
  func named(text: String, display: DisplaySpecification) {
    #expect(DisplaySpecification(Array(text.utf8)) == display)
  }

  @Test(
    "Other words are unknown",
    arguments: [
      "", "Auto", "auto:", "none:1", "png", "png:", "kms:", "kms:card", "kms:HDMI-A-1",
      "kms:card0:", "kms:card0:A:B", "kms:card0001", "fbdev", "fbdev:/dev/fb0", "kms:../../etc",
    ])
  func unknown(text: String) {
    #expect(DisplaySpecification(Array(text.utf8)) == nil)
  }
}
