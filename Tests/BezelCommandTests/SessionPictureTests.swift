import Bezel
import BezelCore
import BezelDisplay
import BezelFeeds
import BezelHUD
import BezelLinux
import BezelText
import BezelTheme
import Foundation
import Testing

@testable import BezelCommand

@Suite("Pictures that a stream names")
final class SessionPictureTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "bezel-pictures-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("inherit = dark\nmargin = nothing\n".utf8).write(to: folder.appending(path: "a.theme"))
    let pixels: [UInt32] = [0xFF10_2030]
    let file = try PNG.encode(pixels.span, size: PixelSize(width: 1, height: 1))
    try Data(file).write(to: folder.appending(path: "dot.png"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func session(_ words: [String]) throws -> HUDSession {
    let words = (["show", "--display", "none"] + words).map { Array($0.utf8) }
    guard case .show(let show) = try Command.parse(words) else {
      throw UsageError.contradiction("not show")
    }
    var options = show.shared
    // As `run` does, which goes on with what is left of a theme.
    try? options.loadTheme()
    return try HUDSession(options, Pictures(), BuiltInTypesetter(), on: EventLoop())
  }

  @Test("A picture of the theme's folder takes the indicator's place, another name changes nothing")
  func pictures() throws {
    let session = try session(["--theme", folder.appending(path: "a.theme").path])
    let hud = try #require(session.stage.huds.first)
    func isPicture() -> Bool { hud.content.image != nil }
    for name in ["none.png", "../dot.png", "/dot.png", "a.theme"] {
      session.apply(.image(Array(name.utf8)))
      #expect(!isPicture())
    }
    session.apply(.image(Array("dot.png".utf8)))
    #expect(isPicture())
    session.apply(.image([]))
    #expect(!isPicture())
  }

  @Test("Without a theme file there is no folder to take pictures from")
  func noTheme() throws {
    let session = try session(["--theme", "dark"])
    session.apply(.image(Array("dot.png".utf8)))
    #expect(session.stage.huds.first?.content.image == nil)
  }

  @Test("A theme with a mistake still gives the stage what is right in it")
  func goesOn() throws {
    let session = try session(["--theme", folder.appending(path: "a.theme").path])
    #expect(session.stage.theme.description.hud.style == .dark)
    #expect(session.stage.huds.first?.content.style == .dark)
    #expect(session.stage.huds.first?.margin == 20)
  }
}
