import CLinux

/// Variables of the environment.
package enum Environment {
  /// `SOURCE_DATE_EPOCH`, as builds that can be repeated set it, in nanoseconds since 1970; nil where it
  /// is not set or no number of seconds.
  package static var sourceDate: Int64? {
    guard let text = unsafe bezel_variable("SOURCE_DATE_EPOCH") else { return nil }
    let bytes = unsafe Array(UnsafeRawBufferPointer(start: text, count: strnlen(text, 11)))
    guard (1...10).contains(bytes.count) else { return nil }
    var seconds: Int64 = 0
    for byte in bytes {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      seconds = seconds * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    // Ten digits may be more than 2⁶³ nanoseconds.
    return min(seconds, 9_000_000_000) * 1_000_000_000
  }
}
