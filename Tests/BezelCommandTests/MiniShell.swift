import BezelLinux
import Glibc

/// A shell of a few lines that runs one job with job control.
///
/// It notes what it sees of the job, and is told with one letter what to do next: `f` continue it in
/// the foreground, `b` in the background, `s` put it into the foreground and say nothing, `t` send it
/// SIGTERM.
struct MiniShell {
  /// The descriptor on which it is told.
  static let orders: CInt = 1000

  private let notes: CInt

  init(notes: String) {
    self.notes = unsafe open(notes, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
  }

  /// Runs the job to its end.
  func run(inForeground: Bool, _ job: () -> CInt) -> Never {
    for number in [SIGTTOU, SIGTSTP, SIGINT] { signal(number, SIG_IGN) }
    let process = fork()
    if process == 0 {
      setpgid(0, 0)
      if inForeground { tcsetpgrp(0, getpid()) }
      for number in [SIGTTOU, SIGTSTP, SIGINT] { signal(number, SIG_DFL) }
      close(notes)
      close(Self.orders)
      _exit(job())
    }
    setpgid(process, process)
    while true {
      watch(process)
      obey(process)
    }
  }

  /// Notes how the job changed, and takes the terminal.
  private func watch(_ job: pid_t) {
    var status: CInt = 0
    guard unsafe waitpid(job, &status, WUNTRACED | WNOHANG) == job else { return }
    let holder = tcgetpgrp(0)
    let place = holder == job ? "ours" : holder == getpid() ? "shell's" : "lost"
    let isStopped = status & 0xFF == 0x7F
    let line = "\(isStopped ? "stopped" : "ended") \(status >> 8 & 0xFF), foreground \(place)\n"
    try? writeAll(Array(line.utf8), to: notes)
    if !isStopped { _exit(0) }
    tcsetpgrp(0, getpid())
  }

  /// Does what it is told within a few milliseconds.
  private func obey(_ job: pid_t) {
    var question = pollfd(fd: Self.orders, events: Int16(POLLIN), revents: 0)
    var order = [UInt8](repeating: 0, count: 1)
    guard unsafe poll(&question, 1, 5) == 1,
      let count = try? read(from: Self.orders, into: &order), count == 1
    else { return }
    switch order[0] {
    case UInt8(ascii: "f"):
      tcsetpgrp(0, job)
      kill(-job, SIGCONT)
    case UInt8(ascii: "b"): kill(-job, SIGCONT)
    case UInt8(ascii: "s"): tcsetpgrp(0, job)
    default: kill(job, SIGTERM)
    }
  }
}
