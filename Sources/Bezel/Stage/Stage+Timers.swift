import BezelCore
import BezelLinux

extension Stage {
  /// Has something done once, so many seconds from now, on the stage's thread; at the next turn of the
  /// loop if they are not positive. What is not a number counts as 0. When the stage is gone it is not done.
  @discardableResult
  public func after(_ seconds: Double, _ work: @escaping () -> Void) -> StageTimer {
    checkThread()
    let number = later.add(after: max(0, Seconds.nanoseconds(seconds) ?? 0), every: 0) {
      work()
      return false
    }
    return StageTimer(link: link, number: number)
  }

  /// Has something done every so many seconds, on the stage's thread, until it says `false`. It is done
  /// once, and not as often as was missed, where the thread was busy meanwhile. What is not a number, or
  /// less than a thousandth, counts as that. When the stage is gone it is done no more.
  @discardableResult
  public func every(_ seconds: Double, _ work: @escaping () -> Bool) -> StageTimer {
    checkThread()
    let pause = max(1_000_000, Seconds.nanoseconds(seconds) ?? 0)
    return StageTimer(link: link, number: later.add(after: pause, every: pause, work))
  }
}

/// Something that a stage does later; it belongs to the stage's thread.
public struct StageTimer {
  let link: StageLink
  let number: UInt64

  /// Calls it off, from now on; also from within what is done.
  public func cancel() {
    guard let stage = link.stage else { return }
    stage.checkThread()
    stage.later.remove(number)
  }
}

/// What a stage is to do later. The stage removes all of it when it ends.
final class LaterWork {
  private let loop: EventLoop
  private var entries: [(number: UInt64, timer: Timer)] = []
  private var lastNumber: UInt64 = 0

  init(_ loop: EventLoop) { self.loop = loop }

  /// Times are in nanoseconds; `work` says whether it is to be done again.
  func add(after delay: Int64, every pause: Int64, _ work: @escaping () -> Bool) -> UInt64 {
    lastNumber += 1
    let moment = Instant(nanoseconds: loop.now).advanced(byNanoseconds: delay)
    entries.append((lastNumber, schedule(lastNumber, at: moment, every: pause, work)))
    return lastNumber
  }

  private func schedule(
    _ number: UInt64, at moment: Instant, every pause: Int64, _ work: @escaping () -> Bool
  ) -> Timer {
    loop.schedule(at: moment.nanoseconds) { [self] in
      let isWanted = work()
      // It may have been called off meanwhile, or the stage have ended.
      guard let place = entries.firstIndex(where: { $0.number == number }) else { return }
      guard isWanted else { return _ = entries.remove(at: place) }
      let now = Instant(nanoseconds: loop.now)
      var next = moment.advanced(byNanoseconds: pause)
      if next <= now { next = now.advanced(byNanoseconds: pause) }
      entries[place].timer = schedule(number, at: next, every: pause, work)
    }
  }

  func remove(_ number: UInt64) {
    guard let place = entries.firstIndex(where: { $0.number == number }) else { return }
    loop.cancel(entries.remove(at: place).timer)
  }

  func removeAll() {
    for entry in entries { loop.cancel(entry.timer) }
    entries = []
  }
}
