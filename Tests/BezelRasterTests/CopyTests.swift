import BezelCore
import BezelRaster
import Testing

/// A panel's memory, filled with a byte that no copy writes everywhere.
private struct Memory {
  var bytes: [UInt8]
  static let untouched: UInt8 = 0xA5

  init(_ count: Int) { bytes = Array(repeating: Memory.untouched, count: count) }

  mutating func show(_ surface: Surface, _ layout: PixelLayout, _ rect: PixelRect? = nil) {
    var span = bytes.mutableSpan
    var raw = unsafe span.mutableBytes
    surface.copy(rect ?? PixelRect(surface.size), to: &raw, layout)
  }

  func word(_ x: Int, _ y: Int, _ layout: PixelLayout) -> UInt32 {
    let count = layout.format.bytesPerPixel
    let place = y * layout.pitch + x * count
    return (0..<count).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
  }
}

@Suite("Copying a picture to a device")
struct CopyTests {
  /// A surface on which all pixels differ.
  private func picture(_ width: Int, _ height: Int) -> Surface {
    var surface = Surface(size: PixelSize(width: width, height: height))
    var pixels = surface.mutablePixels
    for index in pixels.indices {
      pixels[index] = 0xFF00_0000 | UInt32(index) &* 0x9_1357 & 0xFF_FFFF
    }
    return surface
  }

  @Test("A quarter turn puts the top row into the rightmost column")
  func quarter() {
    var surface = Surface(size: PixelSize(width: 3, height: 2))
    var pixels = surface.mutablePixels
    for index in 0..<6 { pixels[index] = UInt32(index) }
    let layout = PixelLayout(
      format: .xrgb8888, size: PixelSize(width: 2, height: 3), pitch: 8, rotation: .quarter)
    var memory = Memory(24)
    memory.show(surface, layout)
    let words = (0..<6).map { memory.word($0 % 2, $0 / 2, layout) & 0xFFFFFF }
    #expect(words == [3, 0, 4, 1, 5, 2])
    #expect(memory.bytes[3] == 0xFF)
  }

  @Test("Every rotation shows the same picture", arguments: Rotation.allCases, PixelFormat.allCases)
  func rotations(rotation: Rotation, format: PixelFormat) {
    let surface = picture(70, 45)
    let plain = PixelLayout(format: format, size: surface.size, pitch: 70 * format.bytesPerPixel)
    var upright = Memory(plain.pitch * 45)
    upright.show(surface, plain)
    let size = rotation.apply(to: surface.size)
    let layout = PixelLayout(
      format: format, size: size, pitch: size.width * format.bytesPerPixel + 3, rotation: rotation)
    var turned = Memory(layout.pitch * size.height)
    turned.show(surface, layout)
    for y in 0..<45 {
      for x in 0..<70 {
        let there = rotation.panelRect(
          of: PixelRect(left: x, top: y, right: x + 1, bottom: y + 1), on: size)
        guard turned.word(there.left, there.top, layout) == upright.word(x, y, plain) else {
          Issue.record("differs at \(x), \(y)")
          return
        }
      }
    }
    for row in 0..<size.height {
      let gap = turned.bytes[row * layout.pitch + layout.pitch - 3..<(row + 1) * layout.pitch]
      #expect(gap.allSatisfy { $0 == Memory.untouched })
    }
  }

  @Test("Only the rectangle is written", arguments: Rotation.allCases, PixelFormat.allCases)
  func rectangle(rotation: Rotation, format: PixelFormat) {
    let surface = picture(40, 50)
    let size = rotation.apply(to: surface.size)
    let layout = PixelLayout(
      format: format, size: size, pitch: size.width * format.bytesPerPixel, rotation: rotation)
    var whole = Memory(layout.pitch * size.height)
    whole.show(surface, layout)
    let rect = PixelRect(left: 3, top: 5, right: 38, bottom: 47)
    var part = Memory(layout.pitch * size.height)
    part.show(surface, layout, rect)
    let there = rotation.panelRect(of: rect, on: size)
    let count = format.bytesPerPixel
    for index in part.bytes.indices {
      let (x, y) = (index % layout.pitch / count, index / layout.pitch)
      let isInside =
        (there.left..<there.right).contains(x) && (there.top..<there.bottom).contains(y)
      guard part.bytes[index] == (isInside ? whole.bytes[index] : Memory.untouched) else {
        Issue.record("byte \(index) is wrong")
        return
      }
    }
  }

