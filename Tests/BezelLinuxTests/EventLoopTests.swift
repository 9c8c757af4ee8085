import BezelLinux
import CLinux
import Testing

/// A clock that a test turns by hand.
private final class Hand {
  var now: Int64 = 1_000
}

@Suite("The event loop")
struct EventLoopTests {
  private let hand = Hand()
  private let loop: EventLoop

  init() throws {
    loop = try EventLoop(clock: { [hand] in hand.now })
  }

  @Test("A pipe with bytes in it is readable, and again until they are read")
  func readable() throws {
    let pipe = try DescriptorPair.pipe()
    var calls: [EventLoop.Readiness] = []
    _ = try loop.watch(pipe.first.raw, for: .readable) { calls.append($0) }
    try loop.turn(waitingAtMost: 0)
    #expect(calls.isEmpty)
    try pipe.second.writeAll([1])
    try loop.turn()
    try loop.turn()
    #expect(calls == [.readable, .readable])
  }

  @Test("The end of a stream comes without being asked for")
  func hangUp() throws {
    let pair = try DescriptorPair.pipe()
    let reader = pair.first
    let writer = pair.second
    var calls: [EventLoop.Readiness] = []
    _ = try loop.watch(reader.raw, for: []) { calls.append($0) }
    _ = consume writer
    try loop.turn()
    #expect(calls == [.hungUp])
  }

  @Test("A paused watch is silent until it is changed back")
  func pause() throws {
    let pipe = try DescriptorPair.pipe()
    try pipe.second.writeAll([1])
    var calls = 0
    let watch = try loop.watch(pipe.first.raw, for: .readable) { _ in calls += 1 }
    try loop.change(watch, to: [])
    try loop.turn(waitingAtMost: 0)
    #expect(calls == 0)
    try loop.change(watch, to: .readable)
    try loop.turn(waitingAtMost: 0)
    #expect(calls == 1)
  }

  @Test("A regular file is always ready")
  func regularFile() throws {
    let file = try FileDescriptor(opening: #filePath)
    var calls = 0
    let watch = try loop.watch(file.raw, for: .readable) { _ in calls += 1 }
    try loop.turn()
    try loop.change(watch, to: .readable)
    try loop.turn()
    loop.unwatch(watch)
    try loop.turn(waitingAtMost: 0)
    #expect(calls == 2)
  }

  @Test("A paused regular file can be ended and its place used again")
  func pausedFile() throws {
    let file = try FileDescriptor(opening: #filePath)
    var calls = 0
    let watch = try loop.watch(file.raw, for: .readable) { _ in calls += 1 }
    try loop.change(watch, to: [])
    _ = loop.schedule(at: 1_000) {}
    try loop.turn()
    loop.unwatch(watch)
    loop.unwatch(watch)
    #expect(calls == 0)
    _ = try loop.watch(file.raw, for: .readable) { _ in calls += 10 }
    try loop.turn()
    #expect(calls == 10)
  }

  @Test("A handler may take away itself and others that are ready in the same turn")
  func removal() throws {
    let pipes = [try Pipe(), try Pipe(), try Pipe()]
    var called: [Int] = []
    var watches: [EventLoop.Watch] = []
    for (number, pipe) in pipes.enumerated() {
      try pipe.write(1)
      watches.append(
        try loop.watch(pipe.reader, for: .readable) { [loop] _ in
          called.append(number)
          for watch in watches { loop.unwatch(watch) }
        })
    }
    try loop.turn()
    try loop.turn(waitingAtMost: 0)
    #expect(called.count == 1)
  }

  @Test("A place used again in the same turn does not get the old answer")
  func reuse() throws {
    let pipes = [try Pipe(), try Pipe()]
    let quiet = try Pipe()
    for pipe in pipes { try pipe.write(1) }
    var wrong = 0
    var watches: [EventLoop.Watch] = []
    for pipe in pipes {
      watches.append(
        try loop.watch(pipe.reader, for: .readable) { [loop] _ in
          for watch in watches { loop.unwatch(watch) }
          _ = try? loop.watch(quiet.reader, for: .readable) { _ in wrong += 1 }
        })
    }
    try loop.turn()
    #expect(wrong == 0)
  }

  @Test("Watching twice is refused")
  func twice() throws {
    let pipe = try Pipe()
    _ = try loop.watch(pipe.reader, for: .readable) { _ in }
    #expect(throws: Errno.exists) {
      _ = try loop.watch(pipe.reader, for: .readable) { _ in }
    }
  }

  @Test("Moments come in their order, those of one moment as they were added")
  func order() throws {
    var called: [Int] = []
    for (number, moment) in [(1, 30), (2, 10), (3, 30), (4, 20)] as [(Int, Int64)] {
      _ = loop.schedule(at: 1_000 + moment) { called.append(number) }
    }
    #expect(loop.nextDeadline == 1_010)
    try loop.turn(waitingAtMost: 0)
    #expect(called.isEmpty)
    hand.now = 1_020
    try loop.turn()
    #expect(called == [2, 4])
    hand.now = 2_000
    try loop.turn()
    #expect(called == [2, 4, 1, 3])
    #expect(loop.nextDeadline == nil)
  }

  @Test("A cancelled moment does not come, not even when it is due in the same turn")
  func cancel() throws {
    var called: [Int] = []
    var later: Timer?
    _ = loop.schedule(at: 1_000) { [loop] in
      called.append(1)
      if let later { loop.cancel(later) }
    }
    later = loop.schedule(at: 1_000) { called.append(2) }
    try loop.turn()
    #expect(called == [1])
    #expect(loop.nextDeadline == nil)
  }

  @Test("What a handler schedules for now comes in the next turn")
  func again() throws {
    var calls = 0
    func once() {
      calls += 1
      _ = loop.schedule(at: 0) { once() }
    }
    _ = loop.schedule(at: 0) { once() }
    try loop.turn()
    #expect(calls == 1)
    try loop.turn()
    #expect(calls == 2)
  }

  @Test("Moments beyond all time are never due, and sums stop there")
  func farAway() throws {
    _ = loop.schedule(after: .max) { Issue.record("due at the end of time") }
    try loop.turn(waitingAtMost: 0)
    hand.now = -5
    try loop.turn(waitingAtMost: 0)
    #expect(loop.nextDeadline == .max)
  }

  @Test("The loop sleeps until a moment and not less")
  func sleep() throws {
    let loop = try EventLoop()
    let start = loop.now
    var woke: Int64 = 0
    _ = loop.schedule(after: 20_000_000) {
      woke = loop.now
      loop.stop()
    }
    try loop.run()
    #expect(woke >= start + 20_000_000)
  }

  @Test("A blocked signal comes as an event")
  func signal() throws {
    var signals: [CInt] = []
    let watch = try SignalWatch([SIGUSR1, SIGUSR2], on: loop) { signals.append($0) }
    pthread_kill(pthread_self(), SIGUSR2)
    try loop.turn()
    #expect(signals == [SIGUSR2])
    withExtendedLifetime(watch) {}
  }
}

/// A pipe as a class, for arrays.
private final class Pipe {
  private let pair: DescriptorPair

  init() throws { pair = try DescriptorPair.pipe() }

  var reader: CInt { pair.first.raw }

  func write(_ byte: UInt8) throws { try pair.second.writeAll([byte]) }
}
