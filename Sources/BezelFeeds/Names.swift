package import BezelCore

extension HUDMode {
  /// The word for it in the line protocol and on the command line.
  package var name: String {
    switch self {
    case .auto: "auto"
    case .spinner: "spinner"
    case .round: "round"
    case .ring: "ring"
    case .bar: "bar"
    case .text: "text"
    case .custom: "custom"
    }
  }

  /// Finds the mode of that name; nil for any other word.
  package init?(name: some Collection<UInt8>) {
    guard let mode = Self.allCases.first(where: { name.spells($0.name) }) else { return nil }
    self = mode
  }
}

extension Icon {
  /// The word for it in the line protocol and on the command line.
  package var name: String {
    switch self {
    case .success: "success"
    case .error: "error"
    case .warning: "warning"
    case .info: "info"
    }
  }

  /// Finds the icon of that name; nil for any other word.
  package init?(name: some Collection<UInt8>) {
    guard let icon = Self.allCases.first(where: { name.spells($0.name) }) else { return nil }
    self = icon
  }
}
