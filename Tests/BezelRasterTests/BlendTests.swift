import BezelCore
import BezelRaster
import Testing

@Suite("Blending rounds to the nearest level")
struct BlendTests {
  /// What a colour over one pixel of a backdrop gives.
  private func lay(_ color: Color, on backdrop: Color) -> UInt32 {
    Surface(
      painting: list(
        1, 1, backdrop: backdrop,
        (.roundedRect(Rect(x: 0, y: 0, width: 1, height: 1), radius: 0), color))
    ).pixels[0]
  }

  @Test("A colour of every alpha over some levels", arguments: UInt8.min...UInt8.max)
  func table(alpha: UInt8) {
    for above in [0, 1, 90, 128, 254, 255] as [UInt8] {
      for below in [0, 1, 77, 127, 200, 255] as [UInt8] {
        let pixel = lay(
          Color(red: above, green: below, blue: 255 - above, alpha: alpha),
          on: Color(red: below, green: above, blue: 255 - below))
        func mix(_ above: UInt8, _ below: UInt8) -> UInt32 {
          let sum = Double(above) * Double(alpha) + Double(below) * Double(255 - alpha)
          return UInt32((sum / 255).rounded())
        }
        #expect(pixel >> 16 & 0xFF == mix(above, below))
        #expect(pixel >> 8 & 0xFF == mix(below, above))
        #expect(pixel & 0xFF == mix(255 - above, 255 - below))
        #expect(pixel >> 24 == 255)
      }
    }
  }

  @Test("A run of any length is laid as its pixels are", arguments: [1, 77, 128, 254] as [UInt8])
  func runs(alpha: UInt8) {
    let picture = Scene.photo(45, 1)
    let backdrop = Surface(
      painting: DisplayList(size: picture.size, backdrop: .image(0)), images: [picture]
    ).bitmap.pixels
    let color = Color(red: 250, green: 3, blue: 130, alpha: alpha)
    for count in 1...40 {
      var list = DisplayList(size: picture.size, backdrop: .image(0))
      let rect = Rect(x: 3, y: 0, width: Fixed(count), height: 1)
      list.append(DrawCommand(.test, .roundedRect(rect, radius: 0), color))
      let pixels = Surface(painting: list, images: [picture]).bitmap.pixels
      for (x, below) in backdrop.enumerated() {
        let channels = [0, 8, 16].map { Color(white: UInt8(below >> UInt32($0) & 0xFF)) }
        let laid = (3..<3 + count).contains(x) ? channels.map { lay(color, on: $0) } : []
        #expect(
          pixels[x]
            == (laid.isEmpty
              ? below
              : 0xFF00_0000 | laid[2] & 0xFF_0000 | laid[1] & 0xFF00 | laid[0] & 0xFF),
          "pixel \(x) of \(count)")
      }
    }
  }

  @Test("A colour over itself stays as it is", arguments: UInt8.min...UInt8.max)
  func itself(alpha: UInt8) {
    for level in [0, 3, 100, 201, 255] as [UInt8] {
      let color = Color(red: level, green: 255 - level, blue: level / 2)
      #expect(lay(color.with(alpha: alpha), on: color) == lay(color, on: color))
    }
  }

  @Test("Half a pixel of white is half as bright as a whole one")
  func coverage() {
    let half = Rect(x: 0, y: 0, width: .half, height: 1)
    let surface = Surface(
      painting: list(1, 1, (.roundedRect(half, radius: 0), Color(white: 255))))
    #expect(surface.pixels[0] == 0xFF80_8080)
  }

  @Test("A translucent backdrop lies on black")
  func backdrop() {
    #expect(
      Surface(painting: list(1, 1, backdrop: Color(white: 255, alpha: 51))).pixels[0]
        == 0xFF33_3333)
  }
}
