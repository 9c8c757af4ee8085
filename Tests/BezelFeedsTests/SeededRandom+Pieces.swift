import BezelTestSupport

extension SeededRandom {
  /// Cuts the bytes into pieces of 1…`longest` bytes.
  mutating func pieces(of bytes: [UInt8], longest: Int) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...longest, using: &self))
      pieces.append(Array(piece))
      rest = rest.dropFirst(piece.count)
    }
    return pieces
  }
}
