/// The table of a face's names.
struct FontNames {
  private let table: FontTable

  init(_ table: FontTable) { self.table = table }

  /// Longer names are cut.
  private static let longest = 128

  /// The name under the first of some numbers that has one, in English if it can be, in UTF-8.
  func text(_ numbers: [UInt16]) -> [UInt8]? {
    let count = min(Int(table.u16(2) ?? 0), 1024)
    let storage = Int(table.u16(4) ?? 0)
    for number in numbers {
      var best: (rank: Int, text: [UInt8])?
      for entry in 0..<count {
        let place = 6 + 12 * entry
        guard let platform = table.u16(place), let encoding = table.u16(place + 2),
          let language = table.u16(place + 4), let name = table.u16(place + 6),
          let length = table.u16(place + 8), let offset = table.u16(place + 10)
        else { break }
        guard name == number, let rank = FontNames.rank(platform, encoding, language),
          best.map({ rank < $0.rank }) ?? true
        else { continue }
        let bytes = table.slice(storage + Int(offset), Int(length))
        let text = platform == 1 ? FontNames.ascii(bytes) : FontNames.wide(bytes)
        if !text.isEmpty { best = (rank, text) }
      }
      if let best { return best.text }
    }
    return nil
  }

  /// How well a name's language suits, 0 best; nil for writing that is not read here.
  private static func rank(_ platform: UInt16, _ encoding: UInt16, _ language: UInt16) -> Int? {
    switch (platform, encoding) {
    case (3, 1), (3, 10): language == 0x409 ? 0 : 3
    case (0, _): 1
    case (1, 0): language == 0 ? 2 : nil
    default: nil
    }
  }

  /// What of a name for old Macintosh systems is ASCII.
  private static func ascii(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.prefix(longest).filter { $0 >= 0x20 && $0 < 0x7F }
  }

  /// UTF-16, big-endian, without controls.
  private static func wide(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let units = FontTable(bytes: Array(bytes.prefix(2 * longest)))
    var text: [UInt8] = []
    var place = 0
    while let unit = units.u16(place) {
      place += 2
      var character = UInt32(unit)
      if unit & 0xFC00 == 0xD800, let low = units.u16(place), low & 0xFC00 == 0xDC00 {
        character = 0x1_0000 + UInt32(unit & 0x3FF) << 10 + UInt32(low & 0x3FF)
        place += 2
      }
      guard character >= 0x20, character != 0x7F, let scalar = Unicode.Scalar(character) else {
        continue
      }
      text += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return text
  }
}
