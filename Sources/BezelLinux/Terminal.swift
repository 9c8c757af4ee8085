import CLinux

/// What can be asked of a terminal.
package enum Terminal {
  /// Whether the descriptor is a terminal (`isatty`).
  package static func isTerminal(_ descriptor: CInt) -> Bool { isatty(descriptor) == 1 }

  /// The columns of a terminal, at least 1; nil where the descriptor is none, 80 where it does not say
  /// (`TIOCGWINSZ`).
  package static func width(of descriptor: CInt) -> Int? {
    guard isTerminal(descriptor) else { return nil }
    let columns = bezel_terminal_columns(descriptor)
    return columns > 0 ? Int(columns) : 80
  }
}
