import BezelCore
import BezelTheme
import CLinux

/// The signals by their names.
enum SignalName {
  /// Reads a name, with or without `SIG`, in capitals or not, or a number 1…64; nil for anything else.
  static func number(_ word: Word) -> CInt? {
    if let number = Values.whole(word) { return (1...64).contains(number) ? CInt(number) : nil }
    let capitals = word.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) ? $0 - 32 : $0 }
    let name = capitals.starts(with: "SIG".utf8) ? capitals[3...] : capitals[...]
    return names.first { name.spells($0.name) }?.number
  }

  // Numbers differ from one kind of CPU to another.
  private static let names: [(name: String, number: CInt)] = [
    ("HUP", SIGHUP), ("INT", SIGINT), ("QUIT", SIGQUIT), ("ILL", SIGILL), ("TRAP", SIGTRAP),
    ("ABRT", SIGABRT), ("BUS", SIGBUS), ("FPE", SIGFPE), ("KILL", SIGKILL), ("USR1", SIGUSR1),
    ("SEGV", SIGSEGV), ("USR2", SIGUSR2), ("PIPE", SIGPIPE), ("ALRM", SIGALRM), ("TERM", SIGTERM),
    ("CHLD", SIGCHLD), ("CONT", SIGCONT), ("STOP", SIGSTOP), ("TSTP", SIGTSTP), ("TTIN", SIGTTIN),
    ("TTOU", SIGTTOU), ("URG", SIGURG), ("XCPU", SIGXCPU), ("XFSZ", SIGXFSZ),
    ("VTALRM", SIGVTALRM), ("PROF", SIGPROF), ("WINCH", SIGWINCH), ("IO", SIGIO), ("PWR", SIGPWR),
    ("SYS", SIGSYS),
  ]
}