  @Test("A memory that is too small gets the rows that fit", arguments: Rotation.allCases)
  func small(rotation: Rotation) {
    let surface = picture(8, 8)
    let layout = PixelLayout(
      format: .xrgb8888, size: surface.size, pitch: 33, rotation: rotation)
    var memory = Memory(33 * 3 + 31)
    memory.show(surface, layout)
    #expect(
      memory.bytes[33 * 2] != Memory.untouched || memory.bytes[33 * 2 + 1] != Memory.untouched)
    #expect(memory.bytes[(33 * 3)...].allSatisfy { $0 == Memory.untouched })
  }

  @Test(
    "Layouts that make no sense are harmless",
    arguments: [
      (0, 8, 8), (-33, 8, 8), (.max, 8, 8), (.min, 8, 8), (32, 0, 8), (32, -1, 8),
      (32, 1 << 20, 1 << 20), (7, 3, 200),
    ])
  func nonsense(pitch: Int, width: Int, height: Int) {
    let surface = picture(8, 8)
    for rotation in Rotation.allCases {
      for format in PixelFormat.allCases {
        var memory = Memory(100)
        memory.show(
          surface,
          PixelLayout(
            format: format, size: PixelSize(width: width, height: height), pitch: pitch,
            rotation: rotation))
        memory.show(
          surface, PixelLayout(format: format, size: surface.size, pitch: 16),
          PixelRect(left: -5, top: -7, right: 1000, bottom: 1000))
      }
    }
  }
}

@Suite("RGB565")
struct RGB565Tests {
  /// The mean of each channel of a 64 × 64 field of one colour, and the pixels found.
  private func field(_ color: UInt32) -> (mean: [Double], pixels: Set<UInt32>) {
    let side = 64
    var surface = Surface(size: PixelSize(width: side, height: side))
    var pixels = surface.mutablePixels
    for index in pixels.indices { pixels[index] = color }
    let layout = PixelLayout(format: .rgb565, size: surface.size, pitch: side * 2)
    var memory = Memory(side * side * 2)
    memory.show(surface, layout)
    var sums = [0, 0, 0]
    var found: Set<UInt32> = []
    for y in 0..<side {
      for x in 0..<side {
        let word = Int(memory.word(x, y, layout))
        let (red, green, blue) = (word >> 11, word >> 5 & 63, word & 31)
        sums[0] += red << 3 | red >> 2
        sums[1] += green << 2 | green >> 4
        sums[2] += blue << 3 | blue >> 2
        found.insert(UInt32(word))
      }
    }
    return (sums.map { Double($0) / Double(side * side) }, found)
  }

  @Test("Dither keeps the mean of every level within one step of 255")
  func mean() {
    for level in UInt32(0)...255 {
      let means = field(0xFF00_0000 | level << 16 | level << 8 | level).mean
      for mean in means { #expect(abs(mean - Double(level)) < 1, "level \(level)") }
    }
  }

  @Test("Levels that 565 has are exact")
  func exact() {
    for level in UInt32(0)..<32 {
      let wide = level << 3 | level >> 2
      #expect(field(wide << 16 | wide).pixels == [level << 11 | level])
    }
    for level in UInt32(0)..<64 {
      #expect(field((level << 2 | level >> 4) << 8).pixels == [level << 5])
    }
    #expect(field(0xFFFF_FFFF).pixels == [0xFFFF])
    #expect(field(0xFF00_0000).pixels == [0])
  }
}
