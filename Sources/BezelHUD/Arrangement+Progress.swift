import BezelCore

extension Arrangement {
  /// The arrangement of `hud`, had from this one of `old`, if nothing differs but the progress and what
  /// is done to the button: texts then need not be set again for each step. Nil if more differs, or the
  /// indicator's kind.
  package func moved(to hud: HUD, from old: HUD) -> Arrangement? {
    var same = hud
    same.progress = old.progress
    (same.isButtonPressed, same.buttonHold) = (old.isButtonPressed, old.buttonHold)
    same.isButtonFocused = old.isButtonFocused
    guard same == old else { return nil }
    var moved = self
    switch (indicator?.content, hud.indicator) {
    case (.round, .round(let fraction)): moved.indicator?.content = .round(fraction)
    case (.ring, .ring(let fraction)): moved.indicator?.content = .ring(fraction)
    case (.bar, .bar(let fraction)): moved.indicator?.content = .bar(fraction)
    case (.busyRing, .busyRing(let fraction)): moved.indicator?.content = .busyRing(fraction)
    case (let before, let now): return before == now ? self : nil
    }
    return moved
  }
}
