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
}
