extension [UInt8] {
  /// The longest beginning of a printable text, cut at a character, that takes no more than so many
  /// columns of a terminal.
  func cut(toColumns limit: Int) -> [UInt8] {
    var (place, columns) = (0, 0)
    while place < count {
      let length = Swift.max(characterLength(self, at: place), 1)
      columns += columnsOfCharacter(at: place, length: length)
      if columns > limit { break }
      place += length
    }
    return Array(prefix(place))
  }

  /// Two for what East Asian scripts and emoji draw wide, none for marks that sit on the character
  /// before, else one. Coarse: where it errs it counts too much.
  private func columnsOfCharacter(at place: Int, length: Int) -> Int {
    guard length > 1 else { return 1 }
    let lead = UInt32(self[place]) & (0xFF >> UInt32(length + 1))
    let scalar = self[place + 1..<place + length].reduce(lead) { $0 << 6 | UInt32($1 & 0x3F) }
    switch scalar {
    case 0x0300...0x036F: return 0
    case 0x1100...0x115F, 0x2600...0x27BF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFF:
      return 2
    default: return 1
    }
  }
}
