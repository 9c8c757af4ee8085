import CLinux

/// A file's bytes in memory, for C libraries that keep pointers: they stay in their place until the
/// last owner ends.
@safe
package final class FileBytes {
  package let start: UnsafeMutableRawPointer
  package let count: Int

  /// Reads a whole file, once; it is closed again.
  ///
  /// - Throws: `Errno.fileTooLarge` when there are more bytes than the limit, and
  ///   `Errno.invalidArgument` for what is no file with a length.
  package init(of path: [UInt8], atMost limit: Int) throws(Errno) {
    let file = try RegularFile(path)
    guard file.count <= limit else { throw .fileTooLarge }
    // A byte at least, so that a pointer is always one.
    guard let memory = unsafe malloc(max(1, Int(file.count))) else { throw .outOfMemory }
    var filled = 0
    do throws(Errno) {
      filled = try unsafe file.read(
        at: 0,
        into: UnsafeMutableBufferPointer(
          start: memory.assumingMemoryBound(to: UInt8.self), count: Int(file.count)))
    } catch {
      unsafe free(memory)
      throw error
    }
    unsafe start = memory
    count = filled
  }

  deinit { unsafe free(start) }
}

/// An open file with a length, of which parts are read.
@usableFromInline
package struct RegularFile: ~Copyable {
  private let descriptor: FileDescriptor
  /// How many bytes it had when it was opened.
  package let count: Int64

  /// - Throws: `Errno.invalidArgument` for what is no file with a length.
  package init(_ path: [UInt8]) throws(Errno) {
    // Opening a FIFO would wait for a writer.
    let opened = try FileDescriptor(opening: path, [.nonBlocking, .noControllingTerminal])
    var status = bezel_file()
    try retrying { unsafe bezel_fstat(opened.raw, &status) }
    guard bezel_is_regular(status.mode) != 0 else { throw .invalidArgument }
    descriptor = opened
    count = status.size
  }

  /// The bytes at a place, fewer where the file ends (`pread`).
  package func bytes(at place: Int64, count: Int) throws(Errno) -> [UInt8] {
    guard place >= 0, count > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    let filled = try unsafe bytes.withUnsafeMutableBufferPointer { (buffer) throws(Errno) in
      try unsafe read(at: place, into: buffer)
    }
    if filled < count { bytes.removeLast(count - filled) }
    return bytes
  }

  /// Fills a buffer as far as the file reaches.
  @unsafe fileprivate func read(
    at place: Int64, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) throws(Errno) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = try retrying {
        guard let start = buffer.baseAddress else { return 0 }
        return unsafe bezel_read_at(
          descriptor.raw, start + filled, buffer.count - filled, place + Int64(filled))
      }
      if count == 0 { break }
      filled += count
    }
    return filled
  }
}
