import BezelCore

/// The drawing of an icon, line by line, when it appears.
struct IconMotion: Hashable, Sendable {
  /// The icon that is the indicator.
  private var icon: Icon?
  private var start: Instant?

  /// How long it takes, in nanoseconds.
  static let duration: Int64 = 400_000_000

  /// When all lines are there; nil if they are.
  var end: Instant? { start?.advanced(byNanoseconds: IconMotion.duration) }

  /// Takes an icon; another one than before begins to be drawn if it is to be.
  mutating func set(_ icon: Icon?, at now: Instant, isDrawn: Bool) {
    guard icon != self.icon else { return }
    self.icon = icon
    start = nil
    if isDrawn { begin(at: now) }
  }

  /// Begins to draw the icon, if there is one.
  mutating func begin(at now: Instant) { start = icon == nil ? nil : now }

  /// Has all lines be there at once.
  mutating func finish() { start = nil }

  /// The part of the lines that is there at a moment: the pen starts and stops gently, by 3t² − 2t³.
  func drawn(at now: Instant) -> Fixed {
    guard let start else { return .one }
    let passed = min(max(0, now.nanoseconds(since: start)), IconMotion.duration)
    let part = Fixed(passed, over: IconMotion.duration)
    return part * part * (3 - part - part)
  }
}
