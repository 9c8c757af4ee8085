import BezelFeeds
import BezelLinux
import Glibc

@testable import BezelCommand

/// What a trial of the supervisor is made of; it crosses into the trial's process as words.
struct TrialPlan {
  /// What the stand-in for the renderer does.
  enum Behavior: String {
    /// Draws until its channel ends.
    case draws
    /// The same, with its own terminal in graphics mode.
    case drawsOnTerminal
    /// Draws, but never reads.
    case ignoresAll
    /// Leaves at once.
    case leaves
    /// Dies at once.
    case dies
    /// Says that it leaves, and dies at once.
    case saysBye
    /// Draws, and says that the button was pressed as often as it hears `DETAILS press` or `FAIL`.
    case presses
    /// The same, but dies by the first press.
    case pressesAndDies
    /// Takes a while until it has a display.
    case isLate
  }

  /// What is done to the process before the supervisor begins.
  enum Preparation: String {
    case none
    case ignoreHangup
    case closeInput
    /// Have standard output also at 3.
    case shareThree
    /// Have standard output also at 3…9, and a BEZEL_FD from outside.
    case shareAll
  }

  /// Where a terminal is to be had, who runs the job on it.
  enum Owner: String {
    case nobody
    /// A shell that runs the job in the foreground.
    case shell
    /// A shell that runs the job in the background.
    case backgroundShell
  }

  var command: [String]
  var behavior = Behavior.draws
  var followsPV = false
  /// In nanoseconds.
  var linger: Int64 = 1_000_000_000
  var statusFile = ""
  var requiresDisplay = false
  var cancelSignal = SIGTERM
  /// In nanoseconds; below 0 is never.
  var killAfter: Int64 = -1
  /// The command of `--on-press`; empty is none.
  var onPress = ""
  var preparation = Preparation.none
  var owner = Owner.nobody

  init(command: [String]) { self.command = command }

  var words: [String] {
    [
      behavior.rawValue, followsPV ? "pv" : "", "\(linger)", statusFile,
      requiresDisplay ? "display" : "", preparation.rawValue, owner.rawValue,
      "\(cancelSignal)", "\(killAfter)", onPress,
    ] + command
  }

  init?(words: [String]) {
    guard words.count > 10, let behavior = Behavior(rawValue: words[0]),
      let linger = Int64(words[2]), let preparation = Preparation(rawValue: words[5]),
      let owner = Owner(rawValue: words[6]), let cancelSignal = CInt(words[7]),
      let killAfter = Int64(words[8])
    else { return nil }
    command = Array(words[10...])
    self.behavior = behavior
    followsPV = words[1] == "pv"
    self.linger = linger
    statusFile = words[3]
    requiresDisplay = words[4] == "display"
    self.preparation = preparation
    self.owner = owner
    self.cancelSignal = cancelSignal
    self.killAfter = killAfter
    onPress = words[9]
  }

  var job: Job {
    var job = Job(command: command.map { Array($0.utf8) }, linger: linger)
    if followsPV { job.feed = .pv() }
    if !statusFile.isEmpty { job.statusFile = Array(statusFile.utf8) }
    job.requiresDisplay = requiresDisplay
    job.label = Array("Working".utf8)
    job.button.signal = cancelSignal
    if killAfter >= 0 { job.button.killAfter = killAfter }
    if !onPress.isEmpty { job.button.command = Array(onPress.utf8) }
    return job
  }
}
