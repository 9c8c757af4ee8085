import BezelCore
import BezelFeeds
import BezelHUD
import BezelLinux

/// Progress as text on standard error, where there is no display to show it.
final class TextOutput {
  private let wish: HUDOptions.TextWish
  private var progress: TextProgress
  private var isSpeaking = false

  init(_ wish: HUDOptions.TextWish) {
    self.wish = wish
    progress = TextProgress(on: Terminal.width(of: 2).map { .terminal(columns: $0) } ?? .lines)
  }

  /// Takes over what a HUD shows from the start.
  func begin(_ hud: HUD) {
    if !hud.label.isEmpty { note(.label(hud.label)) }
    if !hud.details.isEmpty { note(.details(hud.details)) }
    if let fraction = hud.progress { note(.progress(fraction)) }
  }

  /// Says what is new.
  func note(_ update: Update) {
    write(progress.note(update, isHeard: isSpeaking))
  }

  /// Begins or ceases to speak as panels go and come.
  func look(hasPanel: Bool) {
    let speaks = wish == .always || wish == .auto && !hasPanel
    guard speaks != isSpeaking else { return }
    isSpeaking = speaks
    write(speaks ? progress.redraw() : progress.clear())
  }

  /// Leaves a terminal at the start of a line.
  func end() {
    if isSpeaking { write(progress.finish()) }
    isSpeaking = false
  }

  private func write(_ bytes: [UInt8]) {
    if !bytes.isEmpty { Output.write(bytes, to: 2) }
  }
}
