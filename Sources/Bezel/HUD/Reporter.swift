import BezelLinux

/// Reports to a HUD from any thread. What it is told arrives in order, on the stage's thread; while the
/// HUD has never been on a stage it waits, and when the HUD is gone it is dropped.
public struct Reporter: Sendable {
  private let inbox: Inbox

  init(_ inbox: Inbox) { self.inbox = inbox }

  /// Reports how far the work is, 0…1. Of values that come faster than the HUD is drawn the last one
  /// counts, so this may be called as often as one likes.
  public func report(_ fraction: Double) { inbox.report(fraction) }

  /// Changes the HUD, on its stage's thread, when all that was said before has been done.
  public func update(_ change: @escaping @Sendable (ProgressHUD) -> Void) { inbox.add(change) }
}

/// What other threads have to say to a HUD, until its own thread hears it.
final class Inbox: Sendable {
  private enum Letter {
    case progress(Double)
    case change(@Sendable (ProgressHUD) -> Void)
  }

  private let lock = Lock()
  // Only touched while the lock is held.
  nonisolated(unsafe) private var letters: [Letter] = []
  // Memory for the next ones.
  nonisolated(unsafe) private var spare: [Letter] = []
  nonisolated(unsafe) private var mailbox: StageMailbox?
  /// The HUD, which cuts it when it ends. Only touched by its thread.
  var hud: ProgressHUD? {
    get { unsafe reference.target }
    set { unsafe reference.target = newValue }
  }
  nonisolated(unsafe) private var reference = BackReference<ProgressHUD>()

  func report(_ fraction: Double) {
    add(.progress(fraction)) { last in
      if case .progress = last { true } else { false }
    }
  }

  func add(_ change: @escaping @Sendable (ProgressHUD) -> Void) {
    add(.change(change)) { _ in false }
  }

  /// Lets what is said be heard on a stage.
  func connect(_ new: StageMailbox) {
    let isWaited = lock.whileHeld {
      unsafe mailbox = new
      return unsafe !letters.isEmpty
    }
    if isWaited { new.post { self.deliver() } }
  }

  private func add(_ letter: Letter, replacing isReplaced: (Letter) -> Bool) {
    let mailbox: StageMailbox? = lock.whileHeld {
      if let last = unsafe letters.last, isReplaced(last) {
        unsafe letters[letters.count - 1] = letter
        return nil
      }
      unsafe letters.append(letter)
      return unsafe letters.count == 1 ? self.mailbox : nil
    }
    mailbox?.post { self.deliver() }
  }

  private func deliver() {
    var taken = lock.whileHeld {
      let taken = unsafe letters
      unsafe letters = spare
      unsafe spare = []
      return taken
    }
    for letter in taken {
      guard let hud else { break }
      switch letter {
      case .progress(let fraction): hud.progress = fraction
      case .change(let change): change(hud)
      }
    }
    // What changes hold is let go of outside the lock, since it may report when it ends.
    taken.removeAll(keepingCapacity: true)
    lock.whileHeld { unsafe spare = taken }
  }
}
