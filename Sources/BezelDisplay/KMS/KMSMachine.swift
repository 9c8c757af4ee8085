package import BezelCore
package import BezelRaster

/// A KMS display as a state machine: it finds a card with a panel, drives it, and looks again when it
/// is gone. It reads no clock and waits for nothing: its owner says what time it is and what has
/// happened, and calls `ring` at the `deadline`.
///
/// A card sends pictures along a chain of parts. A *framebuffer* says how a buffer's bytes are to be
/// read; a *plane* shows it as one layer; a *CRTC* makes frames of its planes in the rhythm of a
/// *mode*; an encoder turns them into signals for a *connector*, into which the panel is plugged. A
/// *commit* changes properties of these parts, all or none.
package final class KMSMachine<Source: CardSource> {
  package var handler: ((DisplayEvent) -> Void)?

  /// Is told before a first picture comes onto the screen (true) and after the screen was let go
  /// (false).
  package var onScreen: ((Bool) -> Void)?

  /// Is told the descriptor whose readiness is to be told to `readable`, and nil before it is closed.
  package var onDescriptor: ((CInt?) -> Void)?

  enum Phase {
    case asleep
    /// Waits for a card or a panel.
    case searching
    /// Has a card that another program drives, and tries again that many times by itself.
    case waiting(Finding, triesLeft: Int, next: Instant)
    case driving(Pipe<Source.OpenCard>, Flight)
  }

  /// Where the frame is that was submitted last.
  enum Flight {
    case none
    /// The card has been told to flip.
    case flying(since: Instant, isChecked: Bool)
    /// The card would not take it yet.
    case refused(since: Instant, next: Instant)
    /// It is on the panel, but another would come too early.
    case pacing(shown: Instant, until: Instant)
  }

  /// A card with a panel.
  struct Finding {
    var card: Source.OpenCard
    var objects: CardObjects
    var route: Route
  }

  /// What is to be done when nothing holds the last pipe any more: its card must be closed first.
  enum Step {
    case search
    case open(Finding, attempt: Int, because: PipeError)
  }

  let source: Source
  let cardName: [UInt8]?
  let connectorName: [UInt8]?

  var phase = Phase.asleep
  var next: Step?
  /// When the panels are looked at again after a sign that they may have changed.
  var probe: Instant?
  /// Counts the times that frames must begin anew, for a panel's change or the loss of its picture.
  var generation = 0
  private var toldGeneration = 0
  var hasScreen = false
  var told: DisplayError?
  /// The flips that were read last.
  var flips: [Flip] = []
  private var events: [DisplayEvent] = []
  private var isDelivering = false

  /// Looks for the card and the connector of these names; nil takes any.
  package init(source: Source, card: [UInt8]? = nil, connector: [UInt8]? = nil) {
    self.source = source
    (cardName, connectorName) = (card, connector)
  }

  // MARK: What it is

  package var name: [UInt8] {
    var parts = [cardName, connectorName]
    if case .driving(let pipe, _) = phase { parts = [pipe.card.name, pipe.route.connector.name] }
    var name = Array("kms".utf8)
    for part in parts { if let part { name += [UInt8(ascii: ":")] + part } }
    return name
  }

  package var panel: DisplayPanel? {
    if case .driving(let pipe, _) = phase { pipe.panel } else { nil }
  }

  package var isReady: Bool {
    if case .driving(_, .none) = phase { true } else { false }
  }

  package var isActive: Bool {
    if case .asleep = phase { false } else { true }
  }

  /// The card that another program drives and whose closing is to be told to `cardClosed`.
  package var awaitedCard: [UInt8]? {
    if case .waiting(let finding, _, _) = phase { finding.card.name } else { nil }
  }

  /// When `ring` is to be called next; nil for never.
  package var deadline: Instant? {
    let own: Instant? =
      switch phase {
      case .asleep, .searching, .driving(_, .none): nil
      case .waiting(_, let triesLeft, let next): triesLeft > 0 ? next : nil
      case .driving(_, .flying(let since, let isChecked)):
        since.advanced(byNanoseconds: isChecked ? KMSLimits.lost : KMSLimits.late)
      case .driving(_, .refused(_, let next)): next
      case .driving(_, .pacing(_, let until)): until
      }
    guard let own, let probe else { return own ?? probe }
    return min(own, probe)
  }

  // MARK: What happens to it

  package func activate(at now: Instant) {
    guard !isActive else { return }
    told = nil
    search(at: now)
    // What is known on return needs no event.
    toldGeneration = generation
    settle(at: now)
  }

  package func deactivate() {
    if case .driving = phase { stop() }
    (phase, next, probe) = (.asleep, nil, nil)
    events = []
    leaveScreen()
  }

  package func submit(
    _ surface: borrowing Surface, damage: Damage, rotation: Rotation, at now: Instant
  ) {
    write(surface, damage, rotation, at: now)
    settle(at: now)
  }

  /// The descriptor is readable.
  package func readable(at now: Instant) {
    readFlips(at: now)
    settle(at: now)
  }

  /// The descriptor says that its card is gone.
  package func cardGone(at now: Instant) {
    loseCard()
    settle(at: now)
  }

  /// A card or a connector may have come or gone: a kernel event says so. Such events come in bursts,
  /// and what they say is looked at a little later.
  package func hotplug(at now: Instant) {
    guard isActive, probe == nil else { return }
    probe = now.advanced(byNanoseconds: KMSLimits.burst)
  }

  /// Some program has closed a card: if it was the one that drove ours, we can.
  package func cardClosed(at now: Instant) {
    guard case .waiting(let finding, _, _) = phase else { return }
    phase = .waiting(finding, triesLeft: KMSLimits.tries, next: now)
  }

  /// A deadline has come.
  package func ring(at now: Instant) {
    if let probe, probe <= now {
      self.probe = nil
      lookAgain(at: now)
    }
    ringFlight(at: now)
    retry(at: now)
    settle(at: now)
  }

  // MARK: What it tells

  /// Tells an error, once as long as it lasts.
  func tell(_ error: DisplayError) {
    guard told != error else { return }
    // That a card has gone says already that there is none.
    if case .lost = told, error.isAbsence { return }
    told = error
    events.append(.failed(error))
  }

  func tellShown(at moment: Instant) {
    told = nil
    events.append(.shown(at: moment))
  }

  /// Does what waited for the last pipe's end, then tells what has happened. Every entry ends here, so
  /// that the handler meets a consistent display and may call any member.
  private func settle(at now: Instant) {
    while let step = next {
      next = nil
      switch step {
      case .search: search(at: now)
      case .open(let finding, let attempt, let cause): open(finding, attempt, cause, at: now)
      }
    }
    if case .driving = phase {} else { leaveScreen() }
    if toldGeneration != generation {
      toldGeneration = generation
      events.append(.panelChanged)
    }
    guard !isDelivering else { return }
    isDelivering = true
    while !events.isEmpty { handler?(events.removeFirst()) }
    isDelivering = false
  }

  func leaveScreen() {
    guard hasScreen else { return }
    hasScreen = false
    onScreen?(false)
  }
}

/// How long a KMS display waits for what, in nanoseconds, and how often.
enum KMSLimits {
  /// From the first sign of a change to a look at it.
  static let burst: Int64 = 50_000_000
  /// Between attempts to get a card that another program drives.
  static let again: Int64 = 100_000_000
  /// Such attempts before it is told.
  static let tries = 5
  /// After which a flip is looked for without an event.
  static let late: Int64 = 250_000_000
  /// After which a flip is given up.
  static let lost: Int64 = 1_000_000_000
  /// What a frame may come early, so as not to wait for a sliver of a refresh.
  static let slack: Int64 = 1_000_000
}
