/// A moment on the monotonic clock (CLOCK_MONOTONIC), in nanoseconds.
package struct Instant: BitwiseCopyable, Hashable, Comparable, Sendable {
  package var nanoseconds: Int64

  @inlinable package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  @inlinable package static func < (a: Instant, b: Instant) -> Bool {
    a.nanoseconds < b.nanoseconds
  }

  /// The moment that many nanoseconds later, limited to the range.
  package func advanced(byNanoseconds step: Int64) -> Instant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(step)
    return Instant(nanoseconds: overflow ? (step > 0 ? .max : .min) : sum)
  }

  /// The nanoseconds from `other` to this moment, limited to the range; negative if it is earlier.
  package func nanoseconds(since other: Instant) -> Int64 {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(other.nanoseconds)
    return overflow ? (nanoseconds > 0 ? .max : .min) : difference
  }
}
