import BezelCore
import BezelLinux

extension KMSMachine {
  /// Takes the first card that has a panel and is free. There must be no pipe any more.
  func search(at now: Instant) {
    phase = .searching
    let names = source.cardNames().filter { cardName == nil || $0 == cardName }
    var trouble: DisplayError
    if names.isEmpty {
      trouble = cardName.map { .noSuchCard($0) } ?? .noCard
    } else {
      trouble = connectorName.map { .noSuchPanel($0) } ?? .noPanel
    }
    var taken: Finding?
    for finding in findings(names, &trouble) {
      do throws(DisplayError) {
        try acquire(finding)
        return
      } catch {
        if case .taken = error { taken = taken ?? finding } else { trouble = error }
      }
    }
    if let taken { wait(for: taken, at: now) } else { tell(trouble) }
  }

  /// The cards that have panels; first those that surely have one.
  private func findings(_ names: [[UInt8]], _ trouble: inout DisplayError) -> [Finding] {
    var sure: [Finding] = []
    var unsure: [Finding] = []
    for name in names {
      var step = DisplayError.Step.open
      do throws(Errno) {
        let card = try source.open(name)
        step = .describe
        let objects = try card.objects()
        guard let route = objects.route(to: connectorName) else {
          if objects.hasPanel(at: connectorName) { trouble = .noRoute(card: name) }
          continue
        }
        let finding = Finding(card: card, objects: objects, route: route)
        if route.connector.status == .connected {
          sure.append(finding)
        } else {
          unsure.append(finding)
        }
      } catch {
        if error.isAboutPermission {
          trouble = .notPermitted(card: name)
        } else if !error.meansGone && !error.meansUnknown && error != .noSuchFile {
          trouble = .refused(step, card: name, error)
        }
      }
    }
    return sure + unsure
  }

  /// Becomes the card's master and opens the way to its panel.
  private func acquire(_ finding: Finding) throws(DisplayError) {
    let card = finding.card.name
    do throws(Errno) { try finding.card.becomeMaster() } catch {
      throw error.meansGone ? .lost(card: card) : .taken(card: card)
    }
    do throws(PipeError) {
      begin(try Pipe(finding.card, finding.objects, finding.route))
    } catch {
      throw error.asDisplayError(of: card)
    }
  }

  /// Opens the way in the next mode or format after one that failed.
  func open(_ finding: Finding, _ attempt: Int, _ cause: PipeError, at now: Instant) {
    do throws(PipeError) {
      begin(
        try Pipe(finding.card, finding.objects, finding.route, from: attempt, because: cause))
    } catch {
      let trouble = error.asDisplayError(of: finding.card.name)
      if case .taken = trouble { wait(for: finding, at: now) } else { tell(trouble) }
    }
  }

  /// Keeps a card that another program drives, to get it when that lets it go.
  func wait(for finding: Finding, at now: Instant) {
    phase = .waiting(
      finding, triesLeft: KMSLimits.tries, next: now.advanced(byNanoseconds: KMSLimits.again))
  }

  /// Tries again to get a card that another program drove.
  func retry(at now: Instant) {
    guard case .waiting(var finding, let triesLeft, let next) = phase, triesLeft > 0, next <= now
    else { return }
    do throws(DisplayError) {
      do throws(Errno) {
        try finding.card.becomeMaster()
        // The other program will have left things otherwise than they were.
        finding.objects = try finding.card.objects()
      } catch {
        throw error.meansGone ? .lost(card: finding.card.name) : .taken(card: finding.card.name)
      }
      guard let route = finding.objects.route(to: connectorName) else {
        self.next = .search
        return
      }
      finding.route = route
      try acquire(finding)
    } catch {
      guard case .taken = error else {
        tell(error)
        phase = .searching
        return
      }
      phase = .waiting(
        finding, triesLeft: triesLeft - 1, next: now.advanced(byNanoseconds: KMSLimits.again))
      if triesLeft == 1 { tell(error) }
    }
  }

  /// Looks whether the panel is still there and the same; without one, whether one has come.
  func lookAgain(at now: Instant) {
    guard case .driving(let pipe, _) = phase else {
      if isActive { next = .search }
      return
    }
    let old = pipe.route.connector
    do throws(Errno) {
      let connector = try pipe.card.connector(old.id)
      if connector.status == .disconnected || connector.modes != old.modes
        || connector.orientation != old.orientation
      {
        stop()
        next = .search
      } else if connector.properties.named("link-status")?.value == 1 {
        // The cable's signal was lost; a modeset trains it anew.
        pipe.needsModeset = true
        phase = .driving(pipe, .none)
        generation += 1
      }
    } catch {
      if error.meansGone || error == .noSuchFile { lose(pipe.card.name) }
    }
  }

  func loseCard() {
    if case .driving(let pipe, _) = phase { lose(pipe.card.name) }
  }

  /// The card is gone: looks for another.
  func lose(_ card: [UInt8]) {
    tell(.lost(card: card))
    stop()
    next = .search
  }

  private func begin(_ pipe: Pipe<Source.OpenCard>) {
    phase = .driving(pipe, .none)
    generation += 1
    onDescriptor?(pipe.card.eventDescriptor)
  }

  /// Ends the pipe; what is to come instead is the caller's to say in `next`.
  func stop() {
    onDescriptor?(nil)
    phase = .searching
    generation += 1
  }
}

extension PipeError {
  fileprivate func asDisplayError(of card: [UInt8]) -> DisplayError {
    if errno.isAboutPermission { return .taken(card: card) }
    return errno.meansGone ? .lost(card: card) : .refused(step, card: card, errno)
  }
}
