import Bezel
import BezelCore
import BezelDisplay
import BezelHUD
import BezelText
import BezelTheme
import Foundation
import Testing

@testable import BezelCommand

@Suite("Themes on the command line")
final class ThemeOptionTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "bezel-theme-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String) throws -> String {
    let file = folder.appending(path: "a.theme")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private func options(_ words: [String]) throws -> HUDOptions {
    let words = (["render", "--describe"] + words).map { Array($0.utf8) }
    guard case .render(let render) = try Command.parse(words) else {
      throw UsageError.contradiction("not render")
    }
    return render.shared
  }

  private func message(_ body: () throws(InputFileError) -> Void) -> String? {
    do throws(InputFileError) {
      try body()
      return nil
    } catch {
      return String(decoding: error.message, as: UTF8.self)
    }
  }

  @Test("Options win over the theme, wherever they stand, and the rest is the theme's")
  func precedence() throws {
    let path = try write(
      "inherit = dark\nmargin = 9\nspacing = 3\nposition = top\ncorner-radius = 11\nlabel-size = 20\n"
    )
    var options = try options(["--margin", "4", "--theme", path, "--corner-radius", "2"])
    try options.loadTheme()
    #expect(options.hud.margin == 4 && options.hud.spacing == 3 && options.hud.position == .top)
    #expect(options.hud.style.cornerRadius == 2)
    #expect(options.hud.style.contentColor == Style.dark.contentColor)
    #expect(options.hud.labelStyle.size == 20)
  }

  @Test(
    "The classic theme is black, round and not blurred, without a file", arguments: [true, false])
  func classic(isFile: Bool) throws {
    var options = try options(["--theme", isFile ? write("inherit = classic") : "classic"])
    try options.loadTheme()
    #expect(options.hud.style == .classic)
    #expect(options.hud.style.cornerRadius == 10 && options.hud.style.bezelStyle == .solid)
  }

  @Test("A color of the command line lies over a picture of the theme's")
  func backdrop() throws {
    let path = try write("backdrop = none.png")
    var themed = try options(["--theme", path])
    let text = message { () throws(InputFileError) in try themed.loadTheme() }
    #expect(
      text == "the theme '\(path)', line 1, column 12: 'none.png' cannot be read: "
        + "No such file or directory")
    #expect(try options(["--theme", path, "--backdrop", "#102030"]).backdrop != nil)
  }

  @Test("What is wrong is told in one sentence, and what is left of the theme is taken")
  func wrong() throws {
    let path = try write("margin = 7\nnonsense\nspacing = x\n")
    var options = try options(["--theme", path])
    let text = message { () throws(InputFileError) in try options.loadTheme() }
    #expect(
      text == "the theme '\(path)', line 2, column 9: a line is 'key = value', and '#' begins a "
        + "comment (and 1 more; 'bezel doctor --theme \(path)' tells them all)")
    #expect(options.hud.margin == 7)
  }

  @Test("A theme that is no file is told of", arguments: ["/nowhere/a.theme", "/dev/zero", "/"])
  func noFile(path: String) throws {
    var options = try options(["--theme", path])
    let text = message { () throws(InputFileError) in try options.loadTheme() }
    #expect(text?.hasPrefix("the theme '\(path)', cannot be read: ") == true)
  }

  @Test("A font of the theme's folder is a file, another name a family, and --font wins")
  func fonts() throws {
    let path = try write("font = Some Family")
    #expect(Theme(file: Array(path.utf8)).fontChoice == .family(Array("Some Family".utf8)))
    try Data([0]).write(to: folder.appending(path: "a.ttf"))
    _ = try write("font = a.ttf")
    let file = folder.appending(path: "a.ttf").path
    #expect(Theme(file: Array(path.utf8)).fontChoice == .file(Array(file.utf8)))
    var options = try options(["--theme", path, "--font", "built-in"])
    try options.loadTheme()
    _ = try options.typesetter()
  }

  @Test("Pictures of a stream lie in the theme's folder, and nowhere else")
  func pictures() throws {
    let theme = Theme(file: Array(try write("").utf8))
    let path = theme.path(of: Array("a/b.png".utf8)).map { String(decoding: $0, as: UTF8.self) }
    #expect(path == folder.appending(path: "a/b.png").path)
    for name in ["/etc/a.png", "../a.png", "a/../../b.png", "", "a\0.png"] {
      #expect(theme.path(of: Array(name.utf8)) == nil)
    }
    #expect(Theme.light.path(of: Array("a.png".utf8)) == nil)
  }

  @Test("Links are followed within the theme's folder, and not out of it")
  func links() throws {
    let manager = FileManager.default
    let outside = folder.appendingPathExtension("elsewhere")
    defer { try? manager.removeItem(at: outside) }
    let picture = try Data(PNG.encode([0xFF00_0000].span, size: PixelSize(width: 1, height: 1)))
    for place in [folder.appending(path: "art"), outside] {
      try manager.createDirectory(at: place, withIntermediateDirectories: true)
      try picture.write(to: place.appending(path: "a.png"))
      try Data([0]).write(to: place.appending(path: "a.ttf"))
    }
    for (name, target) in [
      ("in.png", "art/a.png"), ("in.ttf", folder.appending(path: "art/a.ttf").path),
      ("out.png", outside.appending(path: "a.png").path), ("out", outside.path),
      ("out.ttf", outside.appending(path: "a.ttf").path),
    ] {
      try manager.createSymbolicLink(
        atPath: folder.appending(path: name).path, withDestinationPath: target)
    }
    func complaints(_ text: String) throws -> [String] {
      var complaints: [ThemeComplaint] = []
      _ = Theme(file: Array(try write(text).utf8), &complaints)
      return complaints.map(\.description)
    }
    #expect(try complaints("logo = in.png\nfont = in.ttf") == [])
    for name in ["out.png", "out/a.png"] {
      #expect(
        try complaints("logo = \(name)") == [
          "line 1, column 8: '\(name)' is a link that leads out of the theme's folder"
        ])
    }
    #expect(
      try complaints("font = out.ttf") == [
        "line 1, column 8: there is no font file 'out.ttf' in the theme's folder"
      ])
    let theme = Theme(file: Array(try write("").utf8))
    #expect(theme.path(of: Array("in.png".utf8)) != nil)
    #expect(theme.path(of: Array("out.png".utf8)) == nil)
  }

  @Test("A theme file that is a link may have what lies beside it where it leads")
  func linkedFile() throws {
    let manager = FileManager.default
    let farm = folder.appending(path: "farm")
    try manager.createDirectory(at: farm, withIntermediateDirectories: true)
    _ = try write("font = a.ttf")
    try Data([0]).write(to: folder.appending(path: "a.ttf"))
    for name in ["a.theme", "a.ttf"] {
      try manager.createSymbolicLink(
        atPath: farm.appending(path: name).path, withDestinationPath: "../" + name)
    }
    var complaints: [ThemeComplaint] = []
    _ = Theme(file: Array(farm.appending(path: "a.theme").path.utf8), &complaints)
    #expect(complaints.isEmpty)
  }
}

extension Theme {
  fileprivate init(file: [UInt8]) {
    var complaints: [ThemeComplaint] = []
    self.init(file: file, &complaints)
  }
}
