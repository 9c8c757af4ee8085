import BezelCore

/// What has come of the button so far, and what COMMAND's texts are once that hides them.
struct ButtonWork {
  /// Whether it was pressed while COMMAND ran.
  private(set) var wasPressed = false
  /// Whether COMMAND was told to end, and the label says so.
  private(set) var isStopping = false
  /// The command of `--on-press` that is running.
  var process: CommandProcess?
  /// Whether a failure of that was reported.
  var hasReportedFailure = false
  /// What the label is to say, be it hidden or not.
  private(set) var label: [UInt8]

  init(label: [UInt8]) { self.label = label }

  mutating func press() { wasPressed = true }

  mutating func stop() { isStopping = true }

  /// COMMAND has ended.
  mutating func resume() { isStopping = false }

  /// Takes in what COMMAND shows, and says whether it is to be seen: while it is stopping, the label
  /// says that and there is nothing to press.
  mutating func admit(_ update: Update) -> Bool {
    switch update {
    case .label(let text):
      label = text
      return !isStopping
    case .finish(_, let text):
      if !text.isEmpty { label = text }
      return true
    case .button: return !isStopping
    default: return true
    }
  }
}
