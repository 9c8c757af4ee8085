/// What is told of a font that text can be set in.
package struct FontReport: Hashable, Sendable {
  package var face: FontDescription
  /// The face that bold text is set in where that is another file's; the first font's is a report of
  /// its own.
  package var bold: FontDescription?
  package var reason: Reason
  /// The scripts, by their English names, of which the face has what the most common texts need.
  package var scripts: [[UInt8]]
  /// Those of them for which it is this face that is used.
  package var isUsedFor: [[UInt8]]

  /// Why a font is where it is in the order.
  package enum Reason: BitwiseCopyable, Sendable {
    /// It is the font that was asked for, or else the best one for text in general.
    case first
    /// It is the bold face of the first.
    case bold
    /// It stands in for what the ones before it lack.
    case fallback
  }
}

extension FontStack {
  /// The fonts in the order in which characters are looked for, as far as files say: the first and
  /// its bold face, those that are used for a script, then those that could be.
  var reports: [FontReport] {
    var reports: [FontReport] = []
    if let first { reports = first.reports }
    for sample in ScriptSample.all where first.map({ !sample.isCovered(by: $0) }) ?? true {
      let family = candidates(sample.script).first { sample.isCovered(by: $0) }
      guard let family else { continue }
      let place = reports.firstIndex { $0.face == family.regular } ?? reports.count
      if place == reports.count { reports.append(family.report(.fallback)) }
      reports[place].isUsedFor.append(sample.name)
    }
    for family in candidates(Script.latin) {
      let isKnown = reports.contains { $0.face == family.regular }
      guard !isKnown, family !== first else { continue }
      let report = family.report(.fallback)
      if !report.scripts.isEmpty { reports.append(report) }
    }
    return reports
  }
}

extension FontFamily {
  fileprivate func report(_ reason: FontReport.Reason) -> FontReport {
    let covered = ScriptSample.all.filter { $0.isCovered(by: self) }
    return FontReport(
      face: regular, bold: reason == .fallback ? bold : nil, reason: reason,
      scripts: covered.map { $0.name }, isUsedFor: [])
  }

  /// The reports of the family that is asked first.
  fileprivate var reports: [FontReport] {
    var plain = report(.first)
    plain.isUsedFor = plain.scripts
    guard let bold else { return [plain] }
    var heavy = FontFamily(bold, bold: nil).report(.bold)
    heavy.isUsedFor = heavy.scripts
    return [plain, heavy]
  }
}
