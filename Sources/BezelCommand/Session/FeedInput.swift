import BezelCore
import BezelFeeds
import BezelLinux

/// A feed on a descriptor that somebody else owns: standard input, or the channel from a supervisor.
final class FeedInput {
  private let descriptor: CInt
  private let loop: EventLoop
  private var watch: EventLoop.Watch?
  private var decoder: Decoder
  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var release: Timer?
  private let onEvents: ([FeedEvent]) -> Void
  private let onEnd: () -> Void

  /// What makes events of bytes.
  enum Decoder {
    case lines(LineParser)
    /// What is no record of the feed is passed on to standard output.
    case scanner(FeedScanner)
  }

  /// How long bytes that may still become a record are held, in nanoseconds.
  static let longestHold: Int64 = 100_000_000

  /// Follows a feed until it ends; an error on reading is an end.
  init(
    _ descriptor: CInt, _ decoder: Decoder, on loop: EventLoop,
    onEvents: @escaping ([FeedEvent]) -> Void, onEnd: @escaping () -> Void
  ) throws(Errno) {
    (self.descriptor, self.decoder, self.loop) = (descriptor, decoder, loop)
    (self.onEvents, self.onEnd) = (onEvents, onEnd)
    watch = try loop.watch(descriptor, for: .readable) { [unowned(unsafe) self] _ in
      unsafe self.read()
    }
  }

  deinit { stop() }

  private func stop() {
    if let watch { loop.unwatch(watch) }
    watch = nil
    if let release { loop.cancel(release) }
    release = nil
  }

  private func read() {
    let count: Int
    do throws(Errno) {
      count = try BezelLinux.read(from: descriptor, into: &buffer)
    } catch {
      if error == .wouldBlock { return }
      count = 0
    }
    var events: [FeedEvent] = []
    if count > 0 {
      decode(buffer.span.extracting(0..<count), into: &events)
    } else {
      stop()
      finish(into: &events)
    }
    if !events.isEmpty { onEvents(events) }
    if count == 0 { onEnd() }
  }

  private func decode(_ bytes: Span<UInt8>, into events: inout [FeedEvent]) {
    switch decoder {
    case .lines(var parser):
      parser.parse(bytes, into: &events)
      decoder = .lines(parser)
    case .scanner(var scanner):
      var passed: [UInt8] = []
      var updates: [Update] = []
      scanner.scan(bytes, passing: &passed, updates: &updates)
      decoder = .scanner(scanner)
      Output.write(passed, to: 1)
      events = updates.map { .update($0, hud: FeedEvent.mainHUD) }
      scheduleRelease(scanner.isHolding)
    }
  }

  private func finish(into events: inout [FeedEvent]) {
    switch decoder {
    case .lines(var parser):
      parser.finish(into: &events)
      decoder = .lines(parser)
    case .scanner: releaseHeld()
    }
  }

  private func scheduleRelease(_ isHolding: Bool) {
    if let release { loop.cancel(release) }
    release = nil
    guard isHolding else { return }
    release = loop.schedule(after: FeedInput.longestHold) { [unowned(unsafe) self] in
      unsafe self.releaseHeld()
    }
  }

  private func releaseHeld() {
    guard case .scanner(var scanner) = decoder else { return }
    var passed: [UInt8] = []
    scanner.flush(passing: &passed)
    decoder = .scanner(scanner)
    Output.write(passed, to: 1)
  }
}
