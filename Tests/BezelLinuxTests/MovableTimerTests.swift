import BezelLinux
import Testing

@Suite("Timers that are moved")
struct MovableTimerTests {
  /// A clock that is turned by hand.
  private final class Hand {
    var now: Int64 = 1_000
  }

  private let hand = Hand()
  private let loop: EventLoop
  private let timer: MovableTimer

  init() throws {
    loop = try EventLoop(clock: { [hand] in hand.now })
    timer = MovableTimer(on: loop)
  }

  /// Lets everything happen that is due at a moment.
  private func turn(at moment: Int64) throws {
    hand.now = moment
    try loop.turn(waitingAtMost: 0)
  }

  @Test("It comes once, at the moment that was set last")
  func moved() throws {
    var moments: [Int64] = []
    timer.handler = { [hand] in moments.append(hand.now) }
    timer.set(to: 1_010)
    timer.set(to: 1_030)
    #expect(timer.moment == 1_030 && loop.nextDeadline == 1_030)
    for moment in [1_010, 1_029, 1_030, 1_040] as [Int64] { try turn(at: moment) }
    #expect(moments == [1_030])
    #expect(timer.moment == nil && loop.nextDeadline == nil)
  }

  @Test("It can be called off, and set again")
  func cancelled() throws {
    var calls = 0
    timer.handler = { calls += 1 }
    timer.set(to: 1_010)
    timer.cancel()
    try turn(at: 1_020)
    #expect(calls == 0)
    timer.move(to: 1_030)
    timer.move(to: nil)
    #expect(loop.nextDeadline == nil)
    timer.move(to: 1_030)
    try turn(at: 1_030)
    #expect(calls == 1)
  }

  @Test("What it does may set it again, which counts from the next turn on")
  func again() throws {
    var calls = 0
    timer.handler = { [unowned timer] in
      #expect(timer.moment == nil)
      calls += 1
      timer.set(to: 0)
    }
    timer.set(to: 0)
    try turn(at: 2_000)
    #expect(calls == 1)
    try turn(at: 2_000)
    #expect(calls == 2)
    timer.cancel()
  }

  @Test("Moved to where it is, it stays before those that were set later")
  func same() throws {
    var order: [Int] = []
    timer.handler = { order.append(1) }
    timer.set(to: 1_010)
    _ = loop.schedule(at: 1_010) { order.append(2) }
    timer.move(to: 1_010)
    try turn(at: 1_010)
    #expect(order == [1, 2])
    timer.set(to: 1_020)
    _ = loop.schedule(at: 1_020) { order.append(3) }
    timer.set(to: 1_020)
    try turn(at: 1_020)
    #expect(order == [1, 2, 3, 1])
  }

  @Test("It does nothing any more when its owner has ended, also while it is called")
  func ended() throws {
    var calls = 0
    var other: MovableTimer? = MovableTimer(on: loop)
    other?.handler = { calls += 1 }
    other?.set(to: 1_010)
    other = nil
    #expect(loop.nextDeadline == nil)
    other = MovableTimer(on: loop)
    other?.handler = {
      calls += 10
      other = nil
    }
    other?.set(to: 1_010)
    try turn(at: 1_010)
    #expect(calls == 10 && other == nil)
  }
}
