import BezelCore
import BezelFeeds
import BezelLinux
import CLinux

/// The process that draws, and the channel to it.
///
/// Down the channel goes the native line protocol, and two words of our own: `SUSPEND`, give the
/// screen back to the console, and `RESUME`, take it again. What comes up is a `RendererWord` a line.
/// The end of the channel tells the renderer to hide its HUD and leave. Nothing here waits for it: what
/// it does not read in time is dropped, and made good by the last value of each thing.
final class RendererProcess {
  /// The process number.
  private(set) var id: CInt = 0

  private var channel: FileDescriptor?
  private let loop: EventLoop
  private let values: () -> [Update]
  private let handler: (RendererWord) -> Void
  private var watch: EventLoop.Watch?
  private var pending: [UInt8] = []
  /// Whether the front of what is pending is the rest of a line that was sent in part.
  private var isMidLine = false
  private var isDismissed = false
  /// Whether something was dropped since the last values were sent.
  private var isStale = false
  private var buffer = [UInt8](repeating: 0, count: 1024)
  private var line: [UInt8] = []

  /// The most that waits for the renderer, in bytes.
  private static let pendingLimit = 65_536
  /// The longest line that it may say; a path and a verb.
  private static let lineLimit = 512

  /// Forks the renderer, which runs `body` with its end of the channel.
  ///
  /// `values` gives the last value of each thing, for the start and after a jam; the handler hears
  /// what the renderer says.
  init(
    on loop: EventLoop, signals: SignalState, values: @escaping () -> [Update],
    handler: @escaping (RendererWord) -> Void, body: (consuming FileDescriptor) -> CInt
  ) throws(Errno) {
    let pair = try DescriptorPair.sockets()
    let theirs = pair.second
    let end = pair.first
    let ours = end.raw
    channel = consume end
    self.loop = loop
    self.values = values
    self.handler = handler
    try channel?.setNonBlocking()
    // The values wait in the channel when the renderer begins, so that its first picture has them.
    isStale = true
    push()
    id = try ChildProcess.start(named: "bezel-renderer", keeping: [theirs.raw], signals: signals) {
      body(FileDescriptor(owning: theirs.raw))
    }
    watch = try loop.watch(ours, for: pending.isEmpty ? .readable : [.readable, .writable]) {
      self.turn($0)
    }
  }

  /// Sends updates, as far as the renderer keeps up.
  func send(_ updates: [Update]) {
    for update in updates where !isStale {
      let line = update.line()
      if pending.count + line.count > Self.pendingLimit {
        drop()
      } else {
        pending += line
      }
    }
    push()
  }

  /// Has it give the screen back to the console.
  func suspend() { sayFirst("SUSPEND\n") }

  /// Has it take the screen again.
  func resume() { sayFirst("RESUME\n") }

  /// Ends what goes down the channel, so that the renderer hides its HUD and leaves; what it says on
  /// its way out is still heard.
  func dismiss() {
    pending = []
    isDismissed = true
    if let raw = channel?.raw { shutdown(raw, CInt(SHUT_WR)) }
    push()
  }

  /// Hears what the renderer said last, when it has ended, and closes the channel.
  func close() {
    while read() {}
    if let watch { loop.unwatch(watch) }
    watch = nil
    channel = nil
  }

  /// Ends the process at once.
  func kill() { CLinux.kill(id, SIGKILL) }

  private func sayFirst(_ words: StaticString) {
    if !pending.isEmpty { drop() }
    words.withUTF8Buffer { unsafe pending += $0 }
    push()
  }

  /// Forgets what waits, but for the rest of a line that is on its way.
  private func drop() {
    let rest = isMidLine ? (pending.firstIndex(of: UInt8(ascii: "\n")) ?? -1) + 1 : 0
    pending.removeSubrange(rest...)
    isStale = true
  }

  private func turn(_ ready: EventLoop.Readiness) {
    if ready.contains(.readable) || ready.contains(.hungUp) { read() }
    if ready.contains(.writable) { push() }
  }

  private func push() {
    guard let raw = channel?.raw else { return }
    while !isDismissed {
      if pending.isEmpty {
        guard isStale else { break }
        isStale = false
        for update in values() { pending += update.line() }
        if pending.isEmpty { break }
      }
      do throws(Errno) {
        let count = try write(pending, in: 0..<pending.count, to: raw)
        isMidLine = count > 0 && pending[count - 1] != UInt8(ascii: "\n")
        pending.removeFirst(count)
      } catch {
        // A broken channel is the renderer's end, which comes as its status.
        if error != .wouldBlock { pending = [] }
        break
      }
    }
    if let watch {
      try? loop.change(watch, to: pending.isEmpty ? .readable : [.readable, .writable])
    }
  }

  /// Reads what there is; whether there may be more.
  @discardableResult
  private func read() -> Bool {
    guard let raw = channel?.raw else { return false }
    do throws(Errno) {
      let count = try BezelLinux.read(from: raw, into: &buffer)
      if count == 0 { throw .brokenPipe }
      for byte in buffer[..<count] {
        if byte != UInt8(ascii: "\n") {
          if line.count < Self.lineLimit { line.append(byte) }
          continue
        }
        if let word = RendererWord(line[...]) { handler(word) }
        line.removeAll(keepingCapacity: true)
      }
      return true
    } catch {
      // After the end of the channel comes the renderer's own, as its status.
      if error != .wouldBlock, let watch { loop.unwatch(watch) }
      return false
    }
  }
}
