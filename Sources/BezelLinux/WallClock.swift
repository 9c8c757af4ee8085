import CLinux

/// The time of day, which people and servers set.
package enum WallClock {
  /// Nanoseconds since 1970 (CLOCK_REALTIME).
  package static func now() -> Int64 { bezel_wall_now() }

  /// The minute of the day, 0…1439, at a number of nanoseconds since 1970: where this machine is, or
  /// in UTC. Nil where the system does not know.
  package static func minuteOfDay(at nanoseconds: Int64, inUTC isUTC: Bool = false) -> Int? {
    let second = nanoseconds / 1_000_000_000
    let minute = bezel_minute_of_day(second, isUTC ? 1 : 0)
    return minute < 0 ? nil : Int(minute)
  }
}
