/// A moment of a loop at which always the same is done, to be set, moved and called off: what is done
/// anew for each frame asks for no memory then.
package final class MovableTimer {
  /// What is done, once each time that it is set. It may set the timer again, or end it.
  package var handler: (() -> Void)?

  /// The moment that is waited for, in nanoseconds; nil is none.
  package private(set) var moment: Int64?

  private let loop: EventLoop
  private var timer: Timer?
  /// What the loop calls, made once.
  private lazy var ring: () -> Void = { [unowned(unsafe) self] in unsafe end() }

  package init(on loop: EventLoop) { self.loop = loop }

  deinit { cancel() }

  /// Waits for a moment of the loop's clock, and for no other any more.
  package func set(to nanoseconds: Int64) {
    cancel()
    moment = nanoseconds
    timer = loop.schedule(at: nanoseconds, ring)
  }

  /// Waits for another moment, or for none; where it is the same one nothing is done.
  package func move(to nanoseconds: Int64?) {
    guard nanoseconds != moment else { return }
    if let nanoseconds { set(to: nanoseconds) } else { cancel() }
  }

  /// Waits for nothing any more.
  package func cancel() {
    if let timer { loop.cancel(timer) }
    (timer, moment) = (nil, nil)
  }

  private func end() {
    (timer, moment) = (nil, nil)
    handler?()
  }
}
