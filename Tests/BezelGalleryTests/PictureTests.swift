import Bezel
import BezelCore
import BezelDemos
import BezelDisplay
import BezelGallery
import BezelHUD
import BezelRaster
import BezelText
import Foundation
import Testing

@Suite("Pictures of demos")
struct DemoPictureTests {
  private func demo(_ name: String) throws -> Demo {
    try #require(Demo.all.first { $0.name == name })
  }

  private func small() throws -> Gallery {
    var gallery = Gallery(typesetter: try Fonts.typesetter())
    gallery.size = PixelSize(width: 304, height: 216)
    return gallery
  }

  @Test("The same picture comes each time, bit by bit", arguments: Demo.all)
  func repeatable(demo: Demo) throws {
    #expect(try small().picture(of: demo).file() == small().picture(of: demo).file())
  }

  @Test("A theme's texts tell of no real machine and no real time")
  func themeTexts() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "demo-\(UUID()).theme")
    defer { try? FileManager.default.removeItem(at: file) }
    func words(_ text: String) throws -> [UInt32] {
      try Data("text-top-left = \(text)\n".utf8).write(to: file)
      let theme = try Theme(file: file.path)
      var gallery = try small()
      gallery.prepare = { $0.theme = theme }
      return try gallery.picture(of: demo("label")).pixels
    }
    #expect(
      try words("{hostname} {ip} {kernel} {time} {elapsed}")
        == words("gateway-7 192.0.2.17 6.1.0 10:08 0:01"))
    #expect(try words("{time}") != small().picture(of: demo("label")).pixels)
    // They go on for ever, a demo does not.
    let theme = try Theme(file: file.path)
    var gallery = try small()
    gallery.prepare = { $0.theme = theme }
    #expect(try gallery.reel(of: demo("text")).end < 4_000_000_000)
  }

  @Test("What was drawn on the way does not matter to a picture")
  func onTheWay() throws {
    let demo = try demo("bar")
    let rehearsal = try small().begin(demo, refresh: 7_000)
    for step in 1...13 { try rehearsal.pass(until: Int64(step) * 200_000_000) }
    try rehearsal.settle()
    #expect(try rehearsal.pixels == small().picture(of: demo, at: 2_600_000_000).pixels)
  }

  @Test("A turned picture is the upright one, turned")
  func turned() throws {
    var gallery = try small()
    let upright = try gallery.picture(of: demo("status"))
    gallery.rotation = .half
    let turned = try gallery.picture(of: demo("status"))
    #expect(turned.pixels == upright.pixels.reversed())
  }

  @Test("Frames laid over one another are what the screen showed", arguments: ["kiosk", "update"])
  func reel(name: String) throws {
    let (demo, gallery) = (try demo(name), try small())
    let reel = try gallery.reel(of: demo)
    // The same again, with the whole screen at each frame.
    let rehearsal = try gallery.begin(demo, refresh: 30_000)
    var whole: [[UInt32]] = []
    rehearsal.onFrame = { [unowned rehearsal] _, _ in whole.append(rehearsal.pixels) }
    try rehearsal.pass(until: 60_000_000_000)
    #expect(reel.frames.count == whole.count && reel.frames.count > 60)
    var screen = [UInt32](repeating: 0, count: 304 * 216)
    for (frame, expected) in zip(reel.frames, whole) {
      for (place, pixel) in frame.pixels.enumerated() {
        let (x, y) = (place % frame.rect.width, place / frame.rect.width)
        screen[(frame.rect.top + y) * 304 + frame.rect.left + x] = pixel
      }
      if screen != expected {
        Issue.record("the frame at \(frame.moment) ns differs")
        return
      }
    }
    let pauses = zip(reel.frames.dropFirst(), reel.frames).map { $0.moment - $1.moment }
    #expect(pauses.allSatisfy { $0 >= 33_000_000 })
    #expect(try reel.still == gallery.picture(of: demo))
  }

  @Test("A sheet has each demo's own picture, and words below it")
  func sheet() throws {
    let gallery = try small()
    let sheet = try ContactSheet(gallery, colors: .around(BezelCore.Color(white: 255))).picture(
      of: Demo.all)
    #expect(sheet.size == PixelSize(width: 1372, height: 1792))
    for (number, demo) in Demo.all.enumerated() {
      let (left, top) = (36 + number % 4 * 332, 36 + number / 4 * 292)
      let picture = try gallery.picture(of: demo).pixels
      // Within the line about it.
      for y in 1..<215 {
        let start = (top + y) * sheet.size.width + left
        let row = y * 304
        if sheet.pixels[start + 1..<start + 303] != picture[row + 1..<row + 303] {
          Issue.record("\(demo.name) is another picture in row \(y)")
          break
        }
      }
      var caption: Set<UInt32> = []
      for y in 217..<262 {
        let start = (top + y) * sheet.size.width + left
        caption.formUnion(sheet.pixels[start..<start + 304])
      }
      #expect(caption.contains(0xFF1C_1C1C) && caption.contains(0xFF66_6666))
    }
  }

  @Test("No words on the sheet are cut", arguments: Demo.all)
  func captions(demo: Demo) {
    let typesetter = BuiltInTypesetter()
    for (text, size, isBold) in [(demo.title, Fixed(14), true), (demo.summary, 12, false)] {
      let block = typesetter.set(
        Array(text.utf8), TextStyle(size: size, isBold: isBold), width: 304, lines: 1)
      #expect(!block.isCut)
    }
  }
}

@Suite("Pictures in the documentation")
struct DocumentationPictureTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Bezel/Bezel.docc/Resources")
  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["BEZEL_RECORD"] == "1"
  }

  private func judge(_ drawn: [UInt8], _ name: String) throws {
    let path = DocumentationPictureTests.folder.appending(path: name)
    if DocumentationPictureTests.isRecording {
      try Data(drawn).write(to: path)
      Issue.record("recorded \(name); look at it, then test without BEZEL_RECORD")
      return
    }
    let kept = try [UInt8](Data(contentsOf: path))
    // Another libpng or zlib may pack the same pixels another way.
    guard kept != drawn else { return }
    let (one, other) = (try PNG.decode(kept.span), try PNG.decode(drawn.span))
    #expect(one.size == other.size && one.pixels == other.pixels, "\(name) is out of date")
    Attachment.record(drawn, named: name)
  }

  @Test("The HUD that the README begins with is what is drawn now")
  func first() throws {
    var hud = HUD()
    (hud.mode, hud.progress, hud.ringWidth) = (.ring, Fixed(65, over: 100), 3)
    hud.label = Array("Installing".utf8)
    hud.details = Array("Writing the root file system".utf8)
    hud.button = Array("Cancel".utf8)
    let size = PixelSize(width: 720, height: 400)
    let typesetter = BuiltInTypesetter()
    let arrangement = hud.arrange(on: Panel(pixels: size, scale: 2), using: typesetter)
    var surface = Surface(size: size)
    var painter = Painter()
    painter.paint(
      Scene(hud).displayList(arrangement, phase: 0), images: [], typesetter: typesetter,
      damage: Damage(PixelRect(size)), on: &surface)
    try judge(PNG.encode(surface.pixels, size: size), "installing.png")
  }

  @Test(
    "The contact sheet is what is drawn now",
    .enabled(if: Fonts.areThere, "it needs the fonts of Scripts/need fonts"))
  func sheet() throws {
    var gallery = Gallery(typesetter: try Fonts.typesetter())
    gallery.scale = 2
    let sheet = ContactSheet(gallery, colors: .around(BezelCore.Color(white: 255)))
    try judge(sheet.picture(of: Demo.all).file(), "demos.png")
  }
}
