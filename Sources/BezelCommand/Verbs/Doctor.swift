import BezelCore
import BezelFeeds
import BezelText

/// What `bezel doctor` was told.
struct DoctorOptions {
  var font = FontChoice.standard
  /// A text whose characters are looked for in the fonts.
  var text: [UInt8]?

  init(_ words: [Word]) throws(UsageError) {
    var reader = OptionReader(words)
    while let option = try reader.option() {
      switch option.name {
      case "--font": font = FontChoice(try reader.value(of: option))
      case "--text": text = try reader.value(of: option)[...].unescaped
      default: throw .unknownOption(option.name, verb: "doctor")
      }
    }
    if let word = reader.rest.first { throw .unexpected(word) }
  }
}

/// `bezel doctor`: what is here, what would be used, and why.
enum Doctor {
  static func run(_ options: DoctorOptions) -> CInt {
    do throws(FontError) {
      let typesetter = try FontTypesetter(options.font)
      var lines = fonts(typesetter)
      if let text = options.text { lines += missing(in: text, typesetter) }
      Output.write(lines, to: 1)
      return ExitStatus.done
    } catch {
      Output.report(options.font.complaint(error))
      return ExitStatus.badInput
    }
  }

  /// The fonts in the order in which they are asked for a character.
  private static func fonts(_ typesetter: FontTypesetter) -> [UInt8] {
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
      lines += "covers: ".utf8 + list(font.scripts)
      if font.reason == .fallback, !font.isUsedFor.isEmpty {
        lines += "\n     used for: ".utf8 + list(font.isUsedFor)
      }
      lines.append(UInt8(ascii: "\n"))
    }
    let number = typesetter.fonts.count + 1
    return lines + "  \(number)  built-in face, last\n     covers: Latin\n".utf8
  }

  private static func list(_ names: [[UInt8]]) -> [UInt8] {
    names.isEmpty
      ? Array("no script that is known here".utf8) : Array(names.joined(separator: ", ".utf8))
  }

  /// The characters that no font has.
  private static func missing(in text: [UInt8], _ typesetter: FontTypesetter) -> [UInt8] {
    let characters = typesetter.missingCharacters(in: text)
    guard !characters.isEmpty else {
      return Array("text: every character is in one of these fonts\n".utf8)
    }
    return characters.reduce(Array("text: no font has\n".utf8)) { lines, character in
      let code = String(character, radix: 16, uppercase: true)
      let zeros = String(repeating: "0", count: max(0, 4 - code.utf8.count))
      var line = Array("  U+\(zeros)\(code)  ".utf8)
      if let scalar = Unicode.Scalar(character) { line += printable(Array(String(scalar).utf8)) }
      return lines + line + "\n".utf8
    }
  }
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
