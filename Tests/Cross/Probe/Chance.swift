import BezelCore

/// Seeded random values (SplitMix64) that are the same whatever the width of `Int`; half of the numbers
/// are those at which something turns over.
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func word() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of 0..<limit.
  mutating func below(_ limit: Int) -> Int { Int(word() % UInt64(limit)) }

  mutating func flag() -> Bool { word() & 1 == 1 }

  mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  /// Any of 64 bits, near a power of two or anywhere.
  mutating func long() -> Int64 {
    let power = Int64(bitPattern: 1 << UInt64(below(64)))
    return flag() ? Int64(bitPattern: word()) : power &+ Int64(below(3)) &- 1
  }

  /// Any step, or an extreme one.
  mutating func bits() -> Int32 {
    switch below(4) {
    case 0: one(of: [.min, .min + 1, -65_536, -1, 0, 1, 65_535, 65_536, .max - 1, .max])
    case 1: Int32(truncatingIfNeeded: word())
    default: Int32(below(128 << 16)) - 32 << 16
    }
  }

  mutating func fixed() -> Fixed { Fixed(bits: bits()) }
  mutating func point() -> Point { Point(x: fixed(), y: fixed()) }
  mutating func angle() -> Angle { Angle(bits: bits()) }

  mutating func rect() -> Rect { Rect(x: fixed(), y: fixed(), width: fixed(), height: fixed()) }

  mutating func color() -> Color {
    let word = word()
    return Color(
      red: UInt8(word & 0xFF), green: UInt8(word >> 8 & 0xFF), blue: UInt8(word >> 16 & 0xFF),
      alpha: UInt8(word >> 24 & 0xFF))
  }

  /// Up to `most` bytes.
  mutating func bytes(_ most: Int) -> [UInt8] {
    (0..<below(most + 1)).map { _ in UInt8(truncatingIfNeeded: word()) }
  }
}
