/// Puts a PNG file together, chunk by chunk.
struct PNGWriter {
  private(set) var file = PNGChunks.signature

  /// Appends a chunk: its length, its name, its content, and a sum over the latter two.
  mutating func append(_ name: String, _ content: [UInt8]) {
    append(PNGChunk(name: Array(name.utf8), content: content))
  }

  mutating func append(_ chunk: PNGChunk) {
    let (name, content) = (chunk.name, chunk.content)
    append(UInt32(content.count))
    let start = file.count
    file.append(contentsOf: name)
    file.append(contentsOf: content)
    append(CRC32.sum(of: file.span.extracting(start..<file.count)))
  }

  private mutating func append(_ word: UInt32) { file.append(contentsOf: word.highestFirst) }
}

extension UInt32 {
  /// Its bytes as PNG has them.
  var highestFirst: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}

extension UInt16 {
  /// Its bytes as PNG has them.
  var highestFirst: [UInt8] { [UInt8(self >> 8), UInt8(truncatingIfNeeded: self)] }
}

/// The check sum of PNG's chunks: the remainder by the polynomial of ISO 3309, bits reflected.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in
      rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1
    }
  }

  static func sum(of bytes: Span<UInt8>) -> UInt32 {
    let table = table.span
    var rest = UInt32.max
    for index in 0..<bytes.count {
      rest = table[Int((rest ^ UInt32(bytes[index])) & 0xFF)] ^ rest >> 8
    }
    return ~rest
  }
}
