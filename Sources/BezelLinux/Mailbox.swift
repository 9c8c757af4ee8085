import CLinux

/// What other threads hand to the one that turns a loop, in the order in which they did it.
///
/// Its owner watches `descriptor` and takes what has come; everyone may post.
package final class Mailbox: Sendable {
  private let event: FileDescriptor
  private let lock = Lock()
  // Only touched while the lock is held.
  nonisolated(unsafe) private var letters: [@Sendable () -> Void] = []
  nonisolated(unsafe) private var isClosed = false

  package init() throws(Errno) {
    event = FileDescriptor(owning: try retrying { bezel_event_descriptor() })
  }

  /// Readable while there is something to take.
  package var descriptor: CInt { event.raw }

  /// Hands over something to do; from any thread. After `close` it is dropped.
  package func post(_ letter: @escaping @Sendable () -> Void) {
    let isFirst = lock.whileHeld {
      guard unsafe !isClosed else { return false }
      unsafe letters.append(letter)
      return unsafe letters.count == 1
    }
    if isFirst { bezel_add_count(event.raw) }
  }

  /// What has come; it is to be done in this order.
  package func take() -> [@Sendable () -> Void] {
    bezel_take_count(event.raw)
    return lock.whileHeld {
      let taken = unsafe letters
      unsafe letters = []
      return taken
    }
  }

  /// Drops what has come and whatever comes from now on.
  package func close() {
    lock.whileHeld { unsafe isClosed = true }
    // Let go of outside the lock, since what they hold may post when it ends.
    _ = take()
  }
}
