import BezelCore
import BezelFeeds
import BezelTestSupport
import Testing

@Suite("Scanners of other programs' streams")
struct FeedScannerTests {
  private static let parts: [String] = [
    "\r", "\n", " ", "\r500 bytes (1 kB) copied, 2 s, 3 kB/s", "700 bytes copied, 2 s, 31 kB/s\n",
    "\r600 bytes copied, 2 s, 3 kB/s  ", "500 ", "B/s", "4", "42\n", "\n17\n", "99.5\n", "-3",
    "100\n",
    "102\n", "records in\n", "ü進", "\u{0}", ".", " s, ", "1\n2\n3\n",
  ]

  private static func stream(_ random: inout SeededRandom) -> [UInt8] {
    (0..<120).flatMap { _ in Array((parts.randomElement(using: &random) ?? "").utf8) }
  }

  private static let scanners: [@Sendable () -> FeedScanner] = [
    { .pv() }, { .dd(total: 1000) }, { .dd(total: nil) },
  ]

  @Test("What comes out does not depend on how a stream is cut", arguments: 0..<150)
  func cuts(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let stream = Self.stream(&random)
    for make in Self.scanners {
      var (first, second, third) = (make(), make(), make())
      let whole = first.scan([stream])
      #expect(second.scan(random.pieces(of: stream, longest: 12)) == whole)
      #expect(third.scan(stream.map { [$0] }) == whole)
    }
  }

  @Test("No byte is lost, doubled or moved, also by flushes", arguments: 0..<150)
  func everyByte(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let stream = Self.stream(&random)
    for make in Self.scanners {
      let pieces = random.pieces(of: stream, longest: 12)
      var scanner = make()
      let result = scanner.scan(pieces, flushing: { Bool.random(using: &random) })
      #expect(isSubsequence(result.output, of: stream))
      // Flushed after every byte, no record is ever whole.
      var flushed = make()
      let all = flushed.scan(stream.map { [$0] }, flushing: { true })
      #expect(all.output == stream)
      #expect(isMonotone(result.updates))
    }
  }

  @Test("Noise never traps, and no more than the limit is held", arguments: 0..<20)
  func noise(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let alphabet = Array("\r\n 0123456789.,sB/-".utf8)
    for make in Self.scanners {
      var (scanner, result, fed) = (make(), Scanned(), 0)
      for _ in 0..<3000 {
        let byte = alphabet.randomElement(using: &random) ?? 0
        scanner.scan([byte].span, passing: &result.output, updates: &result.updates)
        fed += 1
      }
      let before = result.output.count
      scanner.flush(passing: &result.output)
      #expect(result.output.count - before <= FeedScanner.heldLimit)
      #expect(result.output.count <= fed)
    }
  }

  @Test("Every feed has a name")
  func names() {
    for feed in Feed.allCases { #expect(Feed(name: Array("\(feed)".utf8)) == feed) }
    #expect(Feed(name: Array("PV".utf8)) == nil)
    #expect(Feed(name: []) == nil)
  }

  private func isSubsequence(_ part: [UInt8], of whole: [UInt8]) -> Bool {
    var rest = part[...]
    for byte in whole where rest.first == byte { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  private func isMonotone(_ updates: [Update]) -> Bool {
    var furthest = Fixed.zero
    for case .progress(let fraction?) in updates {
      guard fraction >= furthest else { return false }
      furthest = fraction
    }
    return true
  }
}
