import CLinux

/// The signals that ask a program to end.
enum TerminationSignals {
  static let all: [CInt] = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
}
