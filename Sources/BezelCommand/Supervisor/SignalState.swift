import BezelLinux
import CLinux

/// The signal state that `bezel` was started with, to be handed to COMMAND as it was.
struct SignalState {
  private let blocked: UInt64
  private let ignoredPipe: Bool
  private let ignoredChild: Bool

  /// Notes the state and sets what the supervisor needs: writing to a broken pipe is an error and
  /// no signal, children leave a status, and the terminal may be handed about from the background.
  static func takeOver() -> SignalState {
    var blocked: UInt64 = 0
    _ = unsafe bezel_block_signals(bezel_signal_bit(SIGTTOU), &blocked)
    let state = SignalState(
      blocked: blocked,
      ignoredPipe: bezel_ignores_signal(SIGPIPE) != 0,
      ignoredChild: bezel_ignores_signal(SIGCHLD) != 0)
    _ = bezel_ignore_signal(SIGPIPE)
    _ = bezel_default_signal(SIGCHLD)
    return state
  }

  /// Puts all back. Handlers are no concern: `exec` takes them away.
  func restore() {
    _ = ignoredPipe ? bezel_ignore_signal(SIGPIPE) : bezel_default_signal(SIGPIPE)
    _ = ignoredChild ? bezel_ignore_signal(SIGCHLD) : bezel_default_signal(SIGCHLD)
    restoreBlocked()
  }

  /// Blocks again what was blocked, and nothing else.
  func restoreBlocked() { _ = bezel_set_blocked_signals(blocked) }
}
