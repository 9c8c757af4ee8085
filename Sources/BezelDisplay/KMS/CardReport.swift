import BezelCore
import BezelLinux

/// What a card has to show pictures on, and what would be used of it.
package struct CardReport: Sendable {
  package var name: [UInt8]
  package var driver: [UInt8] = []
  package var isAtomic = false
  /// Whether another program drives it now.
  package var isTaken = false
  package var connectors: [ConnectorReport] = []
  /// Why it cannot be asked.
  package var trouble: DisplayError?

  /// All cards, which are looked at and not touched. The connector that `auto` would take is used.
  package static func all(from source: some CardSource) -> [CardReport] {
    var reports: [CardReport] = []
    var routes: [Route?] = []
    for name in source.cardNames() {
      var report = CardReport(name: name)
      var route: Route?
      var step = DisplayError.Step.open
      do throws(Errno) {
        let (card, isTaken) = try source.look(at: name)
        step = .describe
        let objects = try card.objects()
        report.isTaken = isTaken
        (report.driver, report.isAtomic) = (objects.driver, objects.isAtomic)
        route = objects.route()
        report.connectors = objects.connectors.map { ConnectorReport($0, in: objects) }
      } catch {
        // A card that renders only has no screens, and is no trouble.
        guard !error.meansUnknown else { continue }
        report.trouble =
          error.isAboutPermission ? .notPermitted(card: name) : .refused(step, card: name, error)
      }
      reports.append(report)
      routes.append(route)
    }
    let sure = routes.firstIndex { $0?.connector.status == .connected }
    if let card = sure ?? routes.firstIndex(where: { $0 != nil }), let route = routes[card] {
      reports[card].use(route)
    }
    return reports
  }

  private mutating func use(_ route: Route) {
    for place in connectors.indices where connectors[place].connector.id == route.connector.id {
      (connectors[place].use, connectors[place].mode) = (.used, route.modes.first)
    }
  }
}

/// A connector, and whether it would be used.
package struct ConnectorReport: Sendable {
  package var connector: Connector
  /// The mode that runs now.
  package var running: Mode?
  /// The mode that would be set, where it is used.
  package var mode: Mode?
  package var use: Use

  /// Whether a connector would be used, and why not.
  package enum Use: Sendable {
    case used
    /// Nothing is plugged in.
    case nothing
    /// It is for a head set, or writes to memory.
    case forOtherUse
    /// What is plugged in offers no mode.
    case noMode
    /// The card has no plane or format for it.
    case noRoute
    /// It could be, but another one comes first.
    case anotherFirst
  }

  init(_ connector: Connector, in objects: CardObjects) {
    self.connector = connector
    running = objects.crtcs.first { $0.id == connector.crtc }?.mode
    use =
      if connector.isForOtherUse {
        .forOtherUse
      } else if connector.status == .disconnected {
        .nothing
      } else if connector.modes.isEmpty {
        .noMode
      } else if objects.route(to: connector.name) == nil {
        .noRoute
      } else {
        .anotherFirst
      }
  }
}
