import BezelFeeds
import BezelLinux
import CLinux

/// What stays when `bezel` has gone and somebody whom COMMAND started still holds its pipes.
///
/// Without a reader that program would be killed by its next line of progress or of error. So a small
/// process stays with the pipes until their last writer has gone: it reads and forgets progress, and
/// passes errors on. It holds nothing else, and nobody waits for it.
enum Caretaker {
  /// Leaves one behind where a writer is left.
  static func takeOver(feed: CInt?, standardError: CInt?, signals: SignalState) {
    let feed = feed.flatMap { hasWriter($0) ? $0 : nil }
    let standardError = standardError.flatMap { hasWriter($0) ? $0 : nil }
    let kept = [feed, standardError].compactMap { $0 }
    guard !kept.isEmpty else { return }
    // A failure leaves the writers as they would be without anybody: it cannot be told to them.
    _ = try? ChildProcess.start(named: "bezel-caretaker", keeping: kept, signals: signals) {
      close(0)
      close(1)
      if standardError == nil { close(2) }
      _ = unsafe chdir("/")
      do throws(Errno) {
        try serve(feed: feed, standardError: standardError)
        return 0
      } catch {
        return 1
      }
    }
  }

  private static func serve(feed: CInt?, standardError: CInt?) throws(Errno) {
    let loop = try EventLoop()
    var pipe: FeedPipe?
    if let feed { pipe = try FeedPipe(FileDescriptor(owning: feed), on: loop) { _ in } }
    let errors = ErrorStream(on: loop)
    var stream: FollowedStream?
    if let standardError {
      stream = try FollowedStream(
        FileDescriptor(owning: standardError), scanner: nil, to: errors, on: loop
      ) { _ in }
      errors.onCaughtUp = { stream?.resume() }
    }
    while pipe?.isOpen == true || stream?.isOpen == true || errors.isBehind {
      try loop.turn()
    }
  }

  /// Whether a pipe has a writer, or bytes that were not read.
  private static func hasWriter(_ pipe: CInt) -> Bool {
    var question = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    let answers = unsafe poll(&question, 1, 0)
    return answers == 0 || question.revents & Int16(POLLIN) != 0
  }
}
