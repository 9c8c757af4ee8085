import BezelLinux
import CLinux

/// A folder in the place of the root, in which industrial I/O devices are pretended; removed with it.
final class PretendSysfs {
  let root = Array("/tmp/bezel-motion-\(UInt64.random(in: 0 ... .max))".utf8)

  deinit { try? FileTree.remove(root) }

  func path(_ device: Int, _ name: String = "") -> [UInt8] {
    root + Array("/sys/bus/iio/devices/iio:device\(device)\(name.isEmpty ? "" : "/")\(name)".utf8)
  }

  func put(_ device: Int, _ files: [String: String]) throws {
    for (name, text) in files {
      File.makeFolders(above: path(device, name))
      try File.replace(path(device, name), with: Array((text + "\n").utf8))
    }
  }

  func text(_ device: Int, _ name: String) throws -> String {
    String(decoding: try File.contents(of: path(device, name), atMost: 100), as: UTF8.self)
  }

  /// Puts a FIFO in the place of a file: to read it waits until somebody writes, as some drivers do.
  func block(_ device: Int, _ name: String) throws {
    let path = path(device, name)
    try unsafe withPath(path) { (path) throws(Errno) in
      _ = unsafe unlink(path)
      try retrying { unsafe mkfifo(path, 0o600) }
    }
  }

  /// Lets whoever waits for a FIFO go on.
  func unblock(_ device: Int, _ name: String, _ text: String) throws {
    try FileDescriptor(opening: path(device, name), for: .writing).writeAll(Array(text.utf8))
  }

  /// Has all who wait for a file go on, however many these are; they read nothing.
  func letGo(_ device: Int, _ name: String) throws {
    _ = try FileDescriptor(opening: path(device, name), for: .readingAndWriting)
  }

  func remove(_ device: Int) throws { try FileTree.remove(path(device)) }

  private enum FileTree {
    /// Removes a folder and what is in it.
    static func remove(_ path: [UInt8]) throws(Errno) {
      if let names = try? File.names(in: path, atMost: 1000) {
        for name in names { try remove(path + [UInt8(ascii: "/")] + name) }
        try unsafe withPath(path) { (path) throws(Errno) in
          _ = try retrying { unsafe rmdir(path) }
        }
      } else {
        try unsafe withPath(path) { (path) throws(Errno) in
          _ = try retrying { unsafe unlink(path) }
        }
      }
    }
  }
}
