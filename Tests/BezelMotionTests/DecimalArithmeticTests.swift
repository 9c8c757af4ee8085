import BezelCore
import BezelMotion
import BezelTestSupport
import Testing

@Suite("Arithmetic of decimals")
struct DecimalArithmeticTests {
  @Test(
    "Products are exact to 10⁻⁹",
    arguments: [
      ("34", "0.115411765", 3_924_000_010),
      ("-250", "0.009806650", -2_451_662_500),
      ("-1", "-0.000000001", 1),
      ("0.5", "0.000000001", 1), ("-0.5", "0.000000001", -1), ("0.4", "0.000000001", 0),
      ("2147483647", "4", 8_589_934_588_000_000_000),
      ("9000000000", "9000000000", .max), ("-9000000000", "9", -.max),
    ])
  func products(a: String, b: String, expected: Int64) throws {
    let product = try #require(Decimal(a.utf8)) * #require(Decimal(b.utf8))
    #expect(product.billionths == expected)
  }

  @Test("Agrees with 128 bits on any numbers")
  func random() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<20_000 {
      let (a, b) = (random.number(), random.number())
      let exact = Int128(a) * Int128(b)
      let size = (exact.magnitude + 500_000_000) / 1_000_000_000
      let limited = Int64(clamping: size)
      let product = Decimal(billionths: a) * Decimal(billionths: b)
      #expect(product.billionths == (exact < 0 ? -limited : limited))
      let sum = Decimal(billionths: a) + Decimal(billionths: b)
      #expect(sum.billionths == Int64(clamping: Int128(a) + Int128(b)))
      #expect((-Decimal(billionths: a)).billionths == Int64(clamping: -Int128(a)))
    }
  }
}
