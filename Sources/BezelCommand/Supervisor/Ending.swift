import BezelLinux
import CLinux

/// How COMMAND ended.
enum Ending: Equatable {
  case exited(CInt)
  case signalled(CInt)
  /// It ended after the button was pressed, and not with 0.
  case cancelled
  /// It was never started.
  case notStarted(Errno)

  /// Reads what `waitpid` says; nil when the process has not ended.
  init?(waitStatus status: CInt) {
    if bezel_exited(status) != 0 {
      self = .exited(bezel_exit_code(status))
    } else if bezel_signalled(status) != 0 {
      self = .signalled(bezel_end_signal(status))
    } else {
      return nil
    }
  }

  /// The exit status that passes it on.
  var exitStatus: CInt {
    switch self {
    case .exited(let code): code
    case .signalled(let number): 128 + number
    case .cancelled: ExitStatus.pressed
    case .notStarted(let error): error == .noSuchFile || error == .notADirectory ? 127 : 126
    }
  }

  /// The same in words, for the status file.
  var words: String {
    switch self {
    case .exited(let code): "exited \(code)"
    case .signalled(let number): "signalled \(number)"
    case .cancelled: "cancelled"
    case .notStarted: exitStatus == 127 ? "not found" : "not executable"
    }
  }
}
