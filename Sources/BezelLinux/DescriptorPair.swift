import CLinux

/// Two connected descriptors.
// Frozen, so that both halves can be taken out of it elsewhere.
@frozen @usableFromInline
package struct DescriptorPair: ~Copyable {
  /// A pipe's reading end; one end of a pair of sockets.
  package let first: FileDescriptor
  /// A pipe's writing end; the other end of a pair of sockets.
  package let second: FileDescriptor

  private init(_ make: (UnsafeMutablePointer<CInt>) -> CInt) throws(Errno) {
    var raw: (CInt, CInt) = (-1, -1)
    try unsafe withUnsafeMutableBytes(of: &raw) { (bytes) throws(Errno) in
      let pair = unsafe bytes.assumingMemoryBound(to: CInt.self)
      guard let start = pair.baseAddress else { throw .invalidArgument }
      try retrying { unsafe make(start) }
    }
    first = FileDescriptor(owning: raw.0)
    second = FileDescriptor(owning: raw.1)
  }

  /// A pipe (`pipe2`).
  package static func pipe() throws(Errno) -> DescriptorPair {
    try unsafe DescriptorPair { unsafe pipe2($0, O_CLOEXEC) }
  }

  /// A pair of connected stream sockets (`socketpair`).
  package static func sockets() throws(Errno) -> DescriptorPair {
    try unsafe DescriptorPair {
      unsafe socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, $0)
    }
  }
}
