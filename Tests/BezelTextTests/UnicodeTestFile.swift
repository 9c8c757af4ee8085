import BezelLinux

/// A file of Unicode's test cases, as Debian's unicode-data has it.
struct UnicodeTestFile {
  /// A text, and whether it parts before each character and at its end.
  struct Case: CustomStringConvertible {
    var characters: [UInt32] = []
    var parts: [Bool] = []
    var description: String
  }

  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  let cases: [Case]

  init(_ name: String) throws {
    let path = "/usr/share/unicode/auxiliary/\(name).txt"
    let bytes = (try? File.contents(of: path, atMost: 1 << 24)) ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("# \(name)-15.0.0.txt")
    else {
      throw Missing(description: "No \(path) of version 15.0.0; Scripts/need unicode-data gets it.")
    }
    cases = text.split(separator: "\n").compactMap { line in
      let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
      guard !words.isEmpty else { return nil }
      var found = Case(description: String(line))
      for word in words {
        switch word {
        case "÷": found.parts.append(true)
        case "×": found.parts.append(false)
        default: found.characters.append(UInt32(word, radix: 16) ?? .max)
        }
      }
      return found
    }
  }
}
