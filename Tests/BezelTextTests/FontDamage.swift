import BezelTestSupport

extension SeededRandom {
  mutating func below(_ limit: UInt64) -> UInt64 { limit == 0 ? 0 : next() % limit }
}

/// Ways to damage a font file.
enum FontDamage {
  static func damage(_ whole: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = whole
    switch random.below(4) {
    case 0: bytes.removeLast(Int(random.below(UInt64(bytes.count))))
    case 1:
      for _ in 0...random.below(200) {
        bytes[Int(random.below(UInt64(bytes.count)))] ^= 1 << UInt8(random.below(8))
      }
    case 2: lie(about: Int(random.below(UInt64(tableCount(bytes)))), of: &bytes, &random)
    default:
      let table = Int(random.below(UInt64(tableCount(bytes))))
      overwrite(table, of: &bytes, &random)
    }
    return bytes
  }

  private static func tableCount(_ bytes: [UInt8]) -> Int {
    max(1, Int(bytes[4]) << 8 | Int(bytes[5]))
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Changes where a table lies or how long it is.
  private static func lie(about table: Int, of bytes: inout [UInt8], _ random: inout SeededRandom) {
    let place = 12 + 16 * table + (random.below(2) == 0 ? 8 : 12)
    for byte in 0..<4 { bytes[place + byte] = UInt8(random.below(random.below(2) == 0 ? 2 : 256)) }
  }

  /// Writes numbers that are often limits over the begin of a table or anywhere in it.
  private static func overwrite(
    _ table: Int, of bytes: inout [UInt8], _ random: inout SeededRandom
  ) {
    let place = number(bytes, 12 + 16 * table + 8)
    let length = number(bytes, 12 + 16 * table + 12)
    for _ in 0...random.below(30) {
      let span = random.below(2) == 0 ? min(length, 64) : length
      let at = place + Int(random.below(UInt64(max(1, span)))) & ~1
      guard at + 1 < bytes.count else { continue }
      let value: UInt64 = [0, 1, 0x7FFF, 0x8000, 0xFFFF, random.below(65_536)][
        Int(random.below(6))]
      (bytes[at], bytes[at + 1]) = (UInt8(value >> 8), UInt8(value & 0xFF))
    }
  }
}

/// Texts of characters that are hard on whoever sets them.
enum ArbitraryText {
  private static let blocks: [ClosedRange<UInt64>] = [
    0x0...0x2FF, 0x300...0x36F, 0x370...0x58F, 0x590...0x8FF, 0x900...0xDFF, 0xE00...0xFFF,
    0x1000...0x10FF, 0x1100...0x11FF, 0x1780...0x17FF, 0x2000...0x206F, 0x20D0...0x20FF,
    0x2190...0x27BF, 0x3000...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xFB1D...0xFDFF,
    0xFE00...0xFEFF, 0xFF00...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0xE0000...0xE01EF,
    0x10FF00...0x10FFFF,
  ]

  static func characters(_ random: inout SeededRandom) -> [UInt8] {
    var text = String.UnicodeScalarView()
    // Mostly from a few blocks, so that characters meet others that they know.
    let chosen = (0..<3).map { _ in blocks[Int(random.below(UInt64(blocks.count)))] }
    for _ in 0..<random.below(120) {
      let block =
        random.below(6) == 0
        ? blocks[Int(random.below(UInt64(blocks.count)))] : chosen[Int(random.below(3))]
      let value = block.lowerBound + random.below(block.upperBound - block.lowerBound + 1)
      if let scalar = Unicode.Scalar(UInt32(value)) { text.append(scalar) }
      if random.below(9) == 0 { text.append(" ") }
    }
    return Array(String(text).utf8)
  }
}
