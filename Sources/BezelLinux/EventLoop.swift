import CLinux

/// The loop that owns all state: it waits for descriptors, moments and signals, and calls handlers.
///
/// One thread uses it. It sleeps until something is due; with nothing due it never wakes. A handler
/// may do anything to the loop: what it takes away, itself included, is not called any more.
package final class EventLoop {
  /// A descriptor that is watched, until `unwatch`.
  package struct Watch: Hashable, Sendable {
    fileprivate let slot: UInt32
    fileprivate let generation: UInt32
  }

  /// What is waited for.
  package struct Interest: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let readable = Interest(rawValue: 1)
    package static let writable = Interest(rawValue: 2)
  }

  /// What has come. The end of a stream and errors come even to those who wait for nothing.
  package struct Readiness: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let readable = Readiness(rawValue: 1)
    package static let writable = Readiness(rawValue: 2)
    /// The other side is gone; what it had sent can still be read.
    package static let hungUp = Readiness(rawValue: 4)
    package static let failed = Readiness(rawValue: 8)
  }

  private struct Slot {
    var generation: UInt32 = 0
    var descriptor: CInt = -1
    /// For files that epoll refuses since they are always ready, as regular files are.
    var alwaysReady: Readiness = []
    var handler: ((Readiness) -> Void)?
  }

  private let epoll: FileDescriptor
  private let clock: () -> Int64
  private var slots: [Slot] = []
  private var alwaysReadyCount = 0
  private var timers = TimerQueue()
  private var isStopped = false
  private var alarm: Alarm?

  /// What wakes a loop that another one waits for.
  private struct Alarm: ~Copyable {
    let timer: FileDescriptor
    /// The moment it is set to.
    var deadline: Int64?
  }

  /// Makes a loop that goes by a clock in nanoseconds; tests bring their own.
  package init(clock: @escaping () -> Int64 = { Clock.now() }) throws(Errno) {
    epoll = FileDescriptor(owning: try retrying { epoll_create1(CInt(EPOLL_CLOEXEC)) })
    self.clock = clock
  }

  /// The moment the loop's clock shows, in nanoseconds.
  package var now: Int64 { clock() }

  // MARK: Descriptors

  /// Calls the handler whenever the descriptor is ready, as long as it stays so.
  ///
  /// The descriptor stays the caller's, who unwatches it before closing it.
  /// - Throws: `Errno.exists` when it is watched already.
  package func watch(
    _ descriptor: CInt, for interest: Interest, _ handler: @escaping (Readiness) -> Void
  ) throws(Errno) -> Watch {
    let place: Int
    if let free = slots.firstIndex(where: { $0.handler == nil }) {
      place = free
    } else {
      place = slots.count
      slots.append(Slot())
    }
    slots[place].generation &+= 1
    let watch = Watch(slot: UInt32(place), generation: slots[place].generation)
    do throws(Errno) {
      try control(EPOLL_CTL_ADD, descriptor, interest, watch)
      slots[place].alwaysReady = []
    } catch {
      guard error == .notPermitted else { throw error }
      slots[place].alwaysReady = Readiness(rawValue: interest.rawValue)
      alwaysReadyCount += 1
      setAlarm()
    }
    slots[place].descriptor = descriptor
    slots[place].handler = handler
    return watch
  }

  /// Waits for something else on a watched descriptor; `[]` pauses all but its end.
  package func change(_ watch: Watch, to interest: Interest) throws(Errno) {
    guard let slot = current(watch) else { return }
    if slots[slot].alwaysReady.isEmpty {
      try control(EPOLL_CTL_MOD, slots[slot].descriptor, interest, watch)
    } else {
      slots[slot].alwaysReady = Readiness(rawValue: interest.rawValue)
    }
  }

  /// Ends a watch; its handler is not called any more. Ending it twice does nothing.
  package func unwatch(_ watch: Watch) {
    guard let slot = current(watch) else { return }
    if slots[slot].alwaysReady.isEmpty {
      _ = bezel_epoll_control(epoll.raw, EPOLL_CTL_DEL, slots[slot].descriptor, 0, 0)
    } else {
      alwaysReadyCount -= 1
      setAlarm()
    }
    slots[slot].handler = nil
    slots[slot].descriptor = -1
  }

  private func current(_ watch: Watch) -> Int? {
    let place = Int(watch.slot)
    guard place < slots.count, slots[place].generation == watch.generation,
      slots[place].handler != nil
    else { return nil }
    return place
  }

  private func control(
    _ operation: CInt, _ descriptor: CInt, _ interest: Interest, _ watch: Watch
  ) throws(Errno) {
    var events: UInt32 = 0
    if interest.contains(.readable) { events |= EPOLLIN.rawValue }
    if interest.contains(.writable) { events |= EPOLLOUT.rawValue }
    let tag = UInt64(watch.generation) << 32 | UInt64(watch.slot)
    try retrying { bezel_epoll_control(epoll.raw, operation, descriptor, events, tag) }
  }

  // MARK: Moments

  /// Calls the handler once, at a moment of the loop's clock or soon after it.
  package func schedule(at nanoseconds: Int64, _ handler: @escaping () -> Void) -> Timer {
    defer { setAlarm() }
    return timers.add(at: nanoseconds, handler)
  }

  /// Calls the handler once, that many nanoseconds from now.
  package func schedule(after nanoseconds: Int64, _ handler: @escaping () -> Void) -> Timer {
    let (sum, overflow) = clock().addingReportingOverflow(nanoseconds)
    return schedule(at: overflow ? .max : sum, handler)
  }

  /// Forgets a moment; one that is over does nothing.
  package func cancel(_ timer: Timer) {
    timers.remove(timer)
    setAlarm()
  }

  /// When the next moment is due, in nanoseconds; nil when none is.
  package var nextDeadline: Int64? { timers.deadline }

  // MARK: Turning

  /// Waits until something is due, but no longer than that many nanoseconds (nil: without end),
  /// and calls the handlers of all that is due.
  ///
  /// Descriptors come first, then moments in their order. What handlers schedule for now or before
  /// is called in the next turn.
  package func turn(waitingAtMost limit: Int64? = nil) throws(Errno) {
    var wait = limit ?? -1
    if alwaysReadyCount > 0 { wait = 0 }
    if wait != 0, let deadline = timers.deadline {
      let now = clock()
      let left = deadline > now ? deadline.subtractingReportingOverflow(now).partialValue : 0
      // A difference out of range is a moment that never comes.
      let remaining = left < 0 ? Int64.max : left
      wait = wait < 0 ? remaining : min(wait, remaining)
    }
    try collect(waiting: wait)
    let now = clock()
    let last = timers.lastNumber
    while let handler = timers.takeDue(at: now, upTo: last) { handler() }
    setAlarm()
  }

  /// A descriptor for another loop to wait for: it is readable when something is due here, and `turn`
  /// is then to be called without waiting. It stays the loop's.
  package func descriptor() throws(Errno) -> CInt {
    if alarm == nil {
      let timer = FileDescriptor(owning: try retrying { bezel_timer_descriptor() })
      let raw = timer.raw
      _ = try watch(raw, for: .readable) { [unowned(unsafe) self] _ in
        bezel_take_count(raw)
        unsafe alarm?.deadline = nil
      }
      alarm = Alarm(timer: timer, deadline: nil)
      setAlarm()
    }
    return epoll.raw
  }

  /// Sets the alarm, where there is one, to the next moment that is due.
  private func setAlarm() {
    guard alarm != nil else { return }
    let deadline = alwaysReadyCount > 0 ? Int64.min : timers.deadline
    guard deadline != alarm?.deadline || deadline == .min else { return }
    alarm?.deadline = deadline
    let left = deadline.map { deadline -> Int64 in
      let (left, overflow) = deadline.subtractingReportingOverflow(clock())
      return overflow ? (deadline > 0 ? .max : 0) : max(0, left)
    }
    if let raw = alarm?.timer.raw { _ = bezel_set_timer(raw, left ?? -1) }
  }

  /// Turns until `stop`.
  package func run() throws(Errno) {
    isStopped = false
    while !isStopped { try turn() }
  }

  /// Ends `run` when the current turn is over.
  package func stop() { isStopped = true }

  private func collect(waiting nanoseconds: Int64) throws(Errno) {
    var answers = [16 of bezel_ready](repeating: bezel_ready())
    let count = try wait(nanoseconds, &answers)
    for i in 0..<count {
      let tag = answers[i].tag
      call(
        Watch(slot: UInt32(truncatingIfNeeded: tag), generation: UInt32(tag >> 32)),
        Readiness(epoll: answers[i].events))
    }
    guard alwaysReadyCount > 0 else { return }
    for place in slots.indices where !slots[place].alwaysReady.isEmpty {
      let slot = slots[place]
      call(Watch(slot: UInt32(place), generation: slot.generation), slot.alwaysReady)
    }
  }

  /// An interrupted wait is a turn in which nothing came: the deadline is computed anew.
  private func wait(
    _ nanoseconds: Int64, _ answers: inout [16 of bezel_ready]
  ) throws(Errno) -> Int {
    var span = answers.mutableSpan
    let count = unsafe span.withUnsafeMutableBufferPointer { buffer in
      unsafe bezel_epoll_wait(epoll.raw, buffer.baseAddress, nanoseconds)
    }
    if count >= 0 { return Int(count) }
    let error = Errno.last
    guard error == .interrupted else { throw error }
    return 0
  }

  private func call(_ watch: Watch, _ readiness: Readiness) {
    guard let place = current(watch), let handler = slots[place].handler else { return }
    handler(readiness)
  }
}

extension EventLoop.Readiness {
  fileprivate init(epoll events: UInt32) {
    self = []
    if events & EPOLLIN.rawValue != 0 { insert(.readable) }
    if events & EPOLLOUT.rawValue != 0 { insert(.writable) }
    if events & EPOLLHUP.rawValue != 0 { insert(.hungUp) }
    if events & EPOLLERR.rawValue != 0 { insert(.failed) }
  }
}
