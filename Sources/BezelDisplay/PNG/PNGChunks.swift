import BezelCore

/// The frame of a PNG file, checked before libpng sees a byte of it.
///
/// A file can make libpng unpack as much as it likes in chunks that say nothing about pixels (texts,
/// colour profiles), so only those that pixels need are kept.
struct PNGChunks {
  let size: PixelSize
  /// The file without the chunks that its pixels do not need.
  let essentials: [UInt8]

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
  private static let kept: [[UInt8]] = [
    tag("IHDR"), tag("PLTE"), tag("tRNS"), tag("gAMA"), tag("sRGB"), tag("IDAT"), tag("IEND"),
  ]

  private static func tag(_ name: StaticString) -> [UInt8] {
    name.withUTF8Buffer { unsafe Array($0) }
  }

  /// Walks over the chunks of a file.
  init(_ file: Span<UInt8>) throws(PNGError) {
    guard file.count <= PNG.longestFile else { throw .tooLong }
    size = try PNGChunks.size(file)
    var essentials = PNGChunks.signature
    essentials.reserveCapacity(file.count)
    var start = 8
    while true {
      guard file.count - start >= 12 else { throw .cutShort }
      let length = Int64(PNGChunks.word(file, at: start))
      guard length <= Int64(file.count - start - 12) else { throw .cutShort }
      let end = start + 12 + Int(length)
      let tag = [file[start + 4], file[start + 5], file[start + 6], file[start + 7]]
      if PNGChunks.kept.contains(tag) {
        for index in start..<end { essentials.append(file[index]) }
      }
      start = end
      if tag == PNGChunks.tag("IEND") { break }
    }
    self.essentials = essentials
  }

  /// The size that the header tells, within the bounds of what is read.
  private static func size(_ file: Span<UInt8>) throws(PNGError) -> PixelSize {
    for index in 0..<min(8, file.count) where file[index] != signature[index] { throw .notPNG }
    guard file.count > 0 else { throw .notPNG }
    guard file.count >= 33 else { throw .cutShort }
    guard word(file, at: 8) == 13, file[12] == UInt8(ascii: "I"), file[13] == UInt8(ascii: "H"),
      file[14] == UInt8(ascii: "D"), file[15] == UInt8(ascii: "R")
    else { throw .damaged }
    let (width, height) = (word(file, at: 16), word(file, at: 20))
    guard width > 0, height > 0 else { throw .damaged }
    let longest = UInt32(PixelSize.longestSide)
    guard width <= longest, height <= longest, Int64(width) * Int64(height) <= PNG.mostPixels else {
      throw .tooLarge(width: width, height: height)
    }
    return PixelSize(width: Int(width), height: Int(height))
  }

  /// The four bytes there as a number, highest first.
  private static func word(_ file: Span<UInt8>, at index: Int) -> UInt32 {
    var word: UInt32 = 0
    for index in index..<index + 4 { word = word << 8 | UInt32(file[index]) }
    return word
  }
}
