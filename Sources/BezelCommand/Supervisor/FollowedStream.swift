import BezelCore
import BezelFeeds
import BezelLinux

/// COMMAND's standard error on its way to ours, with a feed's records taken out.
///
/// It is read only as fast as our own standard error takes what is passed on: where that stands
/// still, COMMAND waits as it would without us.
final class FollowedStream {
  /// How long bytes that may still become a record are held, in nanoseconds.
  static let patience: Int64 = 100_000_000

  private var descriptor: FileDescriptor?
  private let loop: EventLoop
  private let errors: ErrorStream
  private var scanner: FeedScanner?
  private var watch: EventLoop.Watch?
  private var release: Timer?
  private var buffer = [UInt8](repeating: 0, count: 16_384)
  private let handler: ([Update]) -> Void

  /// Whether somebody may still write to it.
  var isOpen: Bool { descriptor != nil }

  /// Takes over the pipe's reading end, made non-blocking, and hands on what the feed says; without
  /// a scanner every byte is passed on.
  init(
    _ descriptor: consuming FileDescriptor, scanner: FeedScanner?, to errors: ErrorStream,
    on loop: EventLoop, _ handler: @escaping ([Update]) -> Void
  ) throws(Errno) {
    try descriptor.setNonBlocking()
    let raw = descriptor.raw
    self.descriptor = consume descriptor
    self.scanner = scanner
    self.errors = errors
    self.loop = loop
    self.handler = handler
    watch = try loop.watch(raw, for: .readable) { _ in self.read() }
  }

  /// The descriptor's number; nil when the stream has ended.
  var raw: CInt? { descriptor?.raw }

  /// Goes on when our standard error has taken what it was given, or takes no more.
  func resume() {
    if errors.isBroken { return close() }
    if let watch { try? loop.change(watch, to: .readable) }
  }

  /// Takes what is there now and no more, passes on what was held, and leaves the pipe alone.
  ///
  /// All of it was written before COMMAND ended, or by others since: at most what the pipe holds.
  func finish() {
    var portions = 64
    while portions > 0, read() { portions -= 1 }
    letGo()
    end()
  }

  /// Reads a buffer full; whether there may be more.
  @discardableResult
  private func read() -> Bool {
    guard let raw else { return false }
    let count: Int
    do throws(Errno) {
      count = try BezelLinux.read(from: raw, into: &buffer)
    } catch {
      return false
    }
    guard count > 0 else {
      letGo()
      close()
      return false
    }
    if scanner == nil {
      pass(Array(buffer[..<count]))
    } else {
      scan(count)
    }
    return true
  }

  /// Takes the feed's records out of the bytes that were read.
  private func scan(_ count: Int) {
    var output: [UInt8] = []
    var updates: [Update] = []
    scanner?.scan(buffer.span.extracting(..<count), passing: &output, updates: &updates)
    // What was held before and still is keeps its moment.
    if !output.isEmpty || !updates.isEmpty { forgetRelease() }
    if scanner?.isHolding == true, release == nil {
      release = loop.schedule(after: Self.patience) { self.letGo() }
    }
    pass(output)
    if !updates.isEmpty { handler(updates) }
  }

  /// Passes on what is held.
  private func letGo() {
    forgetRelease()
    var output: [UInt8] = []
    scanner?.flush(passing: &output)
    pass(output)
  }

  private func forgetRelease() {
    if let release { loop.cancel(release) }
    release = nil
  }

  private func pass(_ bytes: [UInt8]) {
    errors.write(bytes)
    if errors.isBroken { return close() }
    if errors.isBehind, let watch { try? loop.change(watch, to: []) }
  }

  /// Gives the pipe up: when all its writers are gone, and when our own reader is, so that COMMAND
  /// learns of that as it would without us.
  private func close() {
    end()
    descriptor = nil
  }

  private func end() {
    if let watch { loop.unwatch(watch) }
    watch = nil
  }
}
