extension [UInt8] {
  /// The length of the longest beginning, at most `limit` bytes, that does not end inside a
  /// character; bytes that are no UTF-8 are cut anywhere.
  func characterBoundary(notAfter limit: Int) -> Int {
    guard count > limit else { return count }
    var end = limit
    while end > 0, limit - end < 3, self[end].continuesCharacter { end -= 1 }
    return self[end].continuesCharacter ? limit : end
  }
}

extension UInt8 {
  /// Whether it is the second or a later byte of a character in UTF-8.
  var continuesCharacter: Bool { self & 0xC0 == 0x80 }

  /// Whether it separates words.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension ArraySlice<UInt8> {
  /// The same without the blanks around it.
  var trimmed: ArraySlice<UInt8> {
    guard let first = firstIndex(where: { !$0.isBlank }),
      let last = lastIndex(where: { !$0.isBlank })
    else { return [] }
    return self[first...last]
  }
}
