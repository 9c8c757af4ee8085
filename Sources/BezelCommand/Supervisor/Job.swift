import BezelFeeds

/// What `bezel run` runs, and how it is followed.
struct Job {
  /// COMMAND and its arguments, at least one word.
  var command: [[UInt8]]
  /// Takes progress out of COMMAND's standard error; nil leaves that stream alone.
  var feed: FeedScanner?
  /// How long a final icon stays, in nanoseconds.
  var linger: Int64 = 1_000_000_000
  /// How long the HUD is up at least, in nanoseconds.
  var minShow: Int64 = 0
  /// What the label says until COMMAND says otherwise, in UTF-8.
  var label: [UInt8] = []
  /// What pressing the button does.
  var button = ButtonOrders()
  /// Where to say in words how COMMAND ended.
  var statusFile: [UInt8]?
  /// COMMAND starts only when the renderer has a display; without one it does not start at all.
  var requiresDisplay = false
}
