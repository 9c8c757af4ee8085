import BezelLinux
import CLinux

/// A folder of a test's own, removed with all that is in it when its owner ends.
final class ScratchFolder {
  let path = "/tmp/bezel-fonts-\(UInt64.random(in: 0 ... .max))"

  init() { File.makeFolders(above: Array("\(path)/".utf8)) }

  deinit { remove() }

  func write(_ bytes: [UInt8], _ name: String) throws {
    let file = "\(path)/\(name)"
    File.makeFolders(above: Array(file.utf8))
    try File.replace(file, with: bytes)
  }

  func remove() { ScratchFolder.remove(path) }

  private static func remove(_ path: String) {
    guard unsafe unlink(path) != 0 else { return }
    for name in (try? File.names(in: Array(path.utf8), atMost: 1000)) ?? [] {
      remove("\(path)/\(String(decoding: name, as: UTF8.self))")
    }
    _ = unsafe rmdir(path)
  }
}
