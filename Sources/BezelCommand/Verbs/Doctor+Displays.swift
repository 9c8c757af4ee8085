import BezelCore
import BezelDisplay
import BezelFeeds

extension Doctor {
  /// The graphics cards and what is connected to them. Nothing of it is touched.
  static func displays() -> Part { displays(CardReport.all(from: KernelCards())) }

  static func displays(_ cards: [CardReport]) -> Part {
    var lines = Array("displays\n".utf8)
    if cards.isEmpty { lines += "  \(DisplayError.noCard)\n".utf8 }
    for card in cards { lines += self.lines(card) }
    return Part(lines: lines, members: [("displays", .list(cards.map { json($0) }))])
  }

  private static func lines(_ card: CardReport) -> [UInt8] {
    var lines = "  ".utf8 + printable(card.name)
    if let trouble = card.trouble { return lines + ": \(trouble)\n".utf8 }
    lines += " (".utf8 + printable(card.driver) + ")".utf8
    if card.isTaken { lines += ": another program drives it now, and would be waited for".utf8 }
    lines += card.connectors.isEmpty ? ": it has no connectors\n".utf8 : "\n".utf8
    for connector in card.connectors { lines += self.lines(connector) }
    return lines
  }

  private static func lines(_ report: ConnectorReport) -> [UInt8] {
    let connector = report.connector
    var lines = "     ".utf8 + printable(connector.name) + ", \(connector.status.word)".utf8
    if let size = connector.believedMillimeters {
      lines += ", \(size.width)x\(size.height) mm".utf8
    }
    if connector.orientation != .none {
      lines += ", turned by \(connector.orientation.degrees) degrees".utf8
    }
    lines += ": \(report.use.words)".utf8
    if let mode = report.mode { lines += ", at \(mode.words)".utf8 }
    lines.append(UInt8(ascii: "\n"))
    guard !connector.modes.isEmpty else { return lines }
    // Long lists are of old televisions; the first are the best.
    let shown = connector.modes.prefix(12).map { Array($0.words.utf8) }
    lines += "        modes: ".utf8 + list(shown)
    if connector.modes.count > shown.count { lines += " and more".utf8 }
    return lines + "\n".utf8
  }

  private static func json(_ card: CardReport) -> JSON {
    .object([
      ("card", .text(card.name)), ("driver", .text(card.driver)), ("atomic", .flag(card.isAtomic)),
      ("taken", .flag(card.isTaken)), ("error", card.trouble.map { .text("\($0)") } ?? .null),
      ("connectors", .list(card.connectors.map { json($0) })),
    ])
  }

  private static func json(_ report: ConnectorReport) -> JSON {
    let connector = report.connector
    let size = connector.believedMillimeters
    return .object([
      ("name", .text(connector.name)), ("status", .text(connector.status.word)),
      ("width_mm", size.map { .number($0.width) } ?? .null),
      ("height_mm", size.map { .number($0.height) } ?? .null),
      ("orientation", .number(connector.orientation.degrees)),
      ("modes", .list(connector.modes.map { json($0) })),
      ("running", report.running.map { json($0) } ?? .null),
      ("mode", report.mode.map { json($0) } ?? .null),
      ("used", .flag(report.use == .used)), ("reason", .text(report.use.words)),
    ])
  }

  private static func json(_ mode: Mode) -> JSON {
    .object([
      ("width", .number(mode.size.width)), ("height", .number(mode.size.height)),
      ("refresh", .number(mode.hertz)), ("preferred", .flag(mode.kind & Mode.preferred != 0)),
    ])
  }
}

extension Connector.Status {
  fileprivate var word: String {
    switch self {
    case .connected: "connected"
    case .disconnected: "disconnected"
    case .unknown: "unknown"
    }
  }
}

extension ConnectorReport.Use {
  /// A clause without its period.
  fileprivate var words: String {
    switch self {
    case .used: "would be used"
    case .nothing: "not used: nothing is plugged in"
    case .forOtherUse: "not used: it is for a head set or for recording"
    case .noMode: "not used: it has no mode"
    case .noRoute: "not used: the card has no plane, mode or format for it"
    case .anotherFirst: "not used: another one comes first"
    }
  }
}

extension Mode {
  /// Frames a second with two decimals.
  fileprivate var hertz: String {
    let hundredths = (refresh + 5) / 10
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }

  fileprivate var words: String {
    "\(size.width)x\(size.height) at \(hertz) Hz\(flags & Mode.interlaced != 0 ? " interlaced" : "")"
  }
}
