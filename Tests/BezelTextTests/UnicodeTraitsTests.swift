import BezelText
import Testing

@Suite("Traits of characters")
struct UnicodeTraitsTests {
  @Test("Every character is what the standard library knows of it, too")
  func everyCharacter() {
    var differences: [String] = []
    for number in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(number), let age = scalar.properties.age, age.major <= 15,
        age.minor == 0 || age.major < 15
      else { continue }
      let category: CharacterTraits.Category =
        switch scalar.properties.generalCategory {
        case .nonspacingMark: .nonspacingMark
        case .enclosingMark: .enclosingMark
        case .format: .format
        case .control: .control
        default: .other
        }
      let traits = CharacterTraits(number)
      if traits.category != category
        || traits.isIgnorable != scalar.properties.isDefaultIgnorableCodePoint
        || traits.isWhiteSpace != scalar.properties.isWhitespace
      {
        differences.append(String(number, radix: 16))
      }
    }
    // A sign of Ahom changed its category after version 15.
    #expect(differences == ["1171e"])
  }

  @Test("A number that is no character has the traits of one to come")
  func beyond() {
    #expect(CharacterTraits(0x110000) == CharacterTraits(0x10FFFF))
    #expect(CharacterTraits(.max).category == .other)
    #expect(CharacterTraits(0xD800).category == .other)
  }

  @Test("What may vanish is known")
  func vanishing() {
    for character: UInt32 in [0xAD, 0x200B, 0x200D, 0x2060, 0xFE0F, 0xFEFF, 0xE0100, 0xE0FFF] {
      #expect(CharacterTraits(character).isIgnorable)
    }
    for character: UInt32 in [0x09, 0x0A, 0x20, 0x41, 0x300, 0x600, 0xFFFD] {
      #expect(!CharacterTraits(character).isIgnorable)
    }
    #expect(CharacterTraits(0x300).isMark && CharacterTraits(0x20DD).isMark)
    #expect(!CharacterTraits(0x903).isMark && !CharacterTraits(0x41).isMark)
  }
}
