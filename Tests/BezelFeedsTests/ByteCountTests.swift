import BezelFeeds
import Testing

@Suite("Numbers of bytes")
struct ByteCountTests {
  @Test(
    "Units are powers of 1024 or 1000",
    arguments: [
      ("0", 0), ("512", 512), ("512B", 512), ("48M", 48 << 20), ("48m", 48 << 20),
      ("48MiB", 48 << 20), ("48MB", 48_000_000), ("1k", 1024), ("1K", 1024), ("1kB", 1000),
      ("1KB", 1000), ("1KiB", 1024), ("4G", 4 << 30), ("2T", 2 << 40), ("2TB", 2_000_000_000_000),
      ("7E", 7 << 60), ("9223372036854775807", .max), ("000000000000000000000000001", 1),
    ] as [(String, Int64)])
  func units(text: String, bytes: Int64) { #expect(ByteCount.parse(text.utf8) == bytes) }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "M", "B", "-1", "+1", "1.5G", " 1", "1 ", "1b", "1Mb", "1MiBs", "1X", "8E",
      "9223372036854775808", "99999999999999999999999999", "9999999999999999T",
    ])
  func refused(text: String) { #expect(ByteCount.parse(text.utf8) == nil) }
}
