import BezelLinux

extension Stage {
  /// Has something done once, so many seconds from now, on the stage's thread; at the next turn of the
  /// loop if they are not positive. What is not a number counts as 0. When the stage is gone it is not done.
  @discardableResult
  public func after(_ seconds: Double, _ work: @escaping () -> Void) -> StageTimer {
    checkThread()
    let delay = max(0, Seconds.nanoseconds(seconds) ?? 0)
    return StageTimer(link: link, number: later.add(after: delay, on: loop, work))
  }
}

/// Something that a stage does later; it belongs to the stage's thread.
public struct StageTimer {
  let link: StageLink
  let number: UInt64

  /// Calls it off. What was done, or is being done, stays.
  public func cancel() {
    guard let stage = link.stage else { return }
    stage.checkThread()
    stage.later.remove(number, from: stage.loop)
  }
}

/// What a stage is to do later, which ends with the stage.
final class LaterWork {
  private var timers: [(number: UInt64, timer: Timer)] = []
  private var lastNumber: UInt64 = 0

  func add(
    after delay: Int64, on loop: EventLoop, _ work: @escaping () -> Void
  ) -> UInt64 {
    lastNumber += 1
    let number = lastNumber
    let timer = loop.schedule(after: delay) { [unowned(unsafe) self] in
      unsafe timers.removeAll { $0.number == number }
      work()
    }
    timers.append((number, timer))
    return number
  }

  func remove(_ number: UInt64, from loop: EventLoop) {
    guard let place = timers.firstIndex(where: { $0.number == number }) else { return }
    loop.cancel(timers.remove(at: place).timer)
  }

  func removeAll(from loop: EventLoop) {
    for entry in timers { loop.cancel(entry.timer) }
    timers = []
  }
}
