import CLinux

extension File {
  /// What a symbolic link names (`readlink`); nil for what is none or cannot be read.
  package static func target(ofLink path: [UInt8]) -> [UInt8]? {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let room = buffer.count
    let count = try? unsafe withPath(path) { (path) throws(Errno) in
      try unsafe buffer.withUnsafeMutableBufferPointer { (bytes) throws(Errno) in
        guard let start = bytes.baseAddress else { throw .invalidArgument }
        return try retrying { unsafe readlink(path, start, bytes.count) }
      }
    }
    // A target that fills the buffer may go on.
    guard let count, count < room else { return nil }
    return buffer[..<count].map { UInt8(bitPattern: $0) }
  }

  /// Where a path leads once every link in it is followed (`realpath`); nil where there is nothing.
  package static func place(of path: [UInt8]) -> [UInt8]? {
    try? unsafe withPath(path) { (path) throws(Errno) in
      guard let place = unsafe realpath(path, nil) else { throw .last }
      defer { unsafe free(place) }
      return unsafe Array(UnsafeRawBufferPointer(start: place, count: strlen(place)))
    }
  }
}
