import BezelTestSupport

/// Texts of characters that meet in unlikely ways, the same for the same seed.
struct RandomText: RandomNumberGenerator {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func next() -> UInt64 { random.next() }

  /// Half of them among those that the rules know by name, the rest anything, even what is no character.
  mutating func characters(_ count: Int) -> [UInt32] {
    let special: [ClosedRange<UInt32>] = [
      0x09...0x7E, 0x300...0x310, 0x5D0...0x5D5, 0x600...0x605, 0x900...0x94D, 0xE30...0xE4A,
      0x1100...0x11FF, 0x2000...0x2064, 0x20A0...0x20C2, 0x3000...0x3050, 0xAC00...0xAC3F,
      0xFE0E...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F466...0x1F469, 0x1FAF8...0x1FAFF,
    ]
    return (0..<count).map { _ in
      if Bool.random(using: &self), let range = special.randomElement(using: &self) {
        return UInt32.random(in: range, using: &self)
      }
      return UInt32.random(in: 0...0x11_FFFF, using: &self)
    }
  }
}
