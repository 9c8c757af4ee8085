import BezelCore
import BezelFeeds
import BezelLinux

/// The reading end of the pipe that COMMAND knows as BEZEL_FD.
///
/// It is read at once and whatever happens to the picture, so that a writer never waits for long.
final class FeedPipe {
  private let descriptor: FileDescriptor
  private let loop: EventLoop
  private var parser = LineParser()
  private var watch: EventLoop.Watch?
  private var buffer = [UInt8](repeating: 0, count: 16_384)
  private let handler: ([FeedEvent]) -> Void

  /// Whether somebody can still write to it.
  private(set) var isOpen = true

  /// Takes over the reading end, made non-blocking, and hands on what its lines say.
  init(
    _ descriptor: consuming FileDescriptor, on loop: EventLoop,
    _ handler: @escaping ([FeedEvent]) -> Void
  ) throws(Errno) {
    try descriptor.setNonBlocking()
    let raw = descriptor.raw
    self.descriptor = descriptor
    self.loop = loop
    self.handler = handler
    watch = try loop.watch(raw, for: .readable) { _ in self.read() }
  }

  /// The descriptor's number.
  var raw: CInt { descriptor.raw }

  /// Takes what is there now and no more, so that who writes without end does not keep us; a last
  /// line without an end counts. The pipe is left alone from then on.
  func finish() {
    // The most that a pipe holds, 1 MiB unless root enlarges it.
    var portions = 64
    while portions > 0, isOpen, read() { portions -= 1 }
    end()
    var events: [FeedEvent] = []
    parser.finish(into: &events)
    if !events.isEmpty { handler(events) }
  }

  /// Reads a buffer full; whether there may be more.
  @discardableResult
  private func read() -> Bool {
    do throws(Errno) {
      let count = try descriptor.read(into: &buffer)
      guard count > 0 else {
        isOpen = false
        end()
        return false
      }
      var events: [FeedEvent] = []
      parser.parse(buffer.span.extracting(..<count), into: &events)
      if !events.isEmpty { handler(events) }
      return true
    } catch {
      return false
    }
  }

  private func end() {
    if let watch { loop.unwatch(watch) }
    watch = nil
  }
}
