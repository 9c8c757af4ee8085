import BezelLinux

extension Stage {
  /// Shows HUDs until a condition holds, which is looked at whenever something has happened.
  ///
  /// - Throws: ``StageError`` when the system does not let it wait.
  public func run(until isOver: () -> Bool) throws(StageError) {
    checkThread()
    do throws(Errno) {
      while !isOver() { try loop.turn() }
    } catch {
      throw StageError(error)
    }
  }

  /// A descriptor for a loop of the app's own: ``dispatch()`` is to be called whenever it is readable.
  /// While nothing is due it is not, so an idle stage wakes nobody. It stays the stage's.
  ///
  /// The first use makes a timer; -1 when the system has no descriptors left for it.
  public var fileDescriptor: CInt { (try? loop.descriptor()) ?? -1 }

  /// Does what is due, without waiting; for loops of the app's own.
  ///
  /// - Throws: ``StageError`` when the system does not let it look.
  public func dispatch() throws(StageError) {
    checkThread()
    do throws(Errno) {
      // What is due at once as a result is done as well, but not without end.
      for _ in 0..<8 {
        try loop.turn(waitingAtMost: 0)
        guard let next = loop.nextDeadline, next <= loop.now else { return }
      }
    } catch {
      throw StageError(error)
    }
  }
}

/// Hands work to a stage's thread, from any thread.
public struct StageMailbox: Sendable {
  private let mailbox: Mailbox

  init(_ mailbox: Mailbox) { self.mailbox = mailbox }

  /// Has something done on the stage's thread, after what was handed over before. When the stage is
  /// gone it is not done.
  public func post(_ work: @escaping @Sendable () -> Void) { mailbox.post(work) }
}
