import BezelLinux
import CLinux

extension Supervisor {
  /// What comes as an event instead of striking.
  static let watchedSignals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT, SIGCHLD]

  /// Acts on a signal that came to this process.
  func receive(_ signal: CInt) {
    switch signal {
    case SIGCHLD: reap()
    case SIGCONT: resume()
    case SIGTSTP:
      // From a terminal that is ours and not COMMAND's. That we stop too comes of COMMAND's stop.
      if let command { command.signal(signal) } else { stop(by: signal) }
    default:
      if let command {
        command.signal(signal)
      } else {
        interrupt(signal)
      }
    }
  }

  /// Learns what became of the children, and of those that a first process inherits.
  private func reap() {
    while true {
      var status: CInt = 0
      let child = unsafe waitpid(-1, &status, WNOHANG | WUNTRACED)
      if child <= 0 { return }
      let ending = Ending(waitStatus: status)
      if child == command?.id {
        if let ending {
          end(as: ending)
        } else if bezel_stopped(status) != 0 {
          isCommandStopped = true
          commandStopped(by: bezel_stop_signal(status))
        }
      } else if child == renderer?.id, let ending {
        rendererEnded(ending)
      } else if child == button.process?.id, let ending {
        orderEnded(ending)
      }
    }
  }

  // MARK: Stopping and going on

  /// Does what a shell does when a job stops: takes the terminal back; and what a job does: stops.
  private func commandStopped(by signal: CInt) {
    guard let terminal, let command else { return }
    let asksForTerminal = signal == SIGTTIN || signal == SIGTTOU
    if asksForTerminal, terminal.isOurs {
      // The shell has put us into the foreground since, without a word.
      resume()
      return
    }
    let wasForeground = terminal.isHeld(by: command.id)
    // Whoever stops COMMAND behind a shell's back will also let it go on without us.
    if signal == SIGSTOP, !wasForeground { return }
    if graphicsTerminal.map({ terminal.isDevice(at: $0) }) ?? terminal.isVirtual {
      isSuspended = true
      renderer?.suspend()
    }
    terminal.takeBack(from: command.id)
    // The shell is to see the same stop, but for SIGSTOP, which would hold us where nobody wakes us.
    // The others the kernel passes over there; COMMAND then goes on as well.
    if !stop(by: signal == SIGSTOP ? SIGTSTP : signal), wasForeground, signal != SIGSTOP {
      resume()
    }
  }

  /// Stops this process until it is continued; false when nobody could do that.
  @discardableResult
  private func stop(by signal: CInt) -> Bool {
    kill(getpid(), signal)
    // It strikes while it is not blocked.
    _ = bezel_unblock_signals(bezel_signal_bit(signal))
    _ = bezel_block_signals(bezel_signal_bit(signal), nil)
    return bezel_is_pending(SIGCONT) != 0
  }

  /// Has COMMAND go on, in the foreground where that is ours.
  private func resume() {
    if isSuspended {
      isSuspended = false
      renderer?.resume()
    }
    guard let command else { return }
    if let terminal, terminal.isOurs { terminal.give(to: command.id) }
    isCommandStopped = false
    command.signal(SIGCONT)
  }
}
