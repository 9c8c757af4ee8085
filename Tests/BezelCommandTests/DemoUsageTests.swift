import BezelCore
import BezelDemos
import BezelHUD
import Foundation
import Testing

@testable import BezelCommand

@Suite("The command line of demos")
struct DemoUsageTests {
  private func words(_ line: String) -> [Word] {
    line.split(separator: " ").map { Array($0.utf8) }
  }

  private func error(_ line: String) -> String? {
    do throws(UsageError) {
      _ = try Command.parse(words("demo " + line))
      return nil
    } catch {
      return String(decoding: error.message, as: UTF8.self)
    }
  }

  @Test(
    "What is wrong is named, with the way out",
    arguments: [
      ("rings", "unknown demo 'rings'; 'bezel demo --list' lists them all"),
      (
        "bar text",
        "'text' is one word too many; texts with spaces need quotes, and COMMAND stands after '--'"
      ),
      ("bar --label Loading", "unknown option '--label'; 'bezel help demo' lists them all"),
      ("--text always", "unknown option '--text'; 'bezel help demo' lists them all"),
      ("--list --all", "'--list' goes without a NAME, '--all' and '--output'"),
      ("bar --list", "'--list' goes without a NAME, '--all' and '--output'"),
      ("bar --all", "'--all' and a NAME exclude one another"),
      ("bar --at 2", "'--at' or '--animated' goes with a NAME and '--output DIR'"),
      ("--at 2 --output x", "'--at' or '--animated' goes with a NAME and '--output DIR'"),
      (
        "bar --animated --at 2 --output x",
        "'--at' or '--animated' goes with a NAME and '--output DIR'"
      ),
      ("bar --output", "'--output' needs a value"),
      ("bar --output x --at -1", "'-1' does not fit '--at': seconds from 0"),
    ])
  func messages(line: String, message: String) { #expect(error(line) == message) }

  @Test("A name may stand anywhere, and how it looks and where goes with it")
  func options() throws {
    let options = try DemoOptions(
      words("--theme dark bar --scale 2 --output pictures --size 320x240 --at 1.5"))
    guard case .draw(.still(let demo, let time), let folder) = options.task else {
      Issue.record("it is a picture of one demo")
      return
    }
    #expect(demo.name == "bar")
    #expect(time == 1_500_000_000)
    #expect(folder == Array("pictures".utf8))
    #expect(options.shared.hud.style.backdrop == Style.dark.backdrop)
    #expect(options.shared.scale == 2)
    #expect(options.shared.size == PixelSize(width: 320, height: 240))
  }

  @Test("Without a name it is all of them")
  func all() throws {
    for line in ["", "--all", "--display none"] {
      guard case .play(let demos) = try DemoOptions(words(line)).task else {
        Issue.record("'\(line)' plays them")
        continue
      }
      #expect(demos.count == Demo.all.count)
    }
    guard case .draw(.all, _) = try DemoOptions(words("--output x")).task else {
      Issue.record("they are drawn")
      return
    }
  }

  @Test("An output that cannot be made is 73, a font that cannot be used 65")
  func statuses() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "demo-\(UUID()).txt")
    try Data([0]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(Program.run(words("demo text --output \(file.path)/folder")) == 73)
    #expect(Program.run(words("demo text --font /nowhere/font.ttf --output /tmp")) == 65)
  }

  @Test("Pictures come into a folder that is made, and are the same each time")
  func pictures() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "demos-\(UUID())/deep")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let line = "demo text --size 160x120 --font built-in --output \(folder.path)"
    #expect(Program.run(words(line)) == 0)
    let first = try Data(contentsOf: folder.appending(path: "text.png"))
    #expect(Program.run(words(line)) == 0)
    #expect(try Data(contentsOf: folder.appending(path: "text.png")) == first)
    #expect(Program.run(words(line + " --animated")) == 0)
    let moving = try Data(contentsOf: folder.appending(path: "text.png"))
    #expect(moving.count > first.count && moving.range(of: Data("acTL".utf8)) != nil)
  }

  @Test("Help names every option that is taken, in lines of at most 100 columns")
  func help() {
    let page = String(decoding: Help.demo.bytes, as: UTF8.self)
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 100 })
    for option in ["list", "all", "output", "at", "animated", "font", "size", "scale"] {
      #expect(page.contains("--" + option))
    }
    #expect(Help.page(Array("demo".utf8)) != nil)
  }

  @Test("The list has a line for each demo, its name first")
  func list() {
    let lines = DemoVerb.list.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == Demo.all.count)
    for (line, demo) in zip(lines, Demo.all) {
      #expect(line.starts(with: Array((demo.name + " ").utf8)))
      #expect(line.count <= 100)
    }
  }
}
