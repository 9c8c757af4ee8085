import BezelCore
import BezelFeeds
import BezelLinux
import BezelMotion

extension Doctor {
  /// The devices of industrial I/O, among which accelerometers are.
  static func sensors(under root: [UInt8] = []) -> Part {
    do throws(Errno) {
      let reports = try SensorReport.all(under: root)
      var lines = Array("sensors\n".utf8)
      if reports.isEmpty { lines += "  there is no accelerometer yet\n".utf8 }
      for report in reports { lines += self.lines(report) }
      return Part(lines: lines, members: [("sensors", .list(reports.map { json($0) }))])
    } catch {
      return Part(
        lines: Array("sensors\n  cannot be looked through: \(error)\n".utf8),
        members: [("sensors", .null)])
    }
  }

  private static func lines(_ report: SensorReport) -> [UInt8] {
    var lines =
      "  ".utf8 + printable(Array(report.path.split(separator: UInt8(ascii: "/")).last ?? []))
    if let name = report.sensor?.name, !name.isEmpty {
      lines += " (".utf8 + printable(name) + ")".utf8
    }
    lines += ": \(report.use)\n".utf8
    guard let sensor = report.sensor else { return lines }
    lines += "     fixed to: \(sensor.place.words); matrix: ".utf8 + printable(sensor.matrix.text)
    if let source = sensor.matrixSource.name { lines += " from ".utf8 + printable(source) }
    lines.append(UInt8(ascii: "\n"))
    lines += "     scale: ".utf8 + list(sensor.scales.map { Array($0.text.utf8) })
    if let rate = report.rate { lines += "; samples a second: \(rate.text)".utf8 }
    if let force = report.force {
      lines +=
        "\n     feels now: ".utf8 + list(force.parts.map { Array($0.text.utf8) }) + " m/s²".utf8
      if sensor.isReversed { lines += " (as gravity pulls)".utf8 }
    }
    return lines + "\n".utf8
  }

  private static func json(_ report: SensorReport) -> JSON {
    func numbers(_ values: [Decimal]?) -> JSON {
      values.map { .list($0.map { .number($0.text) }) } ?? .null
    }
    let sensor = report.sensor
    var members: [(StaticString, JSON)] = [("path", .text(report.path))]
    members.append(("name", sensor.map { .text($0.name) } ?? .null))
    members.append(("place", sensor.map { .text($0.place.word) } ?? .null))
    members.append(("matrix", numbers(sensor?.matrix.factors)))
    members.append(("matrix_from", sensor?.matrixSource.name.map { .text($0) } ?? .null))
    members.append(("scale", numbers(sensor?.scales)))
    members.append(("rate", report.rate.map { .number($0.text) } ?? .null))
    members.append(("force", numbers(report.force?.parts)))
    members.append(("reversed", .flag(sensor?.isReversed ?? false)))
    members.append(("used", .flag(report.isUsed)))
    members.append(("reason", .text("\(report.use)")))
    return .object(members)
  }
}

extension Accelerometer.Place {
  fileprivate var word: String {
    switch self {
    case .display: "display"
    case .unknown: "unknown"
    case .base: "base"
    case .camera: "camera"
    }
  }

  fileprivate var words: String {
    switch self {
    case .unknown: "nobody says what"
    case .display, .base, .camera: "the \(word)"
    }
  }
}

extension Accelerometer.MatrixSource {
  /// `udev`, or an attribute's name; nil where nobody gives one.
  fileprivate var name: [UInt8]? {
    switch self {
    case .nobody: nil
    case .udev: Array("udev".utf8)
    case .driver(let name): name
    case .told: Array("told".utf8)
    }
  }
}

extension MountMatrix {
  /// Row by row.
  fileprivate var factors: [Decimal] { [x, y, z].flatMap { [$0.x, $0.y, $0.z] } }

  /// As the kernel writes it.
  fileprivate var text: [UInt8] {
    let rows = [x, y, z].map { row in
      Doctor.list([row.x, row.y, row.z].map { Array($0.text.utf8) })
    }
    return Array(rows.joined(separator: "; ".utf8))
  }
}

extension Acceleration {
  fileprivate var parts: [Decimal] { [x, y, z] }
}
