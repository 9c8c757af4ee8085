import BezelCore
import BezelDisplay
import BezelRaster
import Foundation
import Testing

@Suite("Animated PNG files")
struct AnimatedPNGTests {
  private let size = PixelSize(width: 9, height: 7)

  private func pixels(_ count: Int, seed: UInt32) -> [UInt32] {
    (0..<UInt32(count)).map { place in 0xFF00_0000 | (place &* 2_654_435_761 &+ seed) >> 8 }
  }

  /// The chunks of a file, whose sums are checked on the way by other means than the writer's.
  private func chunks(_ file: [UInt8]) -> [(name: String, content: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var start = 8
    while start < file.count {
      let length = Int(word(file, start))
      let body = Array(file[start + 4..<start + 8 + length])
      #expect(word(file, start + 8 + length) == sum(body))
      chunks.append((String(decoding: body[..<4], as: UTF8.self), Array(body[4...])))
      start += 12 + length
    }
    return chunks
  }

  private func word(_ bytes: [UInt8], _ start: Int) -> UInt32 {
    bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private func bytes(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(word >> $0 & 255) }
  }

  private func sum(_ bytes: [UInt8]) -> UInt32 {
    var rest: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
    return ~rest
  }

  private func file() throws -> [UInt8] {
    let (still, first) = (pixels(63, seed: 1), pixels(63, seed: 2))
    let (second, third) = (pixels(6, seed: 3), pixels(1, seed: 4))
    var file = try AnimatedPNG(still: still.span, size: size)
    try file.append(first.span, in: PixelRect(size), at: 0)
    try file.append(second.span, in: PixelRect(left: 2, top: 1, right: 5, bottom: 3), at: 40)
    try file.append(third.span, in: PixelRect(left: 8, top: 6, right: 9, bottom: 7), at: 40)
    return file.file(until: 1040)
  }

  @Test("The sum is the standard's")
  func checkSum() throws {
    #expect(sum(Array("IEND".utf8)) == 0xAE42_6082)
    #expect(try file().suffix(12) == [0, 0, 0, 0, 73, 69, 78, 68, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test("A reader that knows no animation finds the still picture")
  func still() throws {
    let file = try file()
    let bitmap = try PNG.decode(file.span)
    #expect(bitmap.pixels == pixels(63, seed: 1))
  }

  @Test("Frames have their places, their times and consecutive numbers, and play for ever")
  func frames() throws {
    let chunks = chunks(try file())
    let names = chunks.map(\.name).filter { $0 != "sRGB" && $0 != "gAMA" && $0 != "cHRM" }
    #expect(
      names == ["IHDR", "acTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(chunks.first { $0.name == "acTL" }?.content == [0, 0, 0, 3, 0, 0, 0, 0])
    let controls = chunks.filter { $0.name == "fcTL" }.map(\.content)
    #expect(
      controls.map { control in (0..<5).map { word(control, 4 * $0) } } == [
        [0, 9, 7, 0, 0], [2, 3, 2, 2, 1], [4, 1, 1, 8, 6],
      ])
    // Milliseconds; none disposes of anything, all replace what was there.
    #expect(
      controls.map { Array($0[20...]) } == [
        [0, 40, 3, 232, 0, 0], [0, 0, 3, 232, 0, 0], [3, 232, 3, 232, 0, 0],
      ])
    #expect(chunks.filter { $0.name == "fdAT" }.map { word($0.content, 0) } == [1, 3, 5])
  }

  @Test("Each frame unpacks to its pixels")
  func content() throws {
    let chunks = chunks(try file())
    let header = try #require(chunks.first { $0.name == "IHDR" }).content
    let parts = zip(
      chunks.filter { $0.name == "fcTL" }, chunks.filter { $0.name == "fdAT" })
    let expected = [pixels(63, seed: 2), pixels(6, seed: 3), pixels(1, seed: 4)]
    for ((control, data), pixels) in zip(parts, expected) {
      var file: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
      func add(_ name: String, _ content: [UInt8]) {
        let body = Array(name.utf8) + content
        file += bytes(UInt32(content.count))
        file += body
        file += bytes(sum(body))
      }
      add("IHDR", Array(control.content[4..<12]) + header[8...])
      add("IDAT", Array(data.content[4...]))
      add("IEND", [])
      let bitmap = try PNG.decode(file.span)
      #expect(bitmap.pixels == pixels)
    }
  }

  @Test("A file for keeping has the same pixels in fewer bytes")
  func storage() throws {
    let size = PixelSize(width: 64, height: 64)
    let smooth = (0..<4096).map { (place: UInt32) -> UInt32 in
      let (red, blue) = (place % 64 * 3, place / 64 * 3)
      return 0xFF00_0000 | red << 16 | blue
    }
    let quick = try PNG.encode(smooth.span, size: size)
    let small = try PNG.encode(smooth.span, size: size, for: .storage)
    #expect(small.count < quick.count)
    let (one, other) = (try PNG.decode(small.span), try PNG.decode(quick.span))
    #expect(one.pixels == other.pixels)
  }
}
