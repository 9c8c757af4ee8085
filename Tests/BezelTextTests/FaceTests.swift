import BezelCore
import BezelText
import Testing

@Suite("The built-in face")
struct FaceTests {
  /// Printable ASCII and Latin-1 without the soft hyphen, and what punctuation commonly needs.
  static let promised: [UInt32] =
    Array(0x21...0x7E) + Array(0xA1...0xAC) + Array(0xAE...0xFF)
    + "…–—‘’‚“”„•‹›€™‰−←→↑↓≤≥≠≈ıŒœŠšŽžŸ".unicodeScalars.map { $0.value }

  @Test("Every promised character has a drawing of its own")
  func coverage() {
    let typesetter = BuiltInTypesetter()
    for face: UInt16 in [0, 1] {
      let box = typesetter.outline(face: face, glyph: 0xFFFD)
      #expect(!box.segments.isEmpty)
      for character in FaceTests.promised {
        let outline = typesetter.outline(face: face, glyph: character)
        #expect(outline != box, "U+\(String(character, radix: 16))")
      }
      #expect(typesetter.outline(face: face, glyph: 0x754C) == box)
    }
    #expect(typesetter.outline(face: 2, glyph: 0x61).segments.isEmpty)
  }

  @Test("Every outline is closed, filled, and nowhere turned inside out", arguments: [0, 1])
  func outlines(face: UInt16) {
    let typesetter = BuiltInTypesetter()
    for character in typesetter.characters {
      let name: Comment = "U+\(String(character, radix: 16)) of face \(face)"
      let shape = FlatOutline(typesetter.outline(face: face, glyph: character))
      #expect(shape.startsWithMove, name)
      #expect(!shape.contours.isEmpty, name)
      #expect(shape.contours.allSatisfy { $0.count > 2 }, name)
      let windings = shape.windings(every: 16)
      #expect(windings.contains { $0 < 0 }, name)
      #expect(!windings.contains { $0 > 0 }, name)
    }
  }

  @Test("All ink lies within what a block tells", arguments: [false, true])
  func ink(isBold: Bool) {
    let typesetter = BuiltInTypesetter()
    let style = TextStyle(size: 1000, isBold: isBold)
    for character in typesetter.characters {
      let name: Comment = "U+\(String(character, radix: 16)), bold: \(isBold)"
      let shape = FlatOutline(typesetter.outline(face: isBold ? 1 : 0, glyph: character))
      let text = Array(String(Unicode.Scalar(character) ?? "?").utf8)
      let block = typesetter.set(text, style, width: 5000, lines: 1)
      #expect(shape.bounds.minX >= -Float(block.overhang.floor), name)
      #expect(shape.bounds.maxX <= Float((block.size.width + block.overhang).ceiling), name)
      #expect(shape.bounds.minY >= -Float(block.descent.floor), name)
      #expect(shape.bounds.maxY <= Float(block.ascent.ceiling), name)
    }
  }

  @Test("Counters stay open in both weights")
  func counters() {
    let typesetter = BuiltInTypesetter()
    let expected: [(String, Int)] = [
      ("abdegopq@ADOPQR0469", 1), ("B8&%", 2),
      ("cfhijklmnrstuvwxyzCEFGHIJKLMNSTUVWXYZ12357", 0),
    ]
    for (letters, holes) in expected {
      for scalar in letters.unicodeScalars {
        for face: UInt16 in [0, 1] {
          let shape = FlatOutline(typesetter.outline(face: face, glyph: scalar.value))
          #expect(shape.holes(every: 8) == holes, "\(scalar) of face \(face)")
        }
      }
    }
  }

  @Test("Bold letters have more ink and are no narrower")
  func bold() {
    let typesetter = BuiltInTypesetter()
    for character in typesetter.characters {
      let name: Comment = "U+\(String(character, radix: 16))"
      let ink = [0, 1].map { (face: UInt16) in
        FlatOutline(typesetter.outline(face: face, glyph: character)).windings(every: 12)
          .count { $0 != 0 }
      }
      #expect(ink[1] > ink[0], name)
      let text = String(Unicode.Scalar(character) ?? "?")
      #expect(width(text, Setting.bold) >= width(text), name)
    }
  }

  @Test("Figures are all of one width, with and without neighbors")
  func figures() {
    for style in [Setting.regular, Setting.bold] {
      #expect(Set("0123456789".map { width(String($0), style) }).count == 1)
      #expect(width("11:47", style) == width("88:88", style))
    }
  }

  @Test("Pairs stand closer than their advances, letters with marks as the letters")
  func kerning() {
    for pair in ["AV", "To", "LT", "Ty", "P.", "r,", "Äv", "Tö"] {
      let apart = pair.map { width(String($0)) }.reduce(0, +)
      #expect(width(pair) < apart, "\(pair)")
    }
    #expect(width("nn") - width("n") - width("n") <= Fixed(bits: 1))
    #expect((width("ÄV") - width("AV")).magnitude <= Fixed(bits: 1))
  }

  @Test("Letters have the proportions that the face is meant to have")
  func proportions() {
    let typesetter = BuiltInTypesetter()
    func top(_ letter: Unicode.Scalar) -> Float {
      FlatOutline(typesetter.outline(face: 0, glyph: letter.value)).bounds.maxY
    }
    #expect(top("x") == 530 && top("H") == 720 && top("l") == 740 && top("p") == 540)
    #expect(top("o") > top("x") && top("O") > top("H"))
  }
}
