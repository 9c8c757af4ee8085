import BezelCore
import BezelDisplay
import BezelRaster
import Testing

@Suite("PNG files")
struct PNGTests {
  private func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    try PNG.decode(bytes.span)
  }

  @Test("Pixels with alpha are premultiplied, rounded to the nearest")
  func premultiplied() throws {
    let file = PNGFile(
      width: 2, height: 2,
      pixels: [[255, 0, 0, 255], [255, 128, 2, 128], [9, 9, 9, 0], [100, 50, 25, 254]])
    let bitmap = try decode(file.bytes)
    #expect(bitmap.size == PixelSize(width: 2, height: 2))
    #expect(bitmap.pixels == [0xFFFF_0000, 0x8080_4001, 0x0000_0000, 0xFE64_3219])
  }

  @Test("Grey of every depth", arguments: [1, 2, 4, 8, 16] as [UInt8])
  func grey(depth: UInt8) throws {
    // White in the first pixel, black in the second.
    let row: [UInt8] =
      switch depth {
      case 1: [0b1000_0000]
      case 2: [0b1100_0000]
      case 4: [0xF0]
      case 8: [0xFF, 0]
      default: [0xFF, 0xFF, 0, 0]
      }
    let file = PNGFile(width: 2, height: 1, depth: depth, kind: 0, rows: [0] + row)
    #expect(try decode(file.bytes).pixels == [0xFFFF_FFFF, 0xFF00_0000])
  }

  @Test("16-bit samples without a word on gamma mean what 8-bit ones do")
  func sixteenBit() throws {
    let file = PNGFile(
      width: 1, height: 1, depth: 16, kind: 2, rows: [0, 0x80, 0x80, 0x40, 0x40, 0xFF, 0xFF])
    #expect(try decode(file.bytes).pixels == [0xFF80_40FF])
  }

  @Test("A palette with transparency")
  func palette() throws {
    let file = PNGFile(
      width: 3, height: 1, depth: 2, kind: 3,
      extras: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [255, 0])],
      rows: [0, 0b0001_1000])
    #expect(try decode(file.bytes).pixels == [0xFFFF_0000, 0, 0xFF00_00FF])
  }

  @Test("A colour that is named transparent")
  func transparentColor() throws {
    let file = PNGFile(
      width: 2, height: 1, kind: 2, extras: [("tRNS", [0, 1, 0, 2, 0, 3])],
      rows: [0, 1, 2, 3, 1, 2, 4])
    #expect(try decode(file.bytes).pixels == [0, 0xFF01_0204])
  }

  @Test("An interlaced picture is the same as one that is not")
  func interlaced() throws {
    // Of 3 × 3, pass 1 has (0, 0), pass 4 (2, 0), pass 5 (0, 2) and (2, 2), pass 6 column 1 of rows 0
    // and 2, pass 7 row 1.
    let file = PNGFile(
      width: 3, height: 3, kind: 0, interlaced: true,
      rows: [0, 1] + [0, 3] + [0, 7, 9] + [0, 2] + [0, 8] + [0, 4, 5, 6])
    #expect(try decode(file.bytes).pixels.map { $0 & 0xFF } == [1, 2, 3, 4, 5, 6, 7, 8, 9])
  }

  @Test("Chunks that say nothing about pixels are passed over, even wrong ones")
  func extras() throws {
    var file = PNGFile(width: 1, height: 1, kind: 0, rows: [0, 7])
    file.extras = [("zTXt", [1, 2, 3]), ("iCCP", []), ("tEXt", Array("a\u{0}b".utf8))]
    #expect(try decode(file.bytes).pixels == [0xFF07_0707])
  }

  @Test("A file cut short anywhere is refused")
  func cutShort() {
    let whole = PNGFile(width: 4, height: 4, kind: 0, rows: [UInt8](repeating: 0, count: 20)).bytes
    for length in 0..<whole.count {
      let error = #expect(throws: PNGError.self) { try decode(Array(whole[..<length])) }
      #expect(error == (length == 0 ? .notPNG : .cutShort), "\(length) bytes")
    }
  }

  @Test("A single wrong byte is refused or changes nothing but pixels")
  func flipped() throws {
    let whole = PNGFile(width: 4, height: 4, kind: 2, rows: [UInt8](repeating: 0, count: 52)).bytes
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0x41
      if let bitmap = try? decode(bytes) {
        #expect(bitmap.pixels.count == bitmap.size.width * bitmap.size.height)
      }
    }
  }

  @Test("Data for fewer rows than the header claims are refused")
  func lyingHeight() {
    let file = PNGFile(width: 2, height: 9_000, kind: 0, rows: [0, 1, 2])
    #expect(throws: PNGError.damaged) { try decode(file.bytes) }
  }

  @Test(
    "Claims beyond the bounds are refused by the header alone",
    arguments: [
      (30_000, 30_000), (16_385, 1), (1, 16_385), (16_384, 1_025), (4_294_967_295, 4_294_967_295),
    ] as [(UInt32, UInt32)])
  func tooLarge(width: UInt32, height: UInt32) {
    let file = PNGFile(width: width, height: height)
    #expect(throws: PNGError.tooLarge(width: width, height: height)) { try decode(file.bytes) }
  }

  @Test("A picture without pixels is refused")
  func empty() {
    #expect(throws: PNGError.damaged) { try decode(PNGFile(width: 0, height: 5).bytes) }
  }

  @Test("A file over the bound is refused")
  func tooLong() {
    let bytes = PNGFile.signature + [UInt8](repeating: 0, count: PNG.longestFile)
    #expect(throws: PNGError.tooLong) { try decode(bytes) }
  }

  @Test("Other files are refused")
  func other() {
    #expect(throws: PNGError.notPNG) { try decode(Array("GIF89a and more".utf8)) }
    #expect("\(PNGError.tooLarge(width: 3, height: 4))" == "is too large a picture: 3 x 4 pixels")
  }

  @Test("What is written is read again, and written the same again")
  func roundTrip() throws {
    let size = PixelSize(width: 5, height: 3)
    let pixels = (0..<15).map { 0xFF00_0000 | UInt32($0) &* 0x11_0703 }
    let file = try PNG.encode(pixels.span, size: size)
    let bitmap = try decode(file)
    #expect(bitmap.size == size)
    #expect(bitmap.pixels == pixels)
    #expect(try PNG.encode(pixels.span, size: size) == file)
  }
}
