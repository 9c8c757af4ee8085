import BezelCore
import BezelInput
import BezelTestSupport
import Testing

@Suite("Where a touch lies on the picture")
struct TouchMappingTests {
  private let range = AxisRange(minimum: 0, maximum: 4095)
  private let panel = PixelSize(width: 800, height: 480)

  @Test("A touch hits the pixel that the rotated picture has there", arguments: Rotation.allCases)
  func rotations(_ rotation: Rotation) {
    // The middle of a panel pixel, in the device's numbers: one a pixel.
    let mapping = TouchMapping(
      x: AxisRange(minimum: 0, maximum: 799), y: AxisRange(minimum: 0, maximum: 479), panel: panel,
      rotation: rotation)
    for (x, y) in [(0, 0), (799, 479), (100, 200), (437, 3)] {
      let point = mapping.point(of: Contact(id: 0, x: Int32(x), y: Int32(y)))
      // The contact is at the pixel's first corner, which turned is another corner of it.
      let pixel = PixelRect(
        left: point.x.rounded - (rotation == .half || rotation == .threeQuarters ? 1 : 0),
        top: point.y.rounded - (rotation == .half || rotation == .quarter ? 1 : 0),
        right: point.x.rounded + (rotation == .half || rotation == .threeQuarters ? 0 : 1),
        bottom: point.y.rounded + (rotation == .half || rotation == .quarter ? 0 : 1))
      #expect(
        rotation.panelRect(of: pixel, on: panel)
          == PixelRect(left: x, top: y, right: x + 1, bottom: y + 1))
    }
  }

  @Test(
    "Calibrations turn and mirror",
    arguments: [
      ("1 0 0 0 1 0", 200, 360), ("0 -1 1 1 0 0", 200, 120), ("-1 0 1 0 -1 1", 600, 120),
      ("0 1 0 -1 0 1", 600, 360), ("0 1 0 1 0 0", 600, 120), ("-1 0 1 0 1 0", 600, 360),
      ("2 0 0 0 0.5 0", 400, 180),
    ] as [(String, Int, Int)])
  func calibrations(_ text: String, _ x: Int, _ y: Int) throws {
    let mapping = TouchMapping(
      x: range, y: range, calibration: try #require(Calibration(text.utf8)), panel: panel)
    #expect(mapping.point(of: Contact(id: 0, x: 1024, y: 3072)) == Point(x: Fixed(x), y: Fixed(y)))
  }

  @Test(
    "Other texts are no calibration", arguments: ["", "1 0 0 0 1", "1 0 0 0 1 0 0", "a b c d e f"])
  func unreadable(_ text: String) { #expect(Calibration(text.utf8) == nil) }

  @Test("Points are pixels by the scale")
  func scale() {
    let mapping = TouchMapping(x: range, y: range, panel: panel, scale: 2)
    #expect(mapping.point(of: Contact(id: 0, x: 2048, y: 2048)) == Point(x: 200, y: 120))
  }

  @Test("Whatever a device says lies on the picture", arguments: 0..<20 as Range<UInt64>)
  func storm(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let any = Int32.min...Int32.max
    let matrices = ["1 0 0 0 1 0", "32767 32767 32767 -32768 -32768 -32768", "0 -1 1 1 0 0"]
    for _ in 0..<500 {
      let rotation = Rotation.allCases.randomElement(using: &random) ?? .none
      let matrix = matrices.randomElement(using: &random) ?? ""
      let mapping = TouchMapping(
        x: AxisRange(
          minimum: .random(in: any, using: &random), maximum: .random(in: any, using: &random)),
        y: AxisRange(minimum: .min, maximum: .max),
        calibration: try #require(Calibration(matrix.utf8)),
        panel: PixelSize(width: 16_384, height: 480), rotation: rotation)
      let point = mapping.point(
        of: Contact(id: 0, x: .random(in: any, using: &random), y: .random(in: any, using: &random))
      )
      let size = rotation.apply(to: mapping.panel)
      #expect(
        (0...Fixed(size.width)).contains(point.x) && (0...Fixed(size.height)).contains(point.y))
    }
  }
}
