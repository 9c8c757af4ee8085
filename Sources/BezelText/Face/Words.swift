/// Reads the words of a drawing, one after the other.
///
/// Drawings are ours, so what cannot be read is a programmer's mistake and traps.
struct Words {
  private let text: [UInt8]
  private var place: Int
  private let end: Int

  init(_ text: [UInt8], in range: Range<Int>) {
    (self.text, place, end) = (text, range.lowerBound, range.upperBound)
  }

  /// Where the next word is looked for.
  var position: Int { place }

  /// The first byte of the next word; nil at the end.
  mutating func peek() -> UInt8? {
    while place < end, text[place] == UInt8(ascii: " ") || text[place] == UInt8(ascii: "\n") {
      place += 1
    }
    return place < end ? text[place] : nil
  }

  /// Whether the next word is a number.
  mutating func isAtNumber() -> Bool {
    guard let byte = peek() else { return false }
    return byte == UInt8(ascii: "-") || isDigit(byte)
  }

  /// The next byte if it continues the word before and is `expected`, which is then read.
  mutating func take(_ expected: UInt8) -> Bool {
    guard place < end, text[place] == expected else { return false }
    place += 1
    return true
  }

  /// Reads the first byte of the next word.
  mutating func letter() -> UInt8 {
    guard let byte = peek() else { preconditionFailure("A drawing ends too early.") }
    place += 1
    return byte
  }

  /// Reads a whole number and leaves what follows it in its word.
  mutating func number() -> Int {
    precondition(isAtNumber(), "A drawing lacks a number.")
    let isNegative = take(UInt8(ascii: "-"))
    var value = 0
    while place < end, isDigit(text[place]) {
      value = value * 10 + Int(text[place] - UInt8(ascii: "0"))
      place += 1
    }
    return isNegative ? -value : value
  }

  /// Reads the characters of a word.
  mutating func characters() -> [UInt32] {
    var characters = [character()]
    while place < end, text[place] != UInt8(ascii: " "), text[place] != UInt8(ascii: "\n") {
      characters.append(character())
    }
    return characters
  }

  /// Reads a character.
  mutating func character() -> UInt32 {
    guard peek() != nil else { preconditionFailure("A drawing lacks a character.") }
    var rest = Scalars(text[place..<end])
    guard let scalar = rest.next() else { preconditionFailure("A drawing lacks a character.") }
    place = end - rest.count
    return scalar
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
