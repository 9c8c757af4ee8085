/// What a walk came to, in 64 bits: FNV-1a, of whole numbers at once.
struct Digest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: some FixedWidthInteger) {
    let mixed = (value ^ UInt64(truncatingIfNeeded: number)) &* 0x100_0000_01B3
    // The product carries upwards only.
    value = mixed ^ mixed >> 32
  }

  mutating func add(_ numbers: some Sequence<some FixedWidthInteger>) {
    for number in numbers { add(number) }
  }

  /// Sixteen hexadecimal digits.
  var text: [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return stride(from: 60, through: 0, by: -4).map { digits[Int(value >> UInt64($0) & 15)] }
  }
}
