import BezelCore

/// The feeds that `--follow` knows.
package enum Feed: BitwiseCopyable, CaseIterable, Hashable, Sendable {
  /// The native line protocol, on standard input.
  case lines
  /// What `pv -n` writes on standard error.
  case pv
  /// What `dd status=progress` writes on standard error.
  case dd

  /// The word for it on the command line.
  package var name: String {
    switch self {
    case .lines: "lines"
    case .pv: "pv"
    case .dd: "dd"
    }
  }

  /// Finds the feed of that name; nil for any other word.
  package init?(name: some Collection<UInt8>) {
    guard let feed = Self.allCases.first(where: { name.spells($0.name) }) else { return nil }
    self = feed
  }
}
