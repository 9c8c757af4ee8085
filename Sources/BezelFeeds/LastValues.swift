package import BezelCore

/// The last value of each thing that was set on a HUD: what makes the same HUD again in a renderer
/// that was started anew.
///
/// Values are kept in the order in which they were last set, because some cover others: an icon
/// that comes after the end stays, one before it is replaced. Bounded: one entry a kind, texts cut at
/// the longest that a line can hold.
package struct LastValues: Sendable {
  private var entries: [Entry] = []

  package init() {}

  /// Takes an update over; of its kind only the last one stays.
  package mutating func apply(_ update: Update, at now: Instant) {
    var update = update.cut
    if case .finish(let success, let text) = update, !text.isEmpty {
      // The text of an end is the label, and outlives a second end without one.
      remember(.label(text), now)
      update = .finish(success: success, [])
    }
    remember(update, now)
  }

  /// The updates that make the HUD again; the rest of a delay that was running stays to wait for.
  package func updates(at now: Instant) -> [Update] {
    entries.map { entry in
      guard case .hide(let delay) = entry.update else { return entry.update }
      let passed = now.nanoseconds.subtractingReportingOverflow(entry.time.nanoseconds)
      let waited = passed.overflow ? .max : max(passed.partialValue, 0)
      return .hide(afterNanoseconds: max(0, max(delay, 0) - waited))
    }
  }

  private mutating func remember(_ update: Update, _ now: Instant) {
    entries.removeAll { $0.update.kind == update.kind }
    entries.append(Entry(update: update, time: now))
  }

  private struct Entry: Sendable {
    var update: Update
    var time: Instant
  }
}

extension Update {
  /// Updates of one kind replace one another.
  fileprivate enum Kind { case progress, label, details, button, mode, picture, visibility, end }

  fileprivate var kind: Kind {
    switch self {
    case .progress: .progress
    case .label: .label
    case .details: .details
    case .button: .button
    case .mode: .mode
    case .icon, .image: .picture
    case .show, .hide, .quit: .visibility
    case .finish: .end
    }
  }

  /// The same with no longer text than a line can hold.
  fileprivate var cut: Update {
    switch self {
    case .label(let text): .label(text.cutToLine)
    case .details(let text): .details(text.cutToLine)
    case .button(let title): .button(title.cutToLine)
    case .image(let name): .image(name.cutToLine)
    case .finish(let success, let text): .finish(success: success, text.cutToLine)
    case .progress, .mode, .icon, .show, .hide, .quit: self
    }
  }
}

extension [UInt8] {
  fileprivate var cutToLine: [UInt8] {
    count <= LineParser.lineLimit
      ? self : Array(prefix(characterBoundary(notAfter: LineParser.lineLimit)))
  }
}
