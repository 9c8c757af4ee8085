import BezelLinux
import CLinux

/// What the supervisor's own children have in common: forked without `exec`, so that they need no
/// file of the program any more, neither without /proc nor after a switch of roots.
enum ChildProcess {
  /// Forks a process that runs the body and ends with its value; the supervisor has one thread.
  ///
  /// The child bears a name, ignores what a terminal or an impatient user sends to the whole group,
  /// and has no descriptors but 0…2 and those that are kept.
  static func start(
    named name: StaticString, keeping descriptors: [CInt], signals: SignalState,
    _ body: () -> CInt
  ) throws(Errno) -> CInt {
    let child = try retrying { bezel_fork() }
    if child != 0 { return child }
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGTTIN, SIGTTOU] {
      _ = bezel_ignore_signal(number)
    }
    signals.restoreBlocked()
    name.withUTF8Buffer { text in
      let name = unsafe text.map { CChar(bitPattern: $0) } + [0]
      _ = unsafe bezel_set_process_name(name)
    }
    closeAll(but: descriptors)
    _exit(body())
  }

  /// Closes everything from 3 on but these.
  private static func closeAll(but kept: [CInt]) {
    var first: CUnsignedInt = 3
    for number in kept.sorted() where number >= 3 {
      if CUnsignedInt(number) > first { bezel_close_range(first, CUnsignedInt(number) - 1) }
      first = CUnsignedInt(number) + 1
    }
    bezel_close_range(first, .max)
  }
}
