import BezelLinux
import CLinux

/// COMMAND as a process, in a group of its own.
struct CommandProcess {
  /// Its process number, and its group's.
  let id: CInt

  /// What COMMAND gets besides what was inherited.
  struct Gifts: ~Copyable {
    /// The writing end of the pipe for the line protocol.
    var feed: FileDescriptor?
    /// The writing end of the pipe that becomes its standard error, where that is followed.
    var standardError: FileDescriptor?
    /// What becomes its standard input, where that is not ours.
    var input: FileDescriptor?
    /// The process beside which it runs, which BEZEL_PID names.
    var companion: CInt?
    /// The terminal to come to the foreground of, where that is ours to give.
    var terminal: ControllingTerminal?
  }

  /// Starts COMMAND; it is running when this returns.
  ///
  /// - Throws: Why it could not be executed.
  static func start(
    _ words: [[UInt8]], _ gifts: consuming Gifts, signals: SignalState
  ) throws(Errno) -> CommandProcess {
    let arguments = CArguments(words)
    // Numbers from 10 keep out of the way of what the child sets up below them.
    let feed = try gifts.feed.take()?.movedUp()
    let standardError = try gifts.standardError.take()?.movedUp()
    let input = try gifts.input.take()?.movedUp()
    let verdict = try DescriptorPair.pipe()
    let failed = try verdict.second.movedUp()
    let child = try retrying { bezel_fork() }
    if child == 0 {
      setpgid(0, 0)
      gifts.terminal?.give(to: getpid())
      if let input { dup2(input.raw, 0) }
      if let standardError { dup2(standardError.raw, 2) }
      if let feed { Self.leave(feed.raw) } else { _ = unsafe unsetenv("BEZEL_FD") }
      if let companion = gifts.companion { _ = unsafe setenv("BEZEL_PID", "\(companion)", 1) }
      signals.restore()
      arguments.execute()
      let code = bezel_errno()
      unsafe withUnsafeBytes(of: code) { _ = unsafe write(failed.raw, $0.baseAddress, $0.count) }
      _exit(127)
    }
    _ = consume failed
    if let error = Self.read(verdict.first) {
      try retrying { waitpid(child, nil, 0) }
      throw error
    }
    return CommandProcess(id: child)
  }

  /// Leaves the feed at the lowest free number that a shell's redirection can name, and says so in
  /// BEZEL_FD; a number is free when nothing would be inherited there.
  private static func leave(_ feed: CInt) {
    let free = (3...9 as ClosedRange<CInt>).first { number in
      let flags = bezel_fcntl(number, F_GETFD, 0)
      return flags < 0 || flags & FD_CLOEXEC != 0
    }
    guard let free, dup2(feed, free) == free else {
      _ = unsafe unsetenv("BEZEL_FD")
      return
    }
    _ = unsafe setenv("BEZEL_FD", "\(free)", 1)
  }

  /// Waits until the child executes, which closes the pipe, or says why it cannot.
  private static func read(_ verdict: borrowing FileDescriptor) -> Errno? {
    var code: CInt = 0
    let count = try? unsafe withUnsafeMutableBytes(of: &code) { (bytes) throws(Errno) in
      try retrying { unsafe CLinux.read(verdict.raw, bytes.baseAddress, bytes.count) }
    }
    return count == MemoryLayout<CInt>.size ? Errno(rawValue: code) : nil
  }

  /// Becomes COMMAND without a process in between; returns only when that fails.
  static func become(_ words: [[UInt8]]) -> Errno {
    CArguments(words).execute()
    return .last
  }

  /// Sends a signal to all of its group; a group that is gone is no error.
  func signal(_ number: CInt) { kill(-id, number) }
}

extension FileDescriptor {
  /// The same open file at a number from 10.
  fileprivate consuming func movedUp() throws(Errno) -> FileDescriptor {
    try duplicated(from: 10)
  }
}

/// Words as C has them, in one piece of memory each.
@safe
private final class CArguments {
  private let words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ list: [[UInt8]]) {
    count = list.count
    unsafe words = .allocate(capacity: list.count + 1)
    for (place, word) in list.enumerated() {
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: word.count + 1)
      for (i, byte) in word.enumerated() { unsafe copy[i] = CChar(bitPattern: byte) }
      unsafe copy[word.count] = 0
      unsafe (words + place).initialize(to: copy)
    }
    unsafe (words + list.count).initialize(to: nil)
  }

  deinit {
    for place in 0..<count { unsafe words[place]?.deallocate() }
    unsafe words.deallocate()
  }

  /// Becomes the program that the first word names (`execvp`); returns only when that fails.
  func execute() {
    guard let name = unsafe words[0] else { return bezel_set_errno(ENOENT) }
    unsafe execvp(name, words)
  }
}
