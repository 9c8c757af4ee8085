import BezelFeeds
import BezelTheme
import CLinux

/// What pressing the button does under `bezel run`.
struct ButtonOrders {
  /// The signal that COMMAND's group gets.
  var signal: CInt = SIGTERM
  /// How long after that the group is killed, in nanoseconds; nil is never.
  var killAfter: Int64?
  /// What the label says from then on.
  var stoppingLabel: [UInt8] = Array("Stopping…".utf8)
  /// What the shell runs instead; nil is to stop COMMAND.
  var command: Word?

  private var hasStopOptions = false

  /// Takes an option if it is one of these; whether it was.
  mutating func take(
    _ option: OptionReader.Option, from reader: inout OptionReader
  ) throws(UsageError) -> Bool {
    switch option.name {
    case "--on-press":
      command = try reader.value(
        of: option, "a command for the shell", { (word) in word.isEmpty ? nil : word })
      return true
    case "--cancel-signal":
      signal = try reader.value(
        of: option, "a signal, as TERM, SIGINT or 15", { (word) in SignalName.number(word) })
    case "--kill-after": killAfter = try reader.value(of: option, "seconds from 0", Values.seconds)
    case "--cancel-label": stoppingLabel = try reader.value(of: option)[...].unescaped
    default: return false
    }
    hasStopOptions = true
    return true
  }

  /// Checks what goes together, once all options are known.
  func check() throws(UsageError) {
    guard command == nil || !hasStopOptions else {
      throw .contradiction(
        "'--on-press' excludes '--cancel-signal', '--kill-after' and '--cancel-label'")
    }
  }
}
