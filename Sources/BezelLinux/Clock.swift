import CLinux

/// The clock that everything is timed by.
package enum Clock {
  /// Nanoseconds of CLOCK_MONOTONIC.
  package static func now() -> Int64 { bezel_monotonic_now() }
}
