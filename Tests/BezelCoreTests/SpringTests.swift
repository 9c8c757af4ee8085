import BezelCore
import Foundation
import Testing

@Suite("Spring")
struct SpringTests {
  @Test(
    "Tenths of the duration give the curve's table",
    arguments: zip(0...9, [0, 236, 551, 764, 883, 944, 974, 988, 995, 998]))
  func table(tenth: Int, thousandths: Int) {
    let value = Spring.progress(afterNanoseconds: Spring.duration / 10 * Int64(tenth))
    #expect((Int64(value.bits) * 1000 + 0x8000) >> 16 == Int64(thousandths))
  }

  @Test("It is 0 until the start, 999/1000 just before the end and 1 from there on")
  func ends() {
    #expect(Spring.progress(afterNanoseconds: .min) == 0)
    #expect(Spring.progress(afterNanoseconds: 0) == 0)
    let last = Spring.progress(afterNanoseconds: Spring.duration - 1)
    #expect((Int64(last.bits) * 1000 + 0x8000) >> 16 == 999)
    #expect(Spring.progress(afterNanoseconds: Spring.duration) == 1)
    #expect(Spring.progress(afterNanoseconds: .max) == 1)
  }

  @Test("Between the ends it keeps within 0.51 steps of the curve and never falls")
  func accuracy() {
    var worst = 0.0
    var previous = Fixed.zero
    // A step that shares no factor with anything.
    for time in stride(from: Int64(1), to: Spring.duration, by: 1_009) {
      let value = Spring.progress(afterNanoseconds: time)
      let angle = 30.78 * Double(time) / 1e9
      let exact = (1 - (1 + angle) * exp(-angle)) * 65_536
      worst = max(worst, abs(Double(value.bits) - exact))
      if value < previous { Issue.record("falls at \(time) ns") }
      previous = value
    }
    #expect(worst < 0.51)
  }
}
