import BezelFeeds
import BezelInput

extension Doctor {
  /// The input devices. Each is opened, looked at and closed again; nobody loses an event by it.
  static func inputs() -> Part { inputs(InputReport.list()) }

  static func inputs(_ reports: [InputReport]) -> Part {
    var lines = Array("inputs\n".utf8)
    if reports.isEmpty { lines += "  there is no input device yet\n".utf8 }
    for report in reports { lines += self.lines(report) }
    return Part(lines: lines, members: [("inputs", .list(reports.map { json($0) }))])
  }

  private static func lines(_ report: InputReport) -> [UInt8] {
    var lines = "  ".utf8 + printable(report.path)
    if let device = report.device {
      lines += " (".utf8 + printable(device.name) + ")".utf8
      let words = device.kind.words
      if !words.utf8.isEmpty { lines += ", \(words)".utf8 }
    }
    return lines + ": ".utf8 + printable(report.use.words) + "\n".utf8
  }

  private static func json(_ report: InputReport) -> JSON {
    .object([
      ("path", .text(report.path)), ("name", report.device.map { .text($0.name) } ?? .null),
      ("kind", report.device.map { .text($0.kind.words) } ?? .null),
      ("used", .flag(report.use == .used)), ("reason", .text(report.use.words)),
    ])
  }
}
