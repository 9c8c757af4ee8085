import BezelCore
import BezelRaster
import Testing

@Suite("Pictures")
struct PictureTests {
  private func grays(_ width: Int, _ levels: [UInt32]) -> Bitmap {
    Bitmap(
      size: PixelSize(width: width, height: levels.count / width),
      pixels: levels.map { 0xFF00_0000 | $0 * 0x1_0101 })
  }

  /// The levels of a picture stretched to a rectangle on black.
  private func levels(
    _ picture: Bitmap, _ rect: Rect, on width: Int, _ height: Int, alpha: UInt8 = 255
  ) -> [UInt32] {
    Surface(
      painting: list(width, height, (.image(0, rect), Color(white: 0, alpha: alpha))),
      images: [picture]
    ).bitmap.pixels.map { $0 & 0xFF }
  }

  @Test("At its own size every pixel is copied")
  func same() {
    let picture = grays(3, [10, 20, 30, 40, 50, 60])
    let rect = Rect(x: 1, y: 1, width: 3, height: 2)
    #expect(
      levels(picture, rect, on: 5, 4)
        == [0, 0, 0, 0, 0, 0, 10, 20, 30, 0, 0, 40, 50, 60, 0, 0, 0, 0, 0, 0])
  }

  @Test("Shrunk, a pixel is the mean of what lies under it")
  func shrunk() {
    let picture = grays(4, [0, 100, 200, 240, 100, 200, 40, 80])
    let rect = Rect(x: 0, y: 0, width: 2, height: 1)
    #expect(levels(picture, rect, on: 2, 1) == [100, 140])
  }

  @Test("Grown, it passes evenly from pixel to pixel and ends with its outer ones")
  func grown() {
    let picture = grays(2, [0, 160])
    let rect = Rect(x: 0, y: 0, width: 8, height: 2)
    let row: [UInt32] = [0, 0, 20, 60, 100, 140, 160, 160]
    #expect(levels(picture, rect, on: 8, 2) == row + row)
  }

  @Test(
    "One colour stays that colour at any size",
    arguments: [(1, 1), (3, 2), (7, 5), (40, 1), (33, 61), (300, 200)])
  func even(width: Int, height: Int) {
    let picture = grays(width, Array(repeating: 201, count: width * height))
    for side in [1, 4, 13, 40] {
      let rect = Rect(x: 0, y: 0, width: Fixed(side), height: Fixed(side))
      #expect(levels(picture, rect, on: side, side).allSatisfy { $0 == 201 })
    }
  }

  @Test("A picture at parts of pixels fades at its edges")
  func edges() {
    let picture = grays(1, [200])
    let rect = Rect(x: .half, y: 0, width: 2, height: 1)
    #expect(levels(picture, rect, on: 4, 1) == [100, 200, 100, 0])
  }

  @Test("Its own alpha and the command's both count")
  func alpha() {
    let picture = Bitmap(size: PixelSize(width: 1, height: 1), pixels: [0x8040_4040])
    let rect = Rect(x: 0, y: 0, width: 1, height: 1)
    func over(_ alpha: UInt8) -> UInt32 {
      Surface(
        painting: list(
          1, 1, backdrop: Color(white: 100), (.image(0, rect), Color(white: 0, alpha: alpha))),
        images: [picture]
      ).pixels[0] & 0xFF
    }
    #expect(over(255) == 64 + 50)
    #expect(over(128) == 32 + 75)
  }

  @Test("A backdrop covers the screen with its middle")
  func backdrop() {
    let picture = grays(4, [10, 20, 30, 40, 50, 60, 70, 80])
    func levels(_ width: Int, _ height: Int) -> [UInt32] {
      let list = DisplayList(
        size: PixelSize(width: width, height: height), backdrop: .image(0))
      return Surface(painting: list, images: [picture]).bitmap.pixels.map { $0 & 0xFF }
    }
    #expect(levels(4, 2) == [10, 20, 30, 40, 50, 60, 70, 80])
    #expect(levels(2, 2) == [20, 30, 60, 70])
    #expect(levels(4, 1) == [30, 40, 50, 60])
  }

  @Test("Another picture, or another size, is scaled anew")
  func change() {
    var painter = Painter()
    func level(_ index: Int, _ side: Int) -> UInt32 {
      var surface = Surface(size: PixelSize(width: side, height: side))
      painter.paint(
        DisplayList(size: surface.size, backdrop: .image(index)),
        images: [grays(1, [10]), grays(1, [20])], typesetter: FakeTypesetter(),
        damage: Damage(PixelRect(surface.size)), on: &surface)
      return surface.pixels[side * side - 1] & 0xFF
    }
    #expect(level(0, 3) == 10)
    #expect(level(1, 3) == 20)
    #expect(level(1, 5) == 20)
  }
}
