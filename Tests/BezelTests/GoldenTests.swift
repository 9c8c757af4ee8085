import Bezel
import BezelCore
import BezelDisplay
import BezelHUD
import BezelRaster
import BezelText
import Foundation
import Testing

/// A still HUD that a golden picture was made of.
struct GoldenScene: CustomTestStringConvertible, Sendable {
  let name: String
  let hud: HUD
  let size: PixelSize
  let scale: Fixed
  /// Whether a picture of many colors lies behind the HUD.
  var hasPicture = false
  /// Whether text is set in the fonts of Debian's packages instead of the built-in face.
  var usesFonts = false

  var testDescription: String { name }

  init(
    _ name: String, _ width: Int, _ height: Int, scale: Fixed = 1, _ set: (inout HUD) -> Void
  ) {
    var hud = HUD()
    set(&hud)
    (self.name, self.hud, self.scale) = (name, hud, scale)
    size = PixelSize(width: width, height: height)
  }

  static let all: [GoldenScene] = [
    GoldenScene("spinner", 100, 100) { $0.mode = .spinner },
    GoldenScene("spinner-dark-2x", 180, 180, scale: 2) {
      $0.mode = .spinner
      $0.style = .dark
    },
    GoldenScene("round", 100, 100) {
      ($0.mode, $0.progress) = (.round, Fixed(3, over: 10))
    },
    GoldenScene("round-outline", 100, 100) {
      ($0.mode, $0.progress, $0.roundStyle) = (.round, Fixed(3, over: 10), .outline)
    },
    GoldenScene("ring", 100, 100) { ($0.mode, $0.progress) = (.ring, Fixed(13, over: 20)) },
    GoldenScene("ring-wide-1.5x", 140, 140, scale: Fixed(3, over: 2)) {
      ($0.mode, $0.progress, $0.ringWidth) = (.ring, Fixed(13, over: 20), 5)
    },
    GoldenScene("bar", 200, 160) {
      ($0.mode, $0.progress) = (.bar, Fixed(42, over: 100))
      $0.label = Array("Installing".utf8)
      $0.details = Array("Block 12 of 40\n/dev/mmcblk0".utf8)
    },
    GoldenScene("bar-dark-1.25x", 240, 150, scale: Fixed(5, over: 4)) {
      ($0.mode, $0.progress, $0.style) = (.bar, Fixed(42, over: 100), .dark)
      $0.label = Array("Größe: 48 MiB".utf8)
    },
    GoldenScene("message", 220, 110) {
      ($0.mode, $0.position) = (.text, .bottom)
      $0.label = Array("A title that is cut since it is too long".utf8)
    },
    GoldenScene("button", 160, 200) {
      $0.icon = .warning
      $0.label = Array("Battery low".utf8)
      $0.button = Array("Retry".utf8)
      $0.style.dim = BezelCore.Color(white: 0, alpha: 51)
    },
    GoldenScene("button-held", 160, 120) {
      ($0.mode, $0.label) = (.text, Array("Erase all?".utf8))
      ($0.button, $0.isButtonPressed, $0.buttonHold) = (
        Array("Hold to erase".utf8), true, Fixed(62, over: 100)
      )
    },
    GoldenScene("button-held-dark-2x", 240, 160, scale: 2) {
      ($0.mode, $0.style) = (.text, .dark)
      ($0.button, $0.isButtonPressed, $0.buttonHold) = (
        Array("Hold".utf8), true, Fixed(9, over: 10)
      )
    },
    GoldenScene("button-focused", 160, 120) {
      ($0.mode, $0.label) = (.text, Array("Go on?".utf8))
      ($0.button, $0.isButtonFocused) = (Array("Cancel".utf8), true)
    },
    GoldenScene("shadow", 140, 140) {
      ($0.mode, $0.style.shadow) = (.spinner, .standard)
    },
    GoldenScene("classic-shadow-2x", 240, 240, scale: 2) {
      ($0.mode, $0.progress, $0.style) = (.round, Fixed(3, over: 10), .classic)
      $0.style.shadow = Shadow(radius: 16, drop: 4, color: Color(white: 0, alpha: 128))
    },
    GoldenScene("success", 100, 100) { $0.icon = .success },
    GoldenScene("error", 100, 100) { $0.icon = .error },
    GoldenScene("info", 100, 100) { $0.icon = .info },
  ]

