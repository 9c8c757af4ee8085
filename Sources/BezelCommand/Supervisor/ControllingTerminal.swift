import BezelLinux
import CLinux

/// The controlling terminal, whose foreground is handed to COMMAND and taken back as a shell does.
final class ControllingTerminal {
  private let descriptor: FileDescriptor
  private let ownGroup = getpgrp()

  /// Finds the terminal; nil where there is none.
  init?() {
    if let terminal = try? FileDescriptor(
      opening: "/dev/tty", for: .readingAndWriting, .noControllingTerminal)
    {
      descriptor = terminal
    } else {
      // Early in the boot there may be a terminal and no such node. Only the controlling one
      // tells its foreground group.
      guard let stream = (0...2 as ClosedRange<CInt>).first(where: { tcgetpgrp($0) >= 0 }),
        let terminal = try? FileDescriptor(duplicating: stream)
      else { return nil }
      descriptor = terminal
    }
  }

  /// Whether our own group is in the foreground.
  var isOurs: Bool { tcgetpgrp(descriptor.raw) == ownGroup }

  /// Whether a group is in the foreground.
  func isHeld(by group: CInt) -> Bool { tcgetpgrp(descriptor.raw) == group }

  /// Puts a group into the foreground. Our own SIGTTOU is blocked, so that this works from behind.
  func give(to group: CInt) { tcsetpgrp(descriptor.raw, group) }

  /// Takes the foreground back from a group; whoever else has it keeps it.
  func takeBack(from group: CInt) {
    if isHeld(by: group) { give(to: ownGroup) }
  }

  /// Whether it is a virtual terminal of the console.
  var isVirtual: Bool {
    let device = bezel_terminal_device(descriptor.raw)
    return bezel_major(device) == UInt32(TTY_MAJOR)
      && bezel_minor(device) <= UInt32(MAX_NR_CONSOLES)
  }

  /// Whether it is the device of that name, as a virtual terminal may be.
  func isDevice(at path: [UInt8]) -> Bool {
    let device = bezel_terminal_device(descriptor.raw)
    var file = bezel_file()
    let found = try? unsafe withPath(path) { (path) throws(Errno) in
      try retrying { unsafe bezel_stat(path, &file) }
    }
    return device != 0 && found != nil && device == file.node
  }
}
