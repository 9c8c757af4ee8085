package import BezelLinux

/// Why a display cannot be opened or driven. Cards and connectors are named as in /sys/class/drm.
package enum DisplayError: Error, Equatable, Sendable {
  /// There is no graphics card.
  case noCard
  /// The card that was asked for is not there.
  case noSuchCard([UInt8])
  /// No connector has a panel.
  case noPanel
  /// The connector that was asked for has no panel, or is not there.
  case noSuchPanel([UInt8])
  /// The user may not open the card.
  case notPermitted(card: [UInt8])
  /// Another program drives the card's screens.
  case taken(card: [UInt8])
  /// The card has a panel, but no plane, mode or format to show pictures there.
  case noRoute(card: [UInt8])
  /// The kernel refused a step.
  case refused(Step, card: [UInt8], Errno)
  /// The card has gone away.
  case lost(card: [UInt8])
  /// The picture cannot be written to its file.
  case unwritable([UInt8], Errno)
  /// The terminal that was asked for cannot be used.
  case noTerminal(Int, Errno)

  /// The steps of opening and driving a card.
  package enum Step: Sendable {
    case open
    case describe
    case createBuffer
    case setMode
    case showFrame
  }
}

extension DisplayError {
  /// Whether it says no more than that there is no panel to be seen.
  var isAbsence: Bool {
    switch self {
    case .noCard, .noSuchCard, .noPanel, .noSuchPanel: true
    default: false
    }
  }
}

extension DisplayError: CustomStringConvertible {
  /// One sentence without its period: what is wrong with what, and where there is one, the way out.
  package var description: String {
    switch self {
    case .noCard: "there is no graphics card yet"
    case .noSuchCard(let name): "there is no graphics card \(text(name)) yet"
    case .noPanel: "no screen is connected yet"
    case .noSuchPanel(let name): "no screen is connected to \(text(name)) yet"
    case .notPermitted(let card):
      "/dev/dri/\(text(card)) may not be opened; be root or a member of the group video"
    case .taken(let card): "another program drives the screen of \(text(card)); waiting for its end"
    case .noRoute(let card): "\(text(card)) has no plane, mode or format for its screen"
    case .refused(let step, let card, let errno):
      "\(text(card)) could not \(step.words): \(errno.description)"
    case .lost(let card): "\(text(card)) has gone away; waiting for a screen"
    case .unwritable(let path, let errno): "cannot write \(text(path)): \(errno.description)"
    case .noTerminal(let number, let errno): "cannot use /dev/tty\(number): \(errno.description)"
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension DisplayError.Step {
  fileprivate var words: String {
    switch self {
    case .open: "be opened"
    case .describe: "say what it has"
    case .createBuffer: "make a buffer"
    case .setMode: "set the mode"
    case .showFrame: "show a frame"
    }
  }
}
