/// Times of the public interface, which are seconds, as the nanoseconds of all else.
enum Seconds {
  private static let most = 9_000_000_000.0

  /// Nanoseconds; nil for what is not a number. Limited to ±9·10⁹ s, which is longer than anything
  /// that waits.
  static func nanoseconds(_ seconds: Double) -> Int64? {
    guard !seconds.isNaN else { return nil }
    return Int64(min(max(seconds, -most), most) * 1_000_000_000)
  }

  static func seconds(_ nanoseconds: Int64) -> Double { Double(nanoseconds) / 1_000_000_000 }

  /// Nanoseconds of a duration, limited likewise.
  static func nanoseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    guard seconds.magnitude < 9_000_000_000 else {
      return seconds < 0 ? -9_000_000_000_000_000_000 : 9_000_000_000_000_000_000
    }
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
