import CLinux

/// What an open file is for.
package enum FileAccess: Sendable {
  case reading
  case writing
  case readingAndWriting
}

/// How a file is opened.
package struct OpenOptions: OptionSet, Sendable {
  package let rawValue: CInt

  package init(rawValue: CInt) { self.rawValue = rawValue }

  package static let create = OpenOptions(rawValue: O_CREAT)
  /// With `create`: the file must not be there yet.
  package static let exclusive = OpenOptions(rawValue: O_EXCL)
  package static let truncate = OpenOptions(rawValue: O_TRUNC)
  package static let append = OpenOptions(rawValue: O_APPEND)
  package static let nonBlocking = OpenOptions(rawValue: O_NONBLOCK)
  /// A terminal that is opened does not become the controlling one.
  package static let noControllingTerminal = OpenOptions(rawValue: O_NOCTTY)
}

extension FileDescriptor {
  /// Opens a file (`open`). A file that is created can be read and written by all whom the umask
  /// lets.
  package init(
    opening path: [UInt8], for access: FileAccess = .reading, _ options: OpenOptions = []
  ) throws(Errno) {
    let mode =
      switch access {
      case .reading: O_RDONLY
      case .writing: O_WRONLY
      case .readingAndWriting: O_RDWR
      }
    raw = try unsafe withPath(path) { (path) throws(Errno) in
      try retrying { unsafe bezel_open(path, mode | O_CLOEXEC | options.rawValue, 0o666) }
    }
  }

  package init(
    opening path: String, for access: FileAccess = .reading, _ options: OpenOptions = []
  ) throws(Errno) {
    try self.init(opening: Array(path.utf8), for: access, options)
  }

  /// From now on calls on this open file return at once (`fcntl`, O_NONBLOCK).
  ///
  /// The switch belongs to the open file: whoever shares it gets it too.
  package func setNonBlocking() throws(Errno) {
    let flags = try retrying { bezel_fcntl(raw, F_GETFL, 0) }
    try retrying { bezel_fcntl(raw, F_SETFL, Int(flags | O_NONBLOCK)) }
  }
}
