// In texts `\n` stands for a new line and `\\` for a backslash; any other `\x` stays as it is.

private let backslash = UInt8(ascii: "\\")

extension ArraySlice<UInt8> {
  /// The text that these bytes of a line stand for.
  package var unescaped: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var place = startIndex
    while place < endIndex {
      let next = place + 1
      if self[place] == backslash, next < endIndex, self[next] == UInt8(ascii: "n") {
        text.append(UInt8(ascii: "\n"))
        place += 2
      } else if self[place] == backslash, next < endIndex, self[next] == backslash {
        text.append(backslash)
        place += 2
      } else {
        text.append(self[place])
        place += 1
      }
    }
    return text
  }

  /// The same without the backslash at its end that begins an escape.
  var withoutHalfEscape: ArraySlice<UInt8> {
    var backslashes = 0
    for byte in reversed() {
      guard byte == backslash else { break }
      backslashes += 1
    }
    return backslashes % 2 == 0 ? self : dropLast()
  }
}

extension [UInt8] {
  /// The bytes of a line that stand for this text. A NUL, which would end the line, is left out.
  var escaped: [UInt8] {
    var line: [UInt8] = []
    line.reserveCapacity(count)
    for byte in self {
      switch byte {
      case UInt8(ascii: "\n"): line += [backslash, UInt8(ascii: "n")]
      case backslash: line += [backslash, backslash]
      case 0: break
      default: line.append(byte)
      }
    }
    return line
  }
}
