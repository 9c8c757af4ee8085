import BezelDisplay
import BezelLinux

extension HUDOptions {
  /// The display that the options name, not opened yet. `onTerminal` is told what is done to the virtual
  /// terminal.
  func makeDisplay(
    _ loop: EventLoop, onTerminal: ((TerminalChange) -> Void)?
  ) -> any Display {
    switch display {
    case .automatic: makeKMSDisplay(card: nil, connector: nil, loop, onTerminal)
    case .kms(let card, let connector):
      makeKMSDisplay(card: card, connector: connector, loop, onTerminal)
    case .png(let path): PNGDisplay(path: path, size: size, loop: loop)
    case .none: NoDisplay()
    }
  }

  private func makeKMSDisplay(
    card: Word?, connector: Word?, _ loop: EventLoop, _ onTerminal: ((TerminalChange) -> Void)?
  ) -> KMSDisplay {
    let display = KMSDisplay(card: card, connector: connector, terminal: terminal, loop: loop)
    display.onTerminal = onTerminal
    return display
  }

  /// Whether to give up when the display cannot be used at once: it was named, or is required.
  var needsDisplayNow: Bool {
    switch display {
    case .kms, .png: true
    case .automatic, .none: requiresDisplay
    }
  }
}
