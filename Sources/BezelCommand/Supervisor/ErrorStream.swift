import BezelLinux
import CLinux

/// Our own standard error, written without ever waiting for its reader.
///
/// What it does not take at once is kept until it does; who writes much looks at `isBehind` and
/// stops meanwhile.
final class ErrorStream {
  /// Called when all has been written that was kept, or nobody reads any more.
  var onCaughtUp: (() -> Void)?

  /// Whether nobody reads any more; what is written is then dropped.
  private(set) var isBroken = false

  private let loop: EventLoop
  /// Standard error opened anew, to be non-blocking for us and for nobody else.
  private let own: FileDescriptor?
  private let descriptor: CInt
  /// The most that is written at once.
  private let portion: Int
  private var pending: [UInt8] = []
  private var watch: EventLoop.Watch?

  init(on loop: EventLoop) {
    self.loop = loop
    var file = bezel_file()
    unsafe bezel_fstat(2, &file)
    // A regular file never makes one wait, and opened anew it would begin at its start again.
    if bezel_is_regular(file.mode) == 0,
      let own = try? FileDescriptor(
        opening: "/proc/self/fd/2", for: .writing, [.nonBlocking, .noControllingTerminal])
    {
      descriptor = own.raw
      self.own = consume own
      portion = 65_536
    } else {
      // A pipe with room for anything has room for this much.
      own = nil
      descriptor = 2
      portion = bezel_is_regular(file.mode) == 0 ? Int(PIPE_BUF) : 65_536
    }
  }

  /// Whether bytes wait for the reader.
  var isBehind: Bool { !pending.isEmpty }

  /// Passes bytes on.
  func write(_ bytes: [UInt8]) {
    guard !isBroken, !bytes.isEmpty else { return }
    pending += bytes
    if watch == nil { push() }
  }

  /// Says a sentence of our own, on a line.
  func say(_ sentence: [UInt8]) {
    write(Array("bezel: ".utf8) + sentence + [UInt8(ascii: "\n")])
  }

  func say(_ sentence: String) { say(Array(sentence.utf8)) }

  /// Drops what the reader has not taken, and waits for it no longer.
  func giveUp() {
    guard isBehind else { return }
    if let watch { loop.unwatch(watch) }
    watch = nil
    pending = []
    isBroken = true
    onCaughtUp?()
  }

  /// Writes what the reader takes now, and waits for it with the rest.
  private func push() {
    var written = 0
    while written < pending.count, isReady {
      let end = min(written + portion, pending.count)
      do throws(Errno) {
        written += try BezelLinux.write(pending, in: written..<end, to: descriptor)
      } catch {
        if error == .wouldBlock { break }
        isBroken = true
        written = pending.count
      }
    }
    pending.removeFirst(written)
    if pending.isEmpty {
      if let watch { loop.unwatch(watch) }
      watch = nil
      onCaughtUp?()
    } else if watch == nil {
      watch = try? loop.watch(descriptor, for: .writable) { _ in self.push() }
      // What cannot be waited for cannot be written either.
      if watch == nil { giveUp() }
    }
  }

  /// Whether a write will not wait, where the descriptor is not our own.
  private var isReady: Bool {
    if own != nil { return true }
    var question = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&question, 1, 0) != 0
  }
}
