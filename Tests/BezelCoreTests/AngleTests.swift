import BezelCore
import Foundation
import Testing

@Suite("Angles")
struct AngleTests {
  /// All sixteenths of a turn and a walk of odd steps through two turns either way.
  static let angles: [Angle] =
    stride(from: Int32(-1 << 25), through: 1 << 25, by: 1 << 20).map { Angle(bits: $0) }
    + stride(from: Int32(-1 << 25), through: 1 << 25, by: 10_007).map { Angle(bits: $0) }

  @Test("A direction is off by less than 4 steps of 2⁻³⁰")
  func direction() {
    for angle in AngleTests.angles {
      let radians = Double(angle.bits) / Double(1 << 24) * 2 * .pi
      let direction = Direction(angle)
      #expect(abs(Double(direction.x) - cos(radians) * Double(1 << 30)) < 4)
      #expect(abs(Double(direction.y) - sin(radians) * Double(1 << 30)) < 4)
    }
  }

  @Test("Sine and cosine are off by at most one step of 1/65536")
  func sineAndCosine() {
    for angle in AngleTests.angles {
      let radians = Double(angle.bits) / Double(1 << 24) * 2 * .pi
      #expect(abs(Double(angle.sine.bits) - sin(radians) * 65_536) <= 1)
      #expect(abs(Double(angle.cosine.bits) - cos(radians) * 65_536) <= 1)
    }
  }

  @Test("Quarter turns are exact")
  func quarters() {
    let sines: [Fixed] = [0, 1, 0, -1]
    for quarter in 0..<4 {
      let angle = Angle(bits: Int32(quarter) << 22)
      #expect(angle.sine == sines[quarter])
      #expect(angle.cosine == sines[(quarter + 1) % 4])
    }
  }

  @Test("An arc tangent is off by at most 4 steps of 2⁻²⁴ of a turn")
  func arcTangent() {
    for angle in AngleTests.angles {
      for length in [3.0, 117.3, 30_000] {
        let radians = Double(angle.bits) / Double(1 << 24) * 2 * .pi
        let x = Fixed(bits: Int32(cos(radians) * length * 65_536))
        let y = Fixed(bits: Int32(sin(radians) * length * 65_536))
        let exact = atan2(Double(y.bits), Double(x.bits)) / (2 * .pi) * Double(1 << 24)
        let error = abs(Double(Angle(ofVector: x, y).bits) - exact)
        #expect(min(error, Double(1 << 24) - error) <= 4)
      }
    }
    #expect(Angle(ofVector: 0, 0) == .zero)
    #expect(Angle(ofVector: .least, .least).bits == -3 << 21)
  }

  @Test("Turns and degrees convert, and far ones are limited")
  func conversions() {
    #expect(Angle(turns: 1) == .turn)
    #expect(Angle(degrees: 90) == .quarterTurn)
    #expect(Angle(degrees: -90) == .top)
    #expect(Angle(turns: 30_000) == Angle(turns: 127))
    #expect(Angle(degrees: .max) == Angle(turns: 127))
  }
}
