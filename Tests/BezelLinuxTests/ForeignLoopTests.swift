import BezelLinux
import CLinux
import Testing

@Suite("A loop within another one")
struct ForeignLoopTests {
  private let loop: EventLoop
  private let descriptor: CInt

  init() throws {
    loop = try EventLoop()
    descriptor = try loop.descriptor()
  }

  /// Whether the descriptor becomes readable within that many milliseconds.
  private func isReadable(within milliseconds: CInt) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&wait, 1, milliseconds) == 1
  }

  @Test("It is not readable while nothing is due")
  func idle() throws {
    #expect(!isReadable(within: 20))
    let timer = loop.schedule(after: 3_600_000_000_000) {}
    #expect(!isReadable(within: 20))
    loop.cancel(timer)
    #expect(!isReadable(within: 20))
  }

  @Test("It is readable at the moment that is due, until that is over")
  func moments() throws {
    var calls = 0
    _ = loop.schedule(after: 1_000_000_000_000) { calls += 100 }
    _ = loop.schedule(after: 5_000_000) { calls += 1 }
    #expect(isReadable(within: 5000))
    try loop.turn(waitingAtMost: 0)
    #expect(calls == 1)
    #expect(!isReadable(within: 20))
  }

  @Test("What a handler schedules for now makes it readable again")
  func again() throws {
    var calls = 0
    _ = loop.schedule(at: 0) { [loop] in
      calls += 1
      _ = loop.schedule(at: 0) { calls += 1 }
    }
    #expect(isReadable(within: 5000))
    try loop.turn(waitingAtMost: 0)
    #expect(isReadable(within: 5000))
    try loop.turn(waitingAtMost: 0)
    #expect(calls == 2)
  }

  @Test("It is readable when a descriptor within is, be it a file that always is")
  func descriptors() throws {
    let pipe = try DescriptorPair.pipe()
    var bytes = [UInt8](repeating: 0, count: 8)
    _ = try loop.watch(pipe.first.raw, for: .readable) { [raw = pipe.first.raw] _ in
      _ = try? read(from: raw, into: &bytes)
    }
    #expect(!isReadable(within: 20))
    try pipe.second.writeAll([1])
    #expect(isReadable(within: 5000))
    try loop.turn(waitingAtMost: 0)
    #expect(!isReadable(within: 20))

    let file = try FileDescriptor(opening: #filePath)
    let watch = try loop.watch(file.raw, for: .readable) { _ in }
    for _ in 0..<3 {
      #expect(isReadable(within: 5000))
      try loop.turn(waitingAtMost: 0)
    }
    loop.unwatch(watch)
    try loop.turn(waitingAtMost: 0)
    #expect(!isReadable(within: 20))
  }
}

@Suite("Mailboxes")
struct MailboxTests {
  /// What letters do, guarded by a lock of its own.
  private final class Log: @unchecked Sendable {
    private let lock = Lock()
    private var numbers: [Int] = []

    func add(_ number: Int) { lock.whileHeld { numbers.append(number) } }
    var all: [Int] { lock.whileHeld { numbers } }
  }

  @Test("What several threads post arrives, each thread's in its order")
  func threads() async throws {
    let mailbox = try Mailbox()
    let log = Log()
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          for step in 0..<500 { mailbox.post { log.add(thread * 1000 + step) } }
        }
      }
    }
    for letter in mailbox.take() { letter() }
    #expect(log.all.count == 2000)
    for thread in 0..<4 {
      let mine = log.all.filter { $0 / 1000 == thread }
      #expect(mine == mine.sorted())
    }
    #expect(mailbox.take().isEmpty)
  }

  @Test("Letters are delivered in their order; what they post comes with the next delivery")
  func delivery() throws {
    let mailbox = try Mailbox()
    let log = Log()
    for number in 1...3 {
      mailbox.post {
        log.add(number)
        mailbox.post { log.add(10 * number) }
      }
    }
    mailbox.deliver()
    #expect(log.all == [1, 2, 3])
    mailbox.deliver()
    mailbox.deliver()
    #expect(log.all == [1, 2, 3, 10, 20, 30])
  }

  @Test("The descriptor is readable while there is something to take, and closed takes nothing")
  func descriptor() throws {
    let (loop, mailbox) = (try EventLoop(), try Mailbox())
    var count = 0
    _ = try loop.watch(mailbox.descriptor, for: .readable) { _ in
      for letter in mailbox.take() {
        letter()
        count += 1
      }
    }
    try loop.turn(waitingAtMost: 0)
    mailbox.post {}
    mailbox.post {}
    try loop.turn(waitingAtMost: 0)
    #expect(count == 2)
    mailbox.post {}
    mailbox.close()
    mailbox.post {}
    try loop.turn(waitingAtMost: 0)
    #expect(count == 2)
  }
}
