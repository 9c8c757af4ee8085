import Bezel
import BezelCore
import BezelHUD
import BezelLinux
import BezelTheme

extension Scene {
  /// Adds what the theme shows beside the HUD, as it is at the time asked for.
  mutating func addScreen(of options: RenderOptions) {
    let theme = options.shared.dressedTheme
    screen = ScreenContent(
      theme.description.texts, options.facts,
      on: backdropImage == nil ? hud.style.backdrop : nil, plates: theme.description.plateStyle)
    if let logo = theme.logo { setLogo(logo.bitmap, theme.description.logo) }
  }
}

extension RenderOptions {
  /// What screen texts tell. The time of day is that of `SOURCE_DATE_EPOCH` in UTC where that is set, so
  /// that the same words give the same picture, and `--at` goes on from there; else it is now.
  fileprivate var facts: ScreenFacts {
    var facts = ScreenFacts.ofThisMachine()
    let (start, isFixed) = Environment.sourceDate.map { ($0, true) } ?? (WallClock.now(), false)
    let passed = time ?? 0
    facts.minuteOfDay = WallClock.minuteOfDay(
      at: start.addingReportingOverflow(isFixed ? passed : 0).partialValue, inUTC: isFixed)
    facts.progress = shared.hud.progress
    facts.elapsed = max(0, passed - shared.grace) / 1_000_000_000
    return facts
  }
}
