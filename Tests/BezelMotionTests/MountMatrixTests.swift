import BezelCore
import BezelMotion
import BezelTestSupport
import Testing

@Suite("Mount matrices")
struct MountMatrixTests {
  private let force = Acceleration(whole: 1, 2, 3)

  @Test(
    "Reads the kernel's and udev's spelling",
    arguments: [
      ("1, 0, 0; 0, 1, 0; 0, 0, 1\n", [1, 2, 3]),
      ("0, 1, 0; -1, 0, 0; 0, 0, 1", [2, -1, 3]),
      ("0,1,0;-1,0,0;0,0,1", [2, -1, 3]),
      (" 0 ,-1 , 0 ;\t1,0,0 ; 0,0,-1 ; \n", [-2, 1, -3]),
      ("1.0, 0.000000, -0;.5,.5,0;+1,+1,+1", [1, 1.5, 6]),
      ("0, 0, 1; 1, 0, 0; 0, 1, 0", [3, 1, 2]),
    ])
  func spellings(text: String, expected: [Double]) throws {
    let turned = try MountMatrix(Array(text.utf8)).apply(to: force)
    let billionths = [turned.x, turned.y, turned.z].map(\.billionths)
    #expect(billionths == expected.map { Int64($0 * 1_000_000_000) })
  }

  @Test(
    "Says what is wrong with a text",
    arguments: [
      ("", .notThreeRows), ("1,0,0;0,1,0", .notThreeRows),
      ("1,0,0;0,1,0;0,0,1;0,0,0", .notThreeRows), ("1,0,0;0,1,0;0,0,1;;", .notThreeRows),
      ("1,0;0,1,0;0,0,1", .notThreeNumbers(row: 1)),
      ("1,0,0;0,1,0,0;0,0,1", .notThreeNumbers(row: 2)),
      ("1,0,0;0,1,0;0,x,1", .notANumber(row: 3)), ("1,,0;0,1,0;0,0,1", .notANumber(row: 1)),
      ("1,0,0;0,0,0;0,0,1", .zeroRow(2)),
    ] as [(String, MountMatrixError)])
  func errors(text: String, expected: MountMatrixError) {
    #expect(throws: expected) { try MountMatrix(Array(text.utf8)) }
    #expect(!expected.description.isEmpty)
  }

  @Test("No text and no numbers trap")
  func random() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<10_000 {
      let matrix = (try? MountMatrix(random.text())) ?? random.matrix()
      _ = matrix.apply(to: random.force())
    }
  }

  @Test(
    "The force follows the picture's turn",
    arguments: [
      (Rotation.none, Acceleration(whole: 1, 2, 3)),
      (.quarter, Acceleration(whole: -2, 1, 3)),
      (.half, Acceleration(whole: -1, -2, 3)),
      (.threeQuarters, Acceleration(whole: 2, -1, 3)),
    ])
  func turns(picture: Rotation, expected: Acceleration) {
    #expect(force.seen(from: picture) == expected)
  }
}

extension Acceleration {
  /// A force of whole m/s².
  init(whole x: Int64, _ y: Int64, _ z: Int64) {
    self.init(
      x: Decimal(billionths: x * 1_000_000_000), y: Decimal(billionths: y * 1_000_000_000),
      z: Decimal(billionths: z * 1_000_000_000))
  }
}

extension SeededRandom {
  mutating func force() -> Acceleration {
    Acceleration(
      x: Decimal(billionths: number()), y: Decimal(billionths: number()),
      z: Decimal(billionths: number()))
  }

  fileprivate mutating func matrix() -> MountMatrix {
    func row(_ force: Acceleration) -> MountMatrix.Row { .init(force.x, force.y, force.z) }
    return MountMatrix(x: row(force()), y: row(force()), z: row(force()))
  }
}
