import CLinux

// Reading and writing, for descriptors by number: standard input and its like have no owner.

/// Reads what is there, as many bytes as the buffer holds at most, and waits for the first one
/// unless the file is non-blocking (`read`).
///
/// - Returns: The number of bytes read to the front of the buffer; 0 at the end of the file.
/// - Throws: `Errno.wouldBlock` where a non-blocking file has nothing now.
package func read(from descriptor: CInt, into buffer: inout [UInt8]) throws(Errno) -> Int {
  try unsafe buffer.withUnsafeMutableBufferPointer { (bytes) throws(Errno) in
    try retrying { unsafe read(descriptor, bytes.baseAddress, bytes.count) }
  }
}

/// Writes bytes of a run, as many as the file takes now (`write`).
///
/// - Returns: The number of bytes written; less than the run where a non-blocking file is full.
/// - Throws: `Errno.wouldBlock` where a non-blocking file takes nothing now.
package func write(_ bytes: [UInt8], in run: Range<Int>, to descriptor: CInt) throws(Errno) -> Int {
  precondition(run.lowerBound >= 0 && run.upperBound <= bytes.count, "the run is in the bytes")
  return try unsafe bytes.withUnsafeBufferPointer { (all) throws(Errno) in
    let part = unsafe UnsafeBufferPointer(rebasing: all[run])
    return try retrying { unsafe write(descriptor, part.baseAddress, part.count) }
  }
}

/// Writes all bytes and waits where it must, also on a non-blocking file.
package func writeAll(_ bytes: [UInt8], to descriptor: CInt) throws(Errno) {
  var next = 0
  while next < bytes.count {
    do throws(Errno) {
      next += try write(bytes, in: next..<bytes.count, to: descriptor)
    } catch {
      guard error == .wouldBlock else { throw error }
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      try retrying { unsafe poll(&wait, 1, -1) }
    }
  }
}

extension FileDescriptor {
  /// Reads what is there; see `read(from:into:)`.
  package func read(into buffer: inout [UInt8]) throws(Errno) -> Int {
    try BezelLinux.read(from: raw, into: &buffer)
  }

  /// Writes as many bytes as the file takes now; see `write(_:in:to:)`.
  package func write(_ bytes: [UInt8], in run: Range<Int>) throws(Errno) -> Int {
    try BezelLinux.write(bytes, in: run, to: raw)
  }

  /// Writes all bytes and waits where it must.
  package func writeAll(_ bytes: [UInt8]) throws(Errno) {
    try BezelLinux.writeAll(bytes, to: raw)
  }
}
