import BezelCore
import BezelFeeds

/// What came out of a scanner.
struct Scanned: Equatable {
  var output: [UInt8] = []
  var updates: [Update] = []

  var text: String { String(decoding: output, as: UTF8.self) }

  /// The progress in whole per cent, rounded; −1 stands for unknown.
  var percents: [Int] {
    updates.map { update in
      guard case .progress(let fraction) = update else { return -2 }
      return fraction.map { ($0 * 100).rounded } ?? -1
    }
  }
}

extension FeedScanner {
  /// Scans a stream in pieces to its end; `flushing` says whether to flush after a piece.
  mutating func scan(_ pieces: [[UInt8]], flushing: () -> Bool = { false }) -> Scanned {
    var scanned = Scanned()
    for piece in pieces {
      scan(piece.span, passing: &scanned.output, updates: &scanned.updates)
      if flushing() { flush(passing: &scanned.output) }
    }
    flush(passing: &scanned.output)
    return scanned
  }

  mutating func scan(_ text: String) -> Scanned { scan([Array(text.utf8)]) }
}
