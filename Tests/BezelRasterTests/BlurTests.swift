import BezelCore
import BezelRaster
import Foundation
import Testing

@Suite("The blurred backdrop")
struct BlurTests {
  /// A list of one blurred backdrop in a rounded rectangle over a picture.
  private static func list(
    _ size: PixelSize, _ rect: Rect? = nil, radius: Fixed = 0, deviation: Fixed,
    tint: Color = .clear, alpha: UInt8 = 255, dim: Color = .clear,
    backdrop: Backdrop = .image(0)
  ) -> DisplayList {
    var list = DisplayList(size: size, backdrop: backdrop)
    let whole = Rect(
      x: 0, y: 0, width: Fixed(size.width), height: Fixed(size.height))
    list.append(DrawCommand(ElementKey(.background, part: 1), .roundedRect(whole, radius: 0), dim))
    list.append(
      DrawCommand(
        ElementKey(.blur), .blurredBackdrop(rect ?? whole, radius: radius, tint: tint),
        Color(white: 0, alpha: alpha)))
    list.blurDeviation = deviation
    return list
  }

  /// Pictures that a blur has to cope with: hard edges of full contrast, many colors, fine grain; and
  /// how many levels it may stray from a Gaussian.
  private static let pictures: [(name: String, bitmap: Bitmap, most: Double)] = {
    let size = PixelSize(width: 257, height: 243)
    func bitmap(_ level: (Int, Int) -> UInt32) -> Bitmap {
      Bitmap(
        size: size,
        pixels: (0..<size.width * size.height).map {
          0xFF00_0000 | level($0 % size.width, $0 / size.width)
        })
    }
    return [
      ("edge", bitmap { x, _ in x < 129 ? 0 : 0xFF_FFFF }, 3),
      ("corner", bitmap { x, y in x > 126 && y > 121 ? 0xFF_FFFF : 0 }, 4),
      ("dots", bitmap { x, y in x % 29 == 3 && y % 17 == 5 ? 0xFF_FF00 : 0x10_2030 }, 1.25),
      ("grain", bitmap { x, y in UInt32((x &* 7919 ^ y &* 104_729) & 0xFF_FFFF) }, 3),
      ("slope", bitmap { x, y in UInt32(x / 2) << 16 | UInt32(y) << 8 | 40 }, 1.25),
    ]
  }()

