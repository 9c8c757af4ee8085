import CLinux

/// What other threads hand to the one that turns a loop, in the order in which they did it.
///
/// Its owner watches `descriptor` and does what has come, or takes it; everyone may post.
package final class Mailbox: Sendable {
  private let event: FileDescriptor
  private let lock = Lock()
  // Only touched while the lock is held.
  nonisolated(unsafe) private var letters: [Letter] = []
  // Memory for the next ones.
  nonisolated(unsafe) private var spare: [Letter] = []
  nonisolated(unsafe) private var isClosed = false

  /// Something to do; to be called once. A function by itself would be wrapped for the array and again
  /// unwrapped, each of which asks for memory.
  package struct Letter: Sendable {
    fileprivate let work: @Sendable () -> Void

    package func callAsFunction() { work() }
  }

  package init() throws(Errno) {
    event = FileDescriptor(owning: try retrying { bezel_event_descriptor() })
  }

  /// Readable while there is something to take.
  package var descriptor: CInt { event.raw }

  /// Hands over something to do; from any thread. After `close` it is dropped.
  package func post(_ work: @escaping @Sendable () -> Void) {
    let isFirst = lock.whileHeld {
      guard unsafe !isClosed else { return false }
      unsafe letters.append(Letter(work: work))
      return unsafe letters.count == 1
    }
    if isFirst { bezel_add_count(event.raw) }
  }

  /// What has come; it is to be done in this order.
  package func take() -> [Letter] {
    bezel_take_count(event.raw)
    return lock.whileHeld {
      let taken = unsafe letters
      unsafe letters = spare
      unsafe spare = []
      return taken
    }
  }

  /// Does what has come, in this order, and keeps its memory.
  package func deliver() {
    var taken = take()
    for letter in taken { letter() }
    // What they hold is let go of outside the lock, since it may post when it ends.
    taken.removeAll(keepingCapacity: true)
    lock.whileHeld { unsafe spare = taken }
  }

  /// Drops what has come and whatever comes from now on.
  package func close() {
    lock.whileHeld { unsafe isClosed = true }
    // Let go of outside the lock, since what they hold may post when it ends.
    _ = take()
  }
}
