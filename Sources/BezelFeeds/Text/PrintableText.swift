/// The text with `?` for everything a terminal might obey or misread: control characters (C0, DEL
/// and C1) and bytes that are no UTF-8.
package func printable(_ text: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(text.count)
  var place = 0
  while place < text.count {
    let length = characterLength(text, at: place)
    let isControl =
      length == 1 && (text[place] < 0x20 || text[place] == 0x7F)
      || length == 2 && text[place] == 0xC2 && text[place + 1] < 0xA0
    if length == 0 || isControl {
      result.append(UInt8(ascii: "?"))
    } else {
      result += text[place..<place + length]
    }
    place += max(length, 1)
  }
  return result
}

/// How many bytes the character at that place has; 0 when they are no UTF-8.
func characterLength(_ text: [UInt8], at place: Int) -> Int {
  let first = text[place]
  // The second byte's range keeps out overlong forms, surrogates and what lies past U+10FFFF.
  let (length, second): (Int, ClosedRange<UInt8>) =
    switch first {
    case 0x00...0x7F: (1, 0x80...0xBF)
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: (0, 0x80...0xBF)
    }
  guard length > 1 else { return length }
  guard place + length <= text.count, second.contains(text[place + 1]) else { return 0 }
  for next in place + 2..<place + length where !text[next].continuesCharacter { return 0 }
  return length
}