  @Test(
    "is within four levels of 255 of a Gaussian, at hard corners and at the edges too",
    arguments: [12, 20, 33] as [Fixed])
  func gaussian(deviation: Fixed) {
    let margin = (deviation * 3).ceiling
    for (name, picture, most) in Self.pictures {
      let list = Self.list(picture.size, deviation: deviation)
      let blurred = Surface(painting: list, images: [picture]).bitmap.pixels
      let exact = Gaussian(picture, deviation: Double(deviation.bits) / 65_536)
      var (inside, anywhere) = (0.0, 0.0)
      for place in picture.pixels.indices {
        let (x, y) = (place % picture.size.width, place / picture.size.width)
        let isInside =
          min(x, picture.size.width - 1 - x) >= margin
          && min(y, picture.size.height - 1 - y) >= margin
        for channel in 0..<3 {
          let level = Double(blurred[place] >> UInt32(8 * channel) & 0xFF)
          let error = abs(level - exact.levels[channel][place])
          anywhere = max(anywhere, error)
          if isInside { inside = max(inside, error) }
        }
      }
      #expect(inside <= most, "\(name) at \(deviation.floor)")
      // Beyond the edges there are the outermost cells, and with grain these are not as their pixels.
      if name != "grain" { #expect(anywhere <= max(most, 2.25), "\(name) at \(deviation.floor)") }
    }
  }

  @Test("goes on at the edges as the picture ends there", arguments: [5, 20, 33] as [Fixed])
  func edges(deviation: Fixed) {
    // Rows alike: what lies beyond the upper and lower edges can change nothing.
    let size = PixelSize(width: 150, height: 41)
    let pixels = (0..<150 * 41).map { $0 % 150 < 71 ? 0xFF00_0000 : 0xFFFF_FFFF as UInt32 }
    let picture = Bitmap(size: size, pixels: pixels)
    let blurred = Surface(painting: Self.list(size, deviation: deviation), images: [picture])
      .bitmap.pixels
    for row in 1..<41 { #expect(blurred[row * 150..<row * 150 + 150] == blurred[..<150]) }
    #expect(zip(blurred[..<149], blurred[1..<150]).allSatisfy { $0 <= $1 })
    if deviation < 20 { #expect(blurred[0] == 0xFF00_0000 && blurred[149] == 0xFFFF_FFFF) }
  }

  @Test("has no bands: along a slope a pixel is a level from the next at most")
  func bands() {
    let (width, height) = (200, 24)
    let pixels = (0..<width * height).map { 0xFF00_0000 | UInt32($0 % width / 2) * 0x01_0101 }
    let picture = Bitmap(size: PixelSize(width: width, height: height), pixels: pixels)
    let blurred = Surface(painting: Self.list(picture.size, deviation: 20), images: [picture])
      .bitmap.pixels
    for x in 1..<width {
      let step = Int(blurred[5 * width + x] & 0xFF) - Int(blurred[5 * width + x - 1] & 0xFF)
      #expect((0...1).contains(step))
    }
    #expect(Set(blurred[..<width]).count > 60)
  }

  @Test("of a picture of one color is what that color is as a backdrop")
  func plain() {
    let size = PixelSize(width: 41, height: 30)
    for level in [0, 1, 77, 128, 254, 255] as [UInt8] {
      let color = Color(red: level, green: 255 - level, blue: level / 2)
      let word = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
      let picture = Bitmap(
        size: size, pixels: Array(repeating: 0xFF00_0000 | word, count: size.width * size.height))
      func painted(_ backdrop: Backdrop) -> Bitmap {
        Surface(
          painting: Self.list(
            size, Rect(x: 4, y: 3, width: 30, height: 20), radius: 5, deviation: 20,
            tint: Color(white: 240, alpha: 77), alpha: 200, dim: Color(white: 0, alpha: 90),
            backdrop: backdrop), images: [picture]
        ).bitmap
      }
      #expect(painted(.image(0)) == painted(.color(color)))
    }
  }

  @Test("costs and changes nothing over a plain color that its tint cannot be seen over")
  func invisible() {
    let size = PixelSize(width: 12, height: 9)
    let color = Color(red: 0xF2, green: 0xF2, blue: 0xF5)
    let list = Self.list(
      size, deviation: 20, tint: color.with(alpha: 77), backdrop: .color(color))
    #expect(Surface(painting: list).bitmap.pixels.allSatisfy { $0 == 0xFFF2_F2F5 })
  }

  @Test("hides other figures that lie below, over pictures and over colors")
  func hides() {
    for backdrop in [Backdrop.color(Color(white: 0)), .image(0)] {
      var list = DisplayList(size: PixelSize(width: 9, height: 5), backdrop: backdrop)
      list.append(
        DrawCommand(
          ElementKey(hud: 0, .bezel),
          .roundedRect(Rect(x: 1, y: 1, width: 7, height: 3), radius: 0),
          Color(white: 255)))
      list.append(
        DrawCommand(
          ElementKey(hud: 1, .blur),
          .blurredBackdrop(Rect(x: 3, y: 0, width: 3, height: 5), radius: 0, tint: .clear),
          Color(white: 0)))
      list.blurDeviation = 20
      let black = Bitmap(size: list.size, pixels: Array(repeating: 0xFF00_0000, count: 45))
      #expect(
        pattern(of: Surface(painting: list, images: [black])) == """
          .........
          .##...##.
          .##...##.
          .##...##.
          .........

          """)
    }
  }

  @Test("is left sharp where there is no deviation, under the tint")
  func sharp() {
    let size = PixelSize(width: 6, height: 2)
    let pixels = (0..<12).map { $0 % 6 < 3 ? 0xFF00_0000 : 0xFFFF_FFFF as UInt32 }
    let list = Self.list(size, deviation: 0, tint: Color(white: 255, alpha: 102))
    let surface = Surface(painting: list, images: [Bitmap(size: size, pixels: pixels)])
    #expect(pattern(of: surface) == "---###\n---###\n")
    #expect(surface.bitmap.pixels[0] == 0xFF66_6666)
  }

  @Test(
    "is the same at a place wherever the figure lies that shows it, and wherever it lay before",
    arguments: [5, 12, 20] as [Fixed])
  func moving(deviation: Fixed) {
    let picture = Self.pictures[1].bitmap
    let screen = PixelRect(picture.size)
    let whole = Surface(painting: Self.list(picture.size, deviation: deviation), images: [picture])
      .bitmap.pixels
    var painter = Painter()
    let places =
      (0...5).map { ($0, 7) }
      + [(40, 7), (113, 110), (117, 93), (0, 220), (226, 220), (230, -9), (-13, 101), (110, 109)]
    for (x, y) in places {
      let list = Self.list(
        picture.size, Rect(x: Fixed(x), y: Fixed(y), width: 31, height: 23), deviation: deviation)
      var moved = Surface(size: picture.size)
      painter.paint(
        list, images: [picture], typesetter: FakeTypesetter(), damage: Damage(screen), on: &moved)
      #expect(moved.bitmap == Surface(painting: list, images: [picture]).bitmap)
      let shown = PixelRect(left: x, top: y, right: x + 31, bottom: y + 23).intersection(screen)
      for row in shown.top..<shown.bottom {
        let columns = row * picture.size.width + shown.left..<row * picture.size.width + shown.right
        #expect(moved.bitmap.pixels[columns] == whole[columns], "at \(x), \(y) in row \(row)")
      }
    }
  }

  @Test("repainted in parts is the same as painted at once")
  func partial() {
    let size = PixelSize(width: 70, height: 61)
    for (alpha, scale) in [(255, 1000), (97, 1000), (255, 730), (40, 1310)] as [(UInt8, Int64)] {
      let box = Rect(
        x: .thousandths(9_400), y: .thousandths(8_250), width: .thousandths(43_300),
        height: .thousandths(37_100))
      let scaling = Scaling(.thousandths(scale), about: box.center)
      var list = Self.list(
        size, scaling.rect(box), radius: scaling.length(9), deviation: 20,
        tint: Color(white: 242, alpha: 77), alpha: alpha, dim: Color(white: 10, alpha: 60))
      list.append(
        DrawCommand(
          ElementKey(.bezel), .roundedRect(scaling.rect(box), radius: scaling.length(9)),
          Color(white: 204, alpha: 153)))
      let images = [Scene.photo(160, 90)]
      let whole = Surface(painting: list, images: images).bitmap
      var painter = Painter()
      var surface = Surface(size: size)
      let first = PixelRect(left: 3, top: 2, right: 61, bottom: 50)
      painter.paint(
        list, images: images, typesetter: FakeTypesetter(), damage: Damage(first), on: &surface)
      for piece in Scene.pieces(of: size) {
        painter.paint(
          list, images: images, typesetter: FakeTypesetter(), damage: Damage(piece), on: &surface)
      }
      #expect(surface.bitmap == whole)
    }
  }

  @Test("is made anew when the deviation, the picture or the size changes")
  func changes() {
    var painter = Painter()
    for size in [PixelSize(width: 40, height: 30), PixelSize(width: 33, height: 47)] {
      for picture in [Scene.photo(40, 30), Scene.photo(20, 35)] {
        for deviation in [5, 20, 8] as [Fixed] {
          let list = Self.list(size, deviation: deviation)
          var surface = Surface(size: size)
          painter.paint(
            list, images: [picture], typesetter: FakeTypesetter(), damage: Damage(PixelRect(size)),
            on: &surface)
          #expect(surface.bitmap == Surface(painting: list, images: [picture]).bitmap)
        }
      }
    }
  }

  @Test("takes any deviation and any figure")
  func extremes() {
    let size = PixelSize(width: 9, height: 7)
    for deviation in [.least, -1, Fixed(bits: 1), 1, 300, .greatest] as [Fixed] {
      for side in [.least, 0, Fixed(bits: 1), 5, .greatest] as [Fixed] {
        let list = Self.list(
          size, Rect(x: side, y: -3, width: side, height: 40), radius: side, deviation: deviation)
        _ = Surface(painting: list, images: [Scene.photo(3, 40)])
      }
    }
  }
}

/// A picture convolved with a sampled Gaussian in floating point, its outermost pixels repeated.
private struct Gaussian {
  /// Blue, green and red.
  let levels: [[Double]]

  init(_ picture: Bitmap, deviation: Double) {
    let (width, height) = (picture.size.width, picture.size.height)
    let reach = Int((4.5 * deviation).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let total = weights.reduce(0, +)
    func blurred(
      _ source: [Double], _ count: Int, _ step: Int, _ lines: Int, _ pitch: Int
    ) -> [Double] {
      var result = source
      for line in 0..<lines {
        for place in 0..<count {
          var sum = 0.0
          for (index, weight) in weights.enumerated() {
            let other = max(0, min(place + index - reach, count - 1))
            sum += weight * source[line * pitch + other * step]
          }
          result[line * pitch + place * step] = sum / total
        }
      }
      return result
    }
    levels = (0..<3).map { channel in
      let source = picture.pixels.map { Double($0 >> UInt32(8 * channel) & 0xFF) }
      let rows = blurred(source, width, 1, height, width)
      return blurred(rows, height, width, width, 1)
    }
  }
}
