/// A moment that is waited for, until it has come or is cancelled.
package struct Timer: Hashable, Sendable {
  fileprivate let number: UInt64
}

/// Moments and what to do then, in order; those of one moment in the order they were added.
struct TimerQueue {
  private struct Entry {
    let deadline: Int64
    let number: UInt64
    let handler: () -> Void
  }

  /// Latest first, so that the next one is taken from the end.
  private var entries: [Entry] = []

  /// The number of the timer that was added last.
  private(set) var lastNumber: UInt64 = 0

  /// When the next moment is due, in nanoseconds.
  var deadline: Int64? { entries.last?.deadline }

  mutating func add(at deadline: Int64, _ handler: @escaping () -> Void) -> Timer {
    lastNumber += 1
    let place = entries.firstIndex { $0.deadline <= deadline } ?? entries.count
    entries.insert(Entry(deadline: deadline, number: lastNumber, handler: handler), at: place)
    return Timer(number: lastNumber)
  }

  mutating func remove(_ timer: Timer) {
    entries.removeAll { $0.number == timer.number }
  }

  /// Takes out the earliest that is due and not newer than a number.
  mutating func takeDue(at now: Int64, upTo number: UInt64) -> (() -> Void)? {
    guard
      let place = entries.lastIndex(where: { $0.number <= number }), entries[place].deadline <= now
    else { return nil }
    return entries.remove(at: place).handler
  }
}
