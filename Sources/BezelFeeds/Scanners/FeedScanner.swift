package import BezelCore

/// Takes the progress records of another program out of a stream and passes everything else on.
///
/// Every byte is part of a record or comes out unchanged and in order. Bytes that may still become a
/// record are held, at most `heldLimit` of them; what comes out does not depend on how the stream
/// is cut, but for `flush`.
package struct FeedScanner: Sendable {
  /// How many bytes are ever held.
  package static let heldLimit = DDScanner.recordLimit

  private var kind: Kind

  private enum Kind: Sendable {
    case pv(PVScanner)
    case dd(DDScanner)
  }

  /// Scans what `pv -n` writes.
  package static func pv() -> FeedScanner { FeedScanner(kind: .pv(PVScanner())) }

  /// Scans what `dd status=progress` writes about copying that many bytes; where that is not known,
  /// records are taken out all the same, and the progress is left unknown.
  package static func dd(total: Int64?) -> FeedScanner {
    FeedScanner(kind: .dd(DDScanner(total: total)))
  }

  /// Whether bytes are held that `flush` would pass on.
  package var isHolding: Bool {
    switch kind {
    case .pv(let scanner): !scanner.held.isEmpty
    case .dd(let scanner): !scanner.held.isEmpty
    }
  }

  /// Takes the next bytes of the stream; appends what is to be passed on, and what was learned.
  package mutating func scan(
    _ bytes: Span<UInt8>, passing output: inout [UInt8], updates: inout [Update]
  ) {
    switch kind {
    case .pv(var scanner):
      for index in bytes.indices { scanner.take(bytes[index], &output, &updates) }
      kind = .pv(scanner)
    case .dd(var scanner):
      for index in bytes.indices { scanner.take(bytes[index], &output, &updates) }
      kind = .dd(scanner)
    }
  }

  /// Passes on what is held: when no more has come for a while, and at the end of the stream.
  package mutating func flush(passing output: inout [UInt8]) {
    switch kind {
    case .pv(var scanner):
      scanner.flush(&output)
      kind = .pv(scanner)
    case .dd(var scanner):
      scanner.flush(&output)
      kind = .dd(scanner)
    }
  }
}