  /// HUDs over a picture.
  static let blurred: [GoldenScene] = [
    GoldenScene("blur", 150, 110) {
      $0.mode = .spinner
      $0.label = Array("Over a picture".utf8)
    },
    GoldenScene("blur-dark-2x", 200, 180, scale: 2) {
      ($0.mode, $0.progress, $0.style) = (.ring, Fixed(2, over: 5), .dark)
      $0.style.dim = BezelCore.Color(red: 90, green: 0, blue: 0, alpha: 90)
    },
    GoldenScene("blur-background", 110, 100) {
      $0.icon = .success
      ($0.style.backgroundStyle, $0.style.bezelStyle) = (.blur, .solid)
    },
  ].map { scene in
    var scene = scene
    scene.hasPicture = true
    return scene
  }

  /// Stripes of light and dark, and colors that change from left to right.
  private var picture: Bitmap {
    let pixels = (0..<size.width * size.height).map { place in
      let (x, y) = (UInt32(place % size.width), UInt32(place / size.width))
      let red = x * 255 / UInt32(size.width)
      let blue: UInt32 = (x / 16 + y / 24) % 3 == 0 ? 250 : 20
      return 0xFF00_0000 | red << 16 | (y * 200 / UInt32(size.height)) << 8 | blue
    }
    return Bitmap(size: size, pixels: pixels)
  }

  /// What a panel shows that is turned so.
  func draw(_ rotation: Rotation) throws -> PanelPicture {
    let panel = Panel(pixels: size, scale: scale)
    let typesetter: any Typesetter =
      usesFonts ? try LanguageScenes.typesetter() : BuiltInTypesetter()
    var scene = Scene(hud)
    if hasPicture { scene.setBackdrop(picture) }
    let list = scene.displayList(hud.arrange(on: panel, using: typesetter), phase: 3)
    let everything = Damage(PixelRect(size))
    var surface = Surface(size: size)
    var painter = Painter()
    painter.paint(
      list, images: scene.images, typesetter: typesetter, damage: everything, on: &surface)
    var picture = PanelPicture(size: rotation.apply(to: size))
    picture.take(surface, everything, rotation)
    return picture
  }
}

@Suite("Golden pictures")
struct GoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden")
  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["BEZEL_RECORD"] == "1"
  }

  @Test(
    "A picture is the recorded one to the bit",
    arguments: GoldenScene.all + GoldenScene.blurred + ModeScenes.all + LanguageScenes.all)
  func exact(scene: GoldenScene) throws {
    let picture = try scene.draw(.none)
    let file = GoldenTests.folder.appending(path: scene.name + ".png")
    if GoldenTests.isRecording {
      let bytes = try PNG.encode(picture.pixels.span, size: picture.size)
      try Data(bytes).write(to: file)
      Issue.record("recorded \(scene.name).png; look at it, then test without BEZEL_RECORD")
      return
    }
    let golden = try PNG.decode(Array(Data(contentsOf: file)).span)
    #expect(golden.size == picture.size)
    guard golden.size == picture.size else { return }
    let different = zip(golden.pixels, picture.pixels).enumerated().filter { $1.0 != $1.1 }
    guard let first = different.first else { return }
    let (x, y) = (first.offset % picture.size.width, first.offset / picture.size.width)
    Issue.record(
      """
      \(different.count) pixels differ; the first, \(x), \(y), is \
      \(String(first.element.1, radix: 16)) and was \(String(first.element.0, radix: 16))
      """)
    let bytes = try PNG.encode(picture.pixels.span, size: picture.size)
    Attachment.record(bytes, named: scene.name + "-actual.png")
  }

  @Test(
    "The four rotations are one picture", arguments: GoldenScene.all + GoldenScene.blurred)
  func rotations(scene: GoldenScene) throws {
    let upright = try scene.draw(.none).pixels
    for rotation in Rotation.allCases.dropFirst() {
      let turned = try scene.draw(rotation)
      let pixels = turned.pixels
      var matches = 0
      for y in 0..<scene.size.height {
        for x in 0..<scene.size.width {
          let pixel = PixelRect(left: x, top: y, right: x + 1, bottom: y + 1)
          let place = rotation.panelRect(of: pixel, on: turned.size)
          let there = place.top * turned.size.width + place.left
          if pixels[there] == upright[y * scene.size.width + x] { matches += 1 }
        }
      }
      #expect(matches == upright.count)
    }
  }
}
