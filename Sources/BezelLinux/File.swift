import CLinux

/// Whole files.
package enum File {
  /// All bytes of a file.
  ///
  /// - Throws: `Errno.fileTooLarge` when there are more bytes than the limit.
  package static func contents(of path: [UInt8], atMost limit: Int) throws(Errno) -> [UInt8] {
    try contents(of: FileDescriptor(opening: path, .noControllingTerminal), atMost: limit)
  }

  package static func contents(of path: String, atMost limit: Int) throws(Errno) -> [UInt8] {
    try contents(of: Array(path.utf8), atMost: limit)
  }

  /// All bytes from here to the end of an open file.
  package static func contents(
    of file: borrowing FileDescriptor, atMost limit: Int
  ) throws(Errno) -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16384)
    while true {
      let count = try file.read(into: &buffer)
      if count == 0 { return all }
      guard count <= limit - all.count else { throw .fileTooLarge }
      all += buffer[..<count]
    }
  }

  /// Puts a new file in the place of an old one, so that a reader finds the one or the other whole.
  ///
  /// The new bytes are first written beside it, to `PATH.new-PID`.
  package static func replace(_ path: [UInt8], with bytes: [UInt8]) throws(Errno) {
    let beside = path + Array(".new-\(getpid())".utf8)
    let file = try FileDescriptor(opening: beside, for: .writing, [.create, .truncate])
    do throws(Errno) {
      try file.writeAll(bytes)
      try unsafe withPath(beside) { (from) throws(Errno) in
        try unsafe withPath(path) { (to) throws(Errno) in
          _ = try retrying { unsafe rename(from, to) }
        }
      }
    } catch {
      _ = try? unsafe withPath(beside) { unsafe unlink($0) }  // The first error is the one to tell.
      throw error
    }
  }

  package static func replace(_ path: String, with bytes: [UInt8]) throws(Errno) {
    try replace(Array(path.utf8), with: bytes)
  }
}
