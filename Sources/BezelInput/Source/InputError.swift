package import BezelLinux

/// What does not work about input devices. The others work all the same.
package enum InputError: Error, Equatable, Sendable {
  /// Nodes, as in `/dev/input/event3`, are not for us to read; all that were found at the same time.
  case refused([[UInt8]])
  /// A node cannot be opened or read for another reason.
  case unreadable([UInt8], Errno)
  /// The device of that name cannot be kept from others.
  case notGrabbed([UInt8], Errno)
  /// There is no device of the name that was given.
  case notThere([UInt8])
}

extension InputError {
  /// One sentence without its period, in bytes, since devices name themselves.
  package var sentence: [UInt8] {
    switch self {
    case .refused(let paths):
      (paths.count == 1
        ? "input device '".utf8 : "\(paths.count) input devices such as '".utf8)
        + (paths.first ?? []) + "' cannot be read: \(Errno.permissionDenied.description);".utf8
        + " root and the group 'input' may".utf8
    case .unreadable(let path, let errno):
      "input device '".utf8 + path + "' cannot be read: \(errno.description)".utf8
    case .notGrabbed(let name, let errno) where errno == .busy:
      "the keys of '".utf8 + name + "' go to others too: another program has grabbed it".utf8
    case .notGrabbed(let name, let errno):
      "the keys of '".utf8 + name + "' go to others too: \(errno.description)".utf8
    case .notThere(let name):
      "there is no input device '".utf8 + name + "' yet; 'bezel doctor' lists those here".utf8
    }
  }
}
