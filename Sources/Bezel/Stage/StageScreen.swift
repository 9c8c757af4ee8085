import BezelCore
package import BezelHUD
import BezelLinux
import BezelTheme

/// What a stage shows beside its HUDs: the logo and the texts of its theme. It looks at what the texts
/// tell only while they are shown.
final class StageScreen {
  /// Nanoseconds since 1970, for the time of day.
  var wallClock: () -> Int64 = { WallClock.now() }
  /// The machine's name, addresses and kernel.
  var machine: () -> ScreenFacts = { StageScreen.readMachine() }

  /// What the machine said last; nil is to be asked.
  private var known: ScreenFacts?
  private var knownAt = Instant(nanoseconds: 0)
  /// What the texts said last.
  private var last: Filling?
  private var events: AddressEvents?
  private var isFollowing = false

  /// Texts as they were filled in, and what with.
  private struct Filling {
    let texts: ScreenTexts
    let facts: ScreenFacts
    let backdrop: BezelCore.Color?
    let plates: Style
    let content: ScreenContent
  }

  /// How long what the machine says is taken for true.
  private static let patience: Int64 = 60_000_000_000
  /// The same for addresses where the kernel does not tell of their changes.
  private static let impatience: Int64 = 10_000_000_000

  /// What is to be shown at a moment; nil is nothing.
  func content(of stage: Stage, at now: Instant) -> ScreenContent? {
    let theme = stage.theme
    let texts = theme.description.texts
    guard theme.logo != nil || !texts.isEmpty else {
      rest()
      return nil
    }
    follow(texts, stage)
    var content = fill(
      texts, facts(texts, of: stage, at: now), on: stage.backdropColorDrawn,
      plates: theme.description.plateStyle)
    if let logo = theme.logo {
      content.logo = theme.description.logo
      content.image = HUD.ImageReference(
        index: stage.shelf.number(of: logo),
        size: BezelCore.Size(width: Fixed(logo.width), height: Fixed(logo.height)))
    }
    return content
  }

  /// The texts with what is so now, made anew only when that is something else than before.
  private func fill(
    _ texts: ScreenTexts, _ facts: ScreenFacts, on backdrop: BezelCore.Color?, plates: Style
  ) -> ScreenContent {
    if let last, last.texts == texts, last.facts == facts, last.backdrop == backdrop,
      last.plates == plates
    {
      return last.content
    }
    let content = ScreenContent(texts, facts, on: backdrop, plates: plates)
    last = Filling(
      texts: texts, facts: facts, backdrop: backdrop, plates: plates, content: content)
    return content
  }

  /// When something of it will be different by itself; nil is never.
  func nextChange(of stage: Stage, after now: Instant) -> Instant? {
    let texts = stage.theme.description.texts
    guard !texts.isEmpty else { return nil }
    var next: Instant?
    func wait(until time: Instant) { next = min(next ?? time, time) }
    if texts.has(.elapsed), let start = stage.topmost?.model.spinner.start {
      let passed = max(0, now.nanoseconds(since: start)) / 1_000_000_000
      wait(until: start.advanced(byNanoseconds: (passed + 1) * 1_000_000_000))
    }
    if texts.has(.time) {
      let minute: Int64 = 60_000_000_000
      let passed = ((wallClock() % minute) + minute) % minute
      wait(until: now.advanced(byNanoseconds: minute - passed))
    }
    if texts.has(.ip), events == nil {
      wait(until: knownAt.advanced(byNanoseconds: StageScreen.impatience))
    }
    return next
  }

  /// Follows nothing any more, since nothing is shown.
  func rest() { (events, known, last, isFollowing) = (nil, nil, nil, false) }

  private func follow(_ texts: ScreenTexts, _ stage: Stage) {
    guard !isFollowing else { return }
    isFollowing = true
    guard texts.has(.ip) || texts.has(.hostname) else { return }
    // Where the kernel does not tell, it is asked now and then.
    events = try? AddressEvents(on: stage.loop) { [unowned(unsafe) self, unowned(unsafe) stage] in
      unsafe self.known = nil
      unsafe stage.setNeedsFrame()
    }
  }

  private func facts(_ texts: ScreenTexts, of stage: Stage, at now: Instant) -> ScreenFacts {
    guard !texts.isEmpty else { return ScreenFacts() }
    let limit = texts.has(.ip) && events == nil ? StageScreen.impatience : StageScreen.patience
    if known == nil || now.nanoseconds(since: knownAt) >= limit {
      (known, knownAt) = (machine(), now)
    }
    var facts = known ?? ScreenFacts()
    if texts.has(.time) { facts.minuteOfDay = WallClock.minuteOfDay(at: wallClock()) }
    if texts.has(.percent) { facts.progress = stage.topmostProgress }
    if texts.has(.elapsed), let start = stage.topmost?.model.spinner.start {
      facts.elapsed = max(0, now.nanoseconds(since: start)) / 1_000_000_000
    }
    return facts
  }

  private static func readMachine() -> ScreenFacts { ScreenFacts.ofThisMachine() }
}

extension ScreenFacts {
  /// What this machine says of itself.
  package static func ofThisMachine() -> ScreenFacts {
    var facts = ScreenFacts()
    facts.hostname = MachineFacts.hostname
    facts.kernel = MachineFacts.kernel
    facts.addresses = MachineFacts.addresses(atMost: mostAddresses)
    return facts
  }
}

extension Stage {
  /// Nanoseconds since 1970 for the time of day in screen texts.
  package var wallClock: () -> Int64 {
    get { screen.wallClock }
    set {
      screen.wallClock = newValue
      setNeedsFrame()
    }
  }

  /// The machine's name, addresses and kernel for screen texts.
  package var machineFacts: () -> ScreenFacts {
    get { screen.machine }
    set {
      screen.machine = newValue
      screen.rest()
      setNeedsFrame()
    }
  }

  /// The HUD on top of those that are visible.
  var topmost: ProgressHUD? { all.last { $0.isVisible } }

  /// The progress of the topmost visible HUD that knows one.
  var topmostProgress: Fixed? {
    for hud in all.reversed() where hud.isVisible {
      if let progress = hud.model.hud.progress { return progress }
    }
    return nil
  }

  /// The colour behind everything; nil where that is a picture.
  var backdropColorDrawn: BezelCore.Color? {
    backdropPicture == nil ? backdrop ?? theme.style.backdrop : nil
  }
}
