import BezelCore
import BezelLinux
import CLinux

extension Supervisor {
  /// The button was pressed. That does something once, or each time for the command of `--on-press`,
  /// unless that is still running; when COMMAND has ended, it takes the final icon away.
  func pressed() {
    guard let command else { return endLinger() }
    button.press()
    if let order = job.button.command {
      if button.process == nil { start(order, beside: command) }
    } else if !button.isStopping {
      stop(command)
    }
  }

  /// Has COMMAND end, and says so on the screen, whatever else COMMAND says.
  private func stop(_ command: CommandProcess) {
    button.stop()
    show([.label(job.button.stoppingLabel), .button([])])
    command.signal(job.button.signal)
    // One that is stopped would hear of it only when somebody has it go on.
    if isCommandStopped { command.signal(SIGCONT) }
    guard let delay = job.button.killAfter else { return }
    _ = loop.schedule(after: delay) { self.command?.signal(SIGKILL) }
  }

  private func start(_ order: Word, beside command: CommandProcess) {
    do throws(Errno) {
      var gifts = CommandProcess.Gifts(companion: command.id)
      // COMMAND's input is not to be read by another one. Where there is none of this, it is shared.
      gifts.input = try? FileDescriptor(opening: "/dev/null")
      let shell = [Array("sh".utf8), Array("-c".utf8), order]
      button.process = try CommandProcess.start(shell, gifts, signals: signals)
    } catch {
      reportFailure("\(error)")
    }
  }

  /// The command of `--on-press` has ended.
  func orderEnded(_ ending: Ending) {
    button.process = nil
    if ending != .exited(0) { reportFailure(ending.words) }
  }

  private func reportFailure(_ reason: String) {
    guard !button.hasReportedFailure else { return }
    button.hasReportedFailure = true
    errors.say("the command of '--on-press' failed: \(reason)")
  }

  /// How COMMAND ended where the button may have been pressed; shows its own label again.
  func judge(_ ending: Ending) -> Ending {
    if button.isStopping {
      button.resume()
      show([.label(button.label)])
    }
    return button.wasPressed && ending != .exited(0) ? .cancelled : ending
  }
}
