import BezelCore
import BezelMotion
import BezelTestSupport
import Testing

@Suite("Turning the picture")
struct PictureTurnTests {
  private let step: Int64 = 33_000_000

  /// The force on a panel whose top was turned so many degrees clockwise, leaning back from upright.
  private func force(_ degrees: Int, leaning: Int = 0, sign: Int64 = 1) -> MotionSample {
    let (turn, lean) = (Angle(degrees: degrees), Angle(degrees: leaning))
    func part(_ a: Fixed) -> Decimal {
      Decimal(billionths: Int64(a.bits) * 9_806_650_000 / 65_536 * sign)
    }
    // What points upwards is to the left of a top that was turned clockwise.
    return MotionSample(
      Acceleration(
        x: part(-turn.sine * lean.cosine), y: part(turn.cosine * lean.cosine),
        z: part(lean.sine)), isReversed: sign < 0)
  }

  /// The turn after so many seconds of each attitude.
  private func turn(_ attitudes: [(MotionSample, Double)]) -> Rotation? {
    var (turn, now) = (PictureTurn(), Int64(0))
    for (sample, seconds) in attitudes {
      let end = now + Int64(seconds * 1_000_000_000)
      while now <= end {
        turn.take(sample, at: Instant(nanoseconds: now))
        now += step
      }
    }
    return turn.rotation
  }

  @Test(
    "A panel turned counterclockwise has its picture turned clockwise, whatever the sensor's sign",
    arguments: [
      (0, Rotation.none), (-90, .quarter), (90, .threeQuarters), (180, .half), (29, Rotation.none),
      (-61, .quarter), (45, nil),
    ] as [(Int, Rotation?)], [1, -1] as [Int64])
  func first(attitude: (Int, Rotation?), sign: Int64) {
    #expect(turn([(force(attitude.0, sign: sign), 0)]) == attitude.1)
  }

  @Test("It takes half a second, and a lean that is not too flat")
  func settling() {
    #expect(turn([(force(0), 1), (force(-90), 0.4)]) == Rotation.none)
    #expect(turn([(force(0), 1), (force(-90), 0.6)]) == .quarter)
    #expect(turn([(force(0), 1), (force(-90, leaning: 55), 0.6)]) == .quarter)
    #expect(turn([(force(0), 1), (force(-90, leaning: 65), 9)]) == Rotation.none)
    #expect(
      turn([(force(0), 1), (force(-90), 0.3), (force(0), 0.1), (force(-90), 0.3)]) == Rotation.none)
  }

  @Test("Between two sides it stays as it is")
  func hysteresis() {
    #expect(turn([(force(0), 1), (force(-58), 9)]) == Rotation.none)
    #expect(turn([(force(0), 1), (force(-62), 9), (force(-32), 9)]) == .quarter)
    #expect(turn([(force(0), 1), (force(-62), 9), (force(-28), 9)]) == Rotation.none)
  }

  @Test("Shakes turn nothing, and no force traps")
  func random() {
    var (turn, random) = (PictureTurn(), SeededRandom(seed: 7))
    turn.take(force(0), at: Instant(nanoseconds: 0))
    for _ in 0..<5000 {
      turn.take(MotionSample(random.force()), at: Instant(nanoseconds: random.number()))
    }
    var still = PictureTurn()
    still.take(force(0), at: Instant(nanoseconds: 0))
    for place in 1...100 as ClosedRange<Int64> {
      still.take(
        MotionSample(Acceleration(whole: 14, 0, 0)), at: Instant(nanoseconds: place * step))
    }
    #expect(still.rotation == Rotation.none)
  }
}
