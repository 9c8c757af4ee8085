import BezelCore
import BezelMotion
import BezelTestSupport
import Testing

@Suite("Tilt")
struct TiltTests {
  private let step: Int64 = 33_000_000

  /// The force on a screen whose normal points so many degrees to the right and down of upwards.
  private func force(right: Int, down: Int = 0, sign: Int64 = 1) -> Acceleration {
    let (right, down) = (Angle(degrees: right), Angle(degrees: down))
    func part(_ a: Fixed) -> Decimal {
      Decimal(billionths: Int64(a.bits) * 9_806_650_000 / 65_536 * sign)
    }
    return Acceleration(
      x: part(-right.sine), y: part(down.sine * right.cosine),
      z: part(down.cosine * right.cosine))
  }

  private func tilt(
    _ settings: TiltSettings = TiltSettings(), to end: Acceleration, from start: Acceleration,
    samples: Int64 = 30
  ) -> Tilt {
    var tilt = Tilt(settings)
    tilt.take(start, at: Instant(nanoseconds: 0))
    for place in 1...samples { tilt.take(end, at: Instant(nanoseconds: place * step)) }
    return tilt
  }

  @Test(
    "The bezel follows the turn, whatever the sensor's sign",
    arguments: [
      (20, 0, 1, 0), (-20, 0, -1, 0), (0, 20, 0, 1), (0, -20, 0, -1), (0, 0, 0, 0),
    ], [1, -1] as [Int64])
  func directions(turn: (Int, Int, Int, Int), sign: Int64) {
    let offset = tilt(
      to: force(right: turn.0, down: turn.1, sign: sign), from: force(right: 0, sign: sign)
    ).offset
    func check(_ found: Fixed, _ expected: Int) {
      #expect((found * Fixed(expected)) >= (expected == 0 ? 0 : 8))
      #expect(found.magnitude <= (expected == 0 ? 0 : 10))
    }
    check(offset.x, turn.2)
    check(offset.y, turn.3)
  }

  @Test("Ranges and inversions are those of the settings")
  func settings() {
    var settings = TiltSettings()
    (settings.range, settings.invertsX, settings.centering) = (4, true, .max)
    let offset = tilt(settings, to: force(right: 30), from: force(right: 0)).offset
    #expect(offset == Point(x: -4, y: 0))
  }

  @Test("A new attitude becomes the center, and the bezel comes to rest there")
  func centering() {
    let end = tilt(to: force(right: 20), from: force(right: 0), samples: 1200)
    #expect(end.offset == .zero)
  }

  @Test("Noise in the dead zone moves nothing")
  func noise() {
    var (tilt, random) = (Tilt(), SeededRandom(seed: 3))
    for place in 0..<2000 as Range<Int64> {
      var sample = force(right: 0)
      sample.x.billionths += Int64.random(in: -60_000_000...60_000_000, using: &random)
      sample.y.billionths += Int64.random(in: -60_000_000...60_000_000, using: &random)
      tilt.take(sample, at: Instant(nanoseconds: place * step))
      #expect(tilt.offset == .zero)
    }
  }

  @Test(
    "A coarse sensor has a wider dead zone",
    arguments: [("0.001", 18_641), ("0.467142857", 190_790), ("99", 4_005_255), ("-1", 18_641)])
  func coarse(step: String, expected: Int32) throws {
    let fitted = try TiltSettings().fitted(toSteps: #require(Decimal(step.utf8)))
    #expect(abs(fitted.deadZone.bits - expected) <= 10)
  }

  @Test("Shakes and zeros are left out; without samples the bezel goes home")
  func absence() {
    var tilt = tilt(to: force(right: 20), from: force(right: 0))
    let before = tilt.offset
    tilt.take(Acceleration(whole: 0, 0, 0), at: Instant(nanoseconds: 31 * step))
    tilt.take(Acceleration(whole: 9, 9, 9), at: Instant(nanoseconds: 32 * step))
    #expect(tilt.offset == before)
    for place in 33...60 as ClosedRange<Int64> { tilt.rest(at: Instant(nanoseconds: place * step)) }
    #expect(tilt.offset == .zero)
  }

  @Test("No samples, instants and settings trap, and none moves the bezel out of its range")
  func random() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<2000 {
      var settings = TiltSettings()
      if Bool.random(using: &random) {
        settings.reach = Angle(bits: Int32(truncatingIfNeeded: random.number()))
        settings.deadZone = Angle(bits: Int32(truncatingIfNeeded: random.number()))
        settings.smoothing = random.number()
        settings.centering = random.number()
        settings.tolerance = Decimal(billionths: random.number())
        settings.range = Fixed(bits: Int32(truncatingIfNeeded: random.number()))
      }
      var tilt = Tilt(settings)
      for _ in 0..<20 {
        let near = force(
          right: Int.random(in: -180...180, using: &random),
          down: Int.random(in: -180...180, using: &random))
        let sample = Int.random(in: 0..<3, using: &random) == 0 ? random.force() : near
        tilt.take(sample, at: Instant(nanoseconds: random.number()))
        if Int.random(in: 0..<9, using: &random) == 0 {
          tilt.rest(at: Instant(nanoseconds: random.number()))
        }
        #expect(tilt.offset.x.magnitude <= settings.range.magnitude)
        #expect(tilt.offset.y.magnitude <= settings.range.magnitude)
      }
    }
  }
}
