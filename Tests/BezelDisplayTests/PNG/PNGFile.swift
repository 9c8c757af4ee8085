/// A PNG file built by hand, so that tests can also build wrong ones. Its data are not compressed.
struct PNGFile {
  var width: UInt32
  var height: UInt32
  var depth: UInt8 = 8
  /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha.
  var kind: UInt8 = 6
  var interlaced = false
  /// Chunks between the header and the data.
  var extras: [(String, [UInt8])] = []
  /// What the rows hold, each begun by its filter's number.
  var rows: [UInt8] = []

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var bytes: [UInt8] {
    let header =
      big(width) + big(height) + [depth, kind, 0, 0, interlaced ? 1 : 0]
    return PNGFile.signature + chunk("IHDR", header)
      + extras.flatMap { chunk($0.0, $0.1) } + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  /// The file of a picture with RGB and alpha.
  init(width: Int, height: Int, pixels: [[UInt8]]) {
    self.init(width: UInt32(width), height: UInt32(height))
    for row in 0..<height { rows += [0] + pixels[row * width..<(row + 1) * width].flatMap { $0 } }
  }

  init(
    width: UInt32, height: UInt32, depth: UInt8 = 8, kind: UInt8 = 6, interlaced: Bool = false,
    extras: [(String, [UInt8])] = [], rows: [UInt8] = []
  ) {
    (self.width, self.height, self.depth, self.kind) = (width, height, depth, kind)
    (self.interlaced, self.extras, self.rows) = (interlaced, extras, rows)
  }
}

/// A number's four bytes, highest first.
func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 0xFF) } }

/// A chunk with its length and its checksum.
func chunk(_ tag: String, _ data: [UInt8]) -> [UInt8] {
  let body = Array(tag.utf8) + data
  var crc: UInt32 = 0xFFFF_FFFF
  for byte in body {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
  }
  return big(UInt32(data.count)) + body + big(~crc)
}

/// A zlib stream of stored blocks.
func stored(_ data: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  var rest = data[...]
  repeat {
    let block = rest.prefix(0xFFFF)
    rest = rest.dropFirst(block.count)
    let count = UInt16(block.count)
    stream += [rest.isEmpty ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8)]
    stream += [UInt8(~count & 0xFF), UInt8(~count >> 8)] + block
  } while !rest.isEmpty
  var (a, b): (UInt32, UInt32) = (1, 0)
  for byte in data {
    a = (a + UInt32(byte)) % 65_521
    b = (b + a) % 65_521
  }
  return stream + big(b << 16 | a)
}
