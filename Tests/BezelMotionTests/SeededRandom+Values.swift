import BezelTestSupport

extension SeededRandom {
  /// A number of any size.
  mutating func number() -> Int64 {
    let bits = Int64(truncatingIfNeeded: next()) >> Int64.random(in: 0...63, using: &self)
    return Int.random(in: 0..<50, using: &self) == 0 ? (bits < 0 ? .min : .max) : bits
  }

  /// Up to 80 bytes: any ones, or some of those that numbers and matrices are made of.
  mutating func text() -> [UInt8] {
    let alphabet = Array("0123456789-+.,; \n\0".utf8)
    let any = Bool.random(using: &self)
    return (0..<Int.random(in: 0...80, using: &self)).map { _ in
      any ? UInt8.random(in: 0...255, using: &self) : alphabet.randomElement(using: &self) ?? 0
    }
  }
}
