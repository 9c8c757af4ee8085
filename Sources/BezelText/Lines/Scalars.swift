/// The characters of UTF-8 text; U+FFFD stands for each run of bytes that is none.
struct Scalars: Sequence, IteratorProtocol {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// How many bytes are left.
  var count: Int { bytes.count }

  /// Whether the next character is one of U+0300 to U+037F, the marks that join letters.
  var isAtMark: Bool { bytes.first == 0xCC || bytes.first == 0xCD }

  mutating func next() -> UInt32? {
    guard let first = bytes.popFirst() else { return nil }
    // The second byte's range rules out overlong forms, surrogates and what lies above U+10FFFF.
    let (more, low, high): (Int, UInt8, UInt8)
    switch first {
    case 0x00...0x7F: return UInt32(first)
    case 0xC2...0xDF: (more, low, high) = (1, 0x80, 0xBF)
    case 0xE0: (more, low, high) = (2, 0xA0, 0xBF)
    case 0xED: (more, low, high) = (2, 0x80, 0x9F)
    case 0xE1...0xEF: (more, low, high) = (2, 0x80, 0xBF)
    case 0xF0: (more, low, high) = (3, 0x90, 0xBF)
    case 0xF1...0xF3: (more, low, high) = (3, 0x80, 0xBF)
    case 0xF4: (more, low, high) = (3, 0x80, 0x8F)
    default: return 0xFFFD
    }
    var value = UInt32(first) & (0x3F >> UInt32(more))
    for place in 0..<more {
      guard let byte = bytes.first, byte >= (place == 0 ? low : 0x80),
        byte <= (place == 0 ? high : 0xBF)
      else { return 0xFFFD }
      bytes.removeFirst()
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return value
  }
}
