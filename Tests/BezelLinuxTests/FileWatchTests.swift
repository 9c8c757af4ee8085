import BezelLinux
import CLinux
import Testing

@Suite("Watched files and folders")
struct FileWatchTests {
  /// What is told of a folder, a line each.
  private final class Journal {
    let folder: [UInt8]
    let loop: EventLoop
    var lines: [String] = []
    private(set) var watch: FileWatch?

    init() throws {
      folder = Array(try temporaryFolder().utf8)
      loop = try EventLoop()
      watch = try FileWatch(on: loop) { [unowned self] events in
        lines += events.map { "\(words($0.change)) \(String(decoding: $0.name, as: UTF8.self))" }
      }
    }

    private func words(_ change: FileWatch.Change) -> String {
      let names: [(FileWatch.Change, String)] = [
        (.created, "created"), (.attributes, "attributes"), (.deleted, "deleted"),
        (.closed, "closed"), (.ended, "ended"), (.overflow, "overflow"),
      ]
      return names.filter { change.isAny(of: $0.0) }.map { $0.1 }.joined(separator: "+")
    }

    func path(_ name: String) -> [UInt8] { folder + Array("/\(name)".utf8) }

    func take() throws -> [String] {
      try loop.turn(waitingAtMost: 0)
      defer { lines = [] }
      return lines
    }
  }

  @Test("A folder tells what comes, changes and goes in it, by name")
  func folder() throws {
    let journal = try Journal()
    _ = try journal.watch?.add(
      folder: journal.folder, for: [.created, .attributes, .deleted])
    // Names of every length, since zeros fill them up.
    let names = (1...20).map { String(repeating: "n", count: $0) }
    for name in names { try File.replace(journal.path("x" + name), with: []) }
    let told = try journal.take()
    for name in names { #expect(told.contains("created x" + name)) }
    _ = try unsafe withPath(journal.path("xn")) { unsafe chmod($0, 0o600) }
    _ = try unsafe withPath(journal.path("xn")) { unsafe unlink($0) }
    #expect(try journal.take() == ["attributes xn", "deleted xn"])
  }

  @Test("A folder that goes says so, and can be watched again when it is back")
  func end() throws {
    let journal = try Journal()
    let inner = journal.path("inner")
    File.makeFolders(above: inner + [UInt8(ascii: "/")])
    _ = try journal.watch?.add(folder: inner, for: .created)
    _ = try unsafe withPath(inner) { unsafe rmdir($0) }
    #expect(try journal.take() == ["ended "])
    #expect(throws: Errno.noSuchFile) { try journal.watch?.add(folder: inner, for: .created) }
    File.makeFolders(above: inner + [UInt8(ascii: "/")])
    _ = try journal.watch?.add(folder: inner, for: .created)
    try File.replace(inner + Array("/a".utf8), with: [])
    #expect(try journal.take().contains("created a"))
  }

  @Test("A watch that was removed tells nothing more")
  func removed() throws {
    let journal = try Journal()
    let number = try #require(try journal.watch?.add(folder: journal.folder, for: .created))
    journal.watch?.remove(number)
    try File.replace(journal.path("a"), with: [])
    #expect(try journal.take() == ["ended "])
  }

  @Test("A file is no folder, and tells who closes it")
  func file() throws {
    let journal = try Journal()
    let file = journal.path("file")
    try File.replace(file, with: [1])
    #expect(throws: Errno.notADirectory) { try journal.watch?.add(folder: file, for: .created) }
    _ = try journal.watch?.add(file: file, for: .closed)
    _ = try File.contents(of: file, atMost: 10)
    #expect(try journal.take() == ["closed "])
  }

  @Test("A link names its target, and nothing else does")
  func links() throws {
    let journal = try Journal()
    let target = "../../devices/input/input5/event3"
    _ = try unsafe withPath(journal.path("link")) { path in unsafe symlink(target, path) }
    #expect(File.target(ofLink: journal.path("link")) == Array(target.utf8))
    #expect(File.target(ofLink: journal.folder) == nil)
    #expect(File.target(ofLink: journal.path("nothing")) == nil)
  }
}
