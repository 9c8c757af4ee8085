package import BezelCore

/// The rule that a button acts only once people had time to see it.
package struct ButtonDelay: BitwiseCopyable, Hashable, Sendable {
  /// How long a button is to be seen before it acts, in nanoseconds.
  package static let time: Int64 = 500_000_000

  private var ready: Instant?

  package init() {}

  /// The button is on the screen from then on; the first such moment counts.
  package mutating func appear(at now: Instant) {
    if ready == nil { ready = now.advanced(byNanoseconds: ButtonDelay.time) }
  }

  /// The button is not to be seen any more.
  package mutating func disappear() { ready = nil }

  /// Whether a press that begins at that moment counts.
  package func allows(_ moment: Instant) -> Bool { ready.map { moment >= $0 } ?? false }
}
