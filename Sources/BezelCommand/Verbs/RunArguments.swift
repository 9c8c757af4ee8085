import BezelFeeds

/// What `bezel run` was told.
struct RunArguments {
  var shared = HUDOptions()
  /// What to take out of COMMAND's standard error; nil leaves its streams alone.
  var feed: Feed?
  /// How much dd copies, in bytes; nil is unknown.
  var total: Int64?
  /// What pressing the button does.
  var button = ButtonOrders()
  /// The file that is told in words how COMMAND ended.
  var statusFile: Word?
  /// COMMAND and its arguments; never empty.
  var command: [Word]

  init(_ words: [Word]) throws(UsageError) {
    var reader = OptionReader(words)
    while let option = try reader.option() {
      if try shared.take(option, from: &reader) { continue }
      if try button.take(option, from: &reader) { continue }
      switch option.name {
      case "--follow":
        feed = try reader.value(
          of: option, "pv or dd", { (word) in Feed(name: word).flatMap { $0 == .lines ? nil : $0 } }
        )
      case "--total": total = try reader.total(option)
      case "--status-file": statusFile = try reader.value(of: option)
      default: throw .unknownOption(option.name, verb: "run")
      }
    }
    command = reader.rest
    guard !command.isEmpty else {
      throw .contradiction("'run' needs a COMMAND after '--'")
    }
    try button.check()
    try shared.finish()
  }
}
