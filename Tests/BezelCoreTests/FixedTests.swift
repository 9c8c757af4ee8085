import BezelCore
import Testing

@Suite("Fixed-point numbers")
struct FixedTests {
  @Test(
    "Products round to the nearest step, ties upwards",
    arguments: [
      (0x3_0000, 0x4_0000, 0xC_0000), (-0x3_0000, 0x4_0000, -0xC_0000), (1, 0x8000, 1),
      (-1, 0x8000, 0), (1, 0x7FFF, 0), (0x1_8000, 0x1_8000, 0x2_4000),
    ] as [(Int32, Int32, Int32)])
  func products(a: Int32, b: Int32, product: Int32) {
    #expect((Fixed(bits: a) * Fixed(bits: b)).bits == product)
  }

  @Test(
    "Quotients round to the nearest step, ties upwards",
    arguments: [
      (1, 3, 21_845), (2, 3, 43_691), (-1, 3, -21_845), (1, -3, -21_845), (-2, -3, 43_691),
      (1, 0x2_0000, 1), (-1, 0x2_0000, 0), (0, 5, 0),
    ] as [(Int64, Int64, Int32)])
  func quotients(a: Int64, b: Int64, bits: Int32) {
    #expect(Fixed(a, over: b).bits == bits)
  }

  @Test("Everything that overflows saturates, division by zero included")
  func saturation() {
    #expect(Fixed(32_767) + 1 == .greatest)
    #expect(Fixed(-32_768) - 1 == .least)
    #expect(-Fixed.least == .greatest)
    #expect(Fixed(300) * 300 == .greatest)
    #expect(Fixed(300) * -300 == .least)
    #expect(Fixed(1) / 0 == .greatest)
    #expect(Fixed(-1) / 0 == .least)
    #expect(Fixed(0) / 0 == .zero)
    #expect(Fixed(1_000_000_000) == Fixed(32_767))
    #expect(Fixed(Int64.max, over: 1) == .greatest)
    #expect(Fixed(Int64.min, over: 1) == .least)
    #expect(Fixed(Int64.max, over: Int64.max) == 1)
    #expect(Fixed(Int64.max, over: -1) == .least)
  }

  @Test(
    "Roundings say what they do",
    arguments: [
      (0x1_8000, 1, 2, 2), (-0x1_8000, -2, -1, -1), (0x1_7FFF, 1, 2, 1), (0x2_0000, 2, 2, 2),
      (-1, -1, 0, 0), (Int32.max, 32_767, 32_768, 32_768),
    ] as [(Int32, Int, Int, Int)])
  func roundings(bits: Int32, floor: Int, ceiling: Int, rounded: Int) {
    let value = Fixed(bits: bits)
    #expect((value.floor, value.ceiling, value.rounded) == (floor, ceiling, rounded))
  }

  @Test("An integer square root is exact")
  func integerRoot() {
    for value: UInt64 in [0, 1, 2, 3, 4, 8, 9, 15, 16, 1 << 32, (1 << 32) - 1, .max] {
      let root = squareRoot(value)
      #expect(root * root <= value)
      let (next, overflow) = (root + 1).multipliedReportingOverflow(by: root + 1)
      #expect(overflow || next > value)
    }
  }

  @Test("A square root is at most one step too small")
  func root() {
    for bits in stride(from: Int32(0), through: .max, by: 7_919_993) {
      let value = Double(bits) / 65_536
      let error = value.squareRoot() - Double(Fixed(bits: bits).squareRoot.bits) / 65_536
      #expect(error >= 0 && error < 1.0 / 65_536)
    }
    #expect(Fixed(-4).squareRoot == 0)
    #expect(Fixed.hypotenuse(3, 4) == 5)
    #expect(Fixed.hypotenuse(.least, .least) == .greatest)
  }
}

@Suite("Decimals")
struct DecimalTests {
  @Test(
    "Decimals are exact to the ninth place",
    arguments: [
      ("0", 0), ("1", 1_000_000_000), ("-1.5", -1_500_000_000), (".25", 250_000_000),
      ("+3.", 3_000_000_000), ("0.0000000019", 1), ("0.009806650", 9_806_650),
      ("99999999999999999999", 9_000_000_000_000_000_000),
    ])
  func values(text: String, billionths: Int64) {
    #expect(Decimal(text.utf8)?.billionths == billionths)
  }

  @Test(
    "What is no decimal is refused",
    arguments: ["", ".", "-", "nan", "1e9", "1.2.3", "1-", " 1", "0x1", "inf", "١"])
  func refused(text: String) { #expect(Decimal(text.utf8) == nil) }
}
