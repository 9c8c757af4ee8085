import CLinux

/// An open file, closed when its owner ends.
///
/// All descriptors made here are closed by `exec`.
// Usable from inline, as every owner that other modules keep: Embedded Swift must see the deinit.
// Frozen, since there only a frozen type may be discarded.
@frozen @usableFromInline
package struct FileDescriptor: ~Copyable, Sendable {
  /// The kernel's number, valid as long as the owner is there.
  package let raw: CInt

  /// Takes over a descriptor that nobody else will close.
  package init(owning raw: CInt) {
    precondition(raw >= 0, "a descriptor is zero or more")
    self.raw = raw
  }

  deinit { _ = close(raw) }

  /// Gives the descriptor up without closing it.
  package consuming func release() -> CInt {
    let raw = raw
    discard self
    return raw
  }

  /// A second descriptor for the same open file, numbered `lowest` or more (`fcntl`, F_DUPFD_CLOEXEC).
  package func duplicated(from lowest: CInt = 3) throws(Errno) -> FileDescriptor {
    try FileDescriptor(duplicating: raw, from: lowest)
  }

  /// A descriptor of our own for an open file that somebody else owns.
  package init(duplicating other: CInt, from lowest: CInt = 3) throws(Errno) {
    raw = try retrying { bezel_fcntl(other, F_DUPFD_CLOEXEC, Int(lowest)) }
  }
}
