import Foundation

/// Work as apps have it: it goes on in a thread of its own, and tells how far it is.
final class Installer: Sendable {
  private let progress = Progress(totalUnitCount: 100)

  /// Begins, and calls back from its own thread: with fractions, and once at the end.
  func start(
    onProgress: @escaping @Sendable (Double) -> Void, onEnd: @escaping @Sendable () -> Void
  ) {
    Thread.detachNewThread { [progress] in
      while !progress.isCancelled, progress.completedUnitCount < progress.totalUnitCount {
        Thread.sleep(forTimeInterval: 0.05)
        progress.completedUnitCount += 1
        onProgress(progress.fractionCompleted)
      }
      onEnd()
    }
  }

  /// Ends it early; from any thread.
  func cancel() { progress.cancel() }
}
