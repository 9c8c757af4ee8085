import BezelFeeds
import BezelText

extension Doctor {
  /// The fonts in the order in which they are asked for a character, and the characters of a text that
  /// none of them has.
  static func fonts(_ typesetter: FontTypesetter?, missingIn text: [UInt8]?) -> Part {
    guard let typesetter else {
      return Part(
        lines: Array("fonts\n  cannot be looked through\n".utf8), members: [("fonts", .null)])
    }
    let missing = text.map { typesetter.missingCharacters(in: $0) }
    var members: [(StaticString, JSON)] = [
      ("fonts", .list(typesetter.fonts.map { json($0) } + [builtIn]))
    ]
    if let missing {
      members.append(("missing", .list(missing.map { .text("U+".utf8 + code($0)) })))
    }
    return Part(
      lines: lines(typesetter) + (missing.map { lines(missing: $0) } ?? []), members: members)
  }

  private static func lines(_ typesetter: FontTypesetter) -> [UInt8] {
    var lines = Array("fonts, in the order in which they are asked\n".utf8)
    for (number, font) in typesetter.fonts.enumerated() {
      let reason =
        switch font.reason {
        case .first: "first"
        case .bold: "its bold"
        case .fallback: "stands in"
        }
      lines += Array("  \(number + 1)  ".utf8) + printable(font.face.family) + " ".utf8
      lines += printable(font.face.style) + ", \(reason)\n     ".utf8
      lines += printable(font.face.path) + "\n     ".utf8
      if let bold = font.bold { lines += "bold: ".utf8 + printable(bold.path) + "\n     ".utf8 }
      lines += "covers: ".utf8
      lines +=
        font.scripts.isEmpty ? Array("no script that is known here".utf8) : list(font.scripts)
      if font.reason == .fallback, !font.isUsedFor.isEmpty {
        lines += "\n     used for: ".utf8 + list(font.isUsedFor)
      }
      lines.append(UInt8(ascii: "\n"))
    }
    let number = typesetter.fonts.count + 1
    return lines + "  \(number)  built-in face, last\n     covers: Latin\n".utf8
  }

  private static func lines(missing characters: [UInt32]) -> [UInt8] {
    guard !characters.isEmpty else {
      return Array("text: every character is in one of these fonts\n".utf8)
    }
    return characters.reduce(Array("text: no font has\n".utf8)) { lines, character in
      var line = "  U+".utf8 + code(character) + "  ".utf8
      if let scalar = Unicode.Scalar(character) { line += printable(Array(String(scalar).utf8)) }
      return lines + line + "\n".utf8
    }
  }

  /// A character's number, four digits at least.
  private static func code(_ character: UInt32) -> [UInt8] {
    let code = Array(String(character, radix: 16, uppercase: true).utf8)
    return [UInt8](repeating: UInt8(ascii: "0"), count: max(0, 4 - code.count)) + code
  }

  private static func json(_ font: FontReport) -> JSON {
    let reason =
      switch font.reason {
      case .first: "first"
      case .bold: "bold"
      case .fallback: "fallback"
      }
    return .object([
      ("family", .text(font.face.family)), ("style", .text(font.face.style)),
      ("path", .text(font.face.path)), ("bold", font.bold.map { .text($0.path) } ?? .null),
      ("reason", .text(reason)), ("covers", .list(font.scripts.map { .text($0) })),
      ("used_for", .list(font.isUsedFor.map { .text($0) })),
    ])
  }

  /// The program's own face, which needs no file.
  private static let builtIn = JSON.object([
    ("family", .text("built-in")), ("style", .text("")), ("path", .null), ("bold", .null),
    ("reason", .text("last")), ("covers", .list([.text("Latin")])), ("used_for", .list([])),
  ])
}

extension FontChoice {
  /// One sentence about why the font that was asked for cannot be used.
  func complaint(_ error: FontError) -> [UInt8] {
    let name: [UInt8] =
      switch self {
      case .standard, .builtIn: []
      case .file(let words), .family(let words): words
      }
    return "the font '".utf8 + printable(name) + "' cannot be used: \(error)".utf8
      + "; 'bezel doctor' lists those that are here".utf8
  }
}
