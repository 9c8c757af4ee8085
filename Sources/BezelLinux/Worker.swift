import CLinux

/// A thread that does what it is handed, one thing after the other, and touches nothing else.
///
/// It ends when its owner does; what it is doing then it still does, and nobody waits for that.
package final class Worker {
  private let desk: Desk

  /// What thread and owner share.
  private final class Desk: Sendable {
    let inbox: Mailbox
    // Only touched by the thread.
    nonisolated(unsafe) private var isOver = false

    init() throws(Errno) { inbox = try Mailbox() }

    func work() {
      while unsafe !isOver {
        // It waits without end, unless the system refuses that for a reason that does not pass.
        guard (try? retrying { bezel_await_readable(inbox.descriptor) }) != nil else { return }
        for letter in inbox.take() { letter() }
      }
    }

    func end() { inbox.post { unsafe self.isOver = true } }
  }

  /// Starts the thread (`pthread_create`).
  package init() throws(Errno) {
    let desk = try Desk()
    self.desk = desk
    let argument = unsafe Unmanaged.passRetained(desk)
    let failure = unsafe bezel_start_thread(
      { argument in
        if let argument = unsafe argument {
          unsafe Unmanaged<Desk>.fromOpaque(argument).takeRetainedValue().work()
        }
        return nil
      }, argument.toOpaque())
    guard failure == 0 else {
      unsafe argument.release()
      throw Errno(rawValue: failure)
    }
  }

  deinit { desk.end() }

  /// Hands over something to do.
  package func post(_ work: @escaping @Sendable () -> Void) { desk.inbox.post(work) }
}
