import CLinux

/// Why a system call failed: the kernel's own number.
package struct Errno: Error, RawRepresentable, Hashable, Sendable {
  package let rawValue: CInt

  package init(rawValue: CInt) { self.rawValue = rawValue }

  /// What the last failed call of this thread left behind (`errno`).
  package static var last: Errno { Errno(rawValue: bezel_errno()) }

  package static let notPermitted = Errno(rawValue: EPERM)
  package static let noSuchFile = Errno(rawValue: ENOENT)
  package static let noSuchProcess = Errno(rawValue: ESRCH)
  package static let interrupted = Errno(rawValue: EINTR)
  package static let inputOutput = Errno(rawValue: EIO)
  package static let badDescriptor = Errno(rawValue: EBADF)
  package static let noChild = Errno(rawValue: ECHILD)
  package static let wouldBlock = Errno(rawValue: EAGAIN)
  package static let outOfMemory = Errno(rawValue: ENOMEM)
  package static let permissionDenied = Errno(rawValue: EACCES)
  package static let busy = Errno(rawValue: EBUSY)
  package static let exists = Errno(rawValue: EEXIST)
  package static let noSuchDevice = Errno(rawValue: ENODEV)
  package static let noDeviceOrAddress = Errno(rawValue: ENXIO)
  package static let notADirectory = Errno(rawValue: ENOTDIR)
  package static let isADirectory = Errno(rawValue: EISDIR)
  package static let invalidArgument = Errno(rawValue: EINVAL)
  package static let notATerminal = Errno(rawValue: ENOTTY)
  package static let fileTooLarge = Errno(rawValue: EFBIG)
  package static let noSpace = Errno(rawValue: ENOSPC)
  package static let brokenPipe = Errno(rawValue: EPIPE)
  package static let outOfRange = Errno(rawValue: ERANGE)
  package static let notImplemented = Errno(rawValue: ENOSYS)
  package static let notSupported = Errno(rawValue: EOPNOTSUPP)
  package static let noBufferSpace = Errno(rawValue: ENOBUFS)
}

extension Errno: CustomStringConvertible {
  /// The kernel's words in English: "Permission denied".
  package var description: String { unsafe String(cString: bezel_error_text(rawValue)) }
}
