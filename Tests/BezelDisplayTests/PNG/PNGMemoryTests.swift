import BezelDisplay
import BezelLinux
import BezelRaster
import Testing

/// The bytes by which the memory of this process grows at most while something is done.
private func growth(during work: () throws -> Void) throws -> Int {
  // The number for setting the peak back to what is used now.
  let refs = try FileDescriptor(opening: "/proc/self/clear_refs", for: .writing)
  try refs.writeAll(Array("5".utf8))
  let before = try peak()
  try work()
  return try peak() - before
}

private func peak() throws -> Int {
  let status = try File.contents(of: "/proc/self/status", atMost: 65_536)
  let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first {
    $0.hasPrefix("VmHWM:")
  }
  let words = try #require(line).split(whereSeparator: { $0 == " " || $0 == "\t" })
  return try #require(Int(words[1])) << 10
}

@Suite("The memory that PNG files can claim")
struct PNGMemoryTests {
  @Test("The largest picture takes 4 bytes a pixel, and the file once more")
  func largest() async {
    await #expect(processExitsWith: .success) {
      // 4096 × 4096 black pixels of one bit, not compressed: 2 MiB.
      let file = PNGFile(
        width: 4_096, height: 4_096, depth: 1, kind: 0,
        rows: [UInt8](repeating: 0, count: 513 * 4_096)
      ).bytes
      let taken = try growth {
        let bitmap = try PNG.decode(file.span)
        try #require(bitmap.pixels.count == 16 << 20)
      }
      try #require(taken > 4 * (16 << 20))
      try #require(taken < 4 * (16 << 20) + file.count + (2 << 20))
    }
  }

  @Test("Chunks that would unpack to gigabytes are not unpacked")
  func bombs() async {
    await #expect(processExitsWith: .success) {
      // Each is a text of 7 MiB behind a keyword, and libpng would keep them all.
      var chunk = Array("k\u{0}\u{0}".utf8)
      chunk += stored([UInt8](repeating: 0x20, count: 7 << 20))
      let file = PNGFile(
        width: 1, height: 1, kind: 0,
        extras: Array(repeating: ("zTXt", chunk), count: 2), rows: [0, 7]
      ).bytes
      let taken = try growth {
        try #require(try PNG.decode(file.span).pixels == [0xFF07_0707])
      }
      // The essential chunks go to an array with room for the whole file; what is not written there
      // is not there.
      try #require(taken < 2 << 20)
    }
  }

  @Test("A claim beyond the bounds takes no memory")
  func claims() async {
    await #expect(processExitsWith: .success) {
      let file = PNGFile(width: 30_000, height: 30_000).bytes
      // The first refusal takes memory for the code that refuses.
      let small = PNGFile(width: 0, height: 0).bytes
      try #require((try? PNG.decode(small.span)) == nil)
      let taken = try growth { try #require((try? PNG.decode(file.span)) == nil) }
      try #require(taken < 1 << 20)
    }
  }
}
