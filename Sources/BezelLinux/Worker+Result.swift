extension Worker {
  /// The result of something that may block, had by a thread of its own; nil where it is not there
  /// after so many nanoseconds.
  package static func result<Value: Sendable>(
    within nanoseconds: Int64, of work: @escaping @Sendable () -> Value
  ) throws(Errno) -> Value? {
    let (loop, inbox, worker) = (try EventLoop(), try Mailbox(), try Worker())
    let handover = Handover<Value>()
    worker.post {
      handover.value = work()
      inbox.post {}
    }
    let watch = try loop.watch(inbox.descriptor, for: .readable) { _ in _ = inbox.take() }
    defer { loop.unwatch(watch) }
    let end = loop.now + nanoseconds
    while handover.value == nil, loop.now < end { try loop.turn(waitingAtMost: end - loop.now) }
    return handover.value
  }
}

/// Where a thread leaves something for another.
package final class Handover<Value: Sendable>: Sendable {
  private let lock = Lock()
  // Only touched while the lock is held.
  nonisolated(unsafe) private var stored: Value?

  package init() {}

  package var value: Value? {
    get { lock.whileHeld { unsafe stored } }
    set { lock.whileHeld { unsafe stored = newValue } }
  }
}
