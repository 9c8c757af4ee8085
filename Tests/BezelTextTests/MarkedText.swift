import BezelText

/// A text for a table of tests, with `÷` where a line or cluster may end and `¶` where a line must.
enum MarkedText {
  static func characters(_ marked: String) -> [UInt32] {
    marked.unicodeScalars.filter { $0 != "÷" && $0 != "¶" }.map(\.value)
  }

  /// Marks a text, but for its two ends.
  static func marked(_ characters: [UInt32], _ mark: (Int) -> String) -> String {
    var text = String.UnicodeScalarView()
    for (place, character) in characters.enumerated() {
      if place > 0 { text.append(contentsOf: mark(place).unicodeScalars) }
      text.append(Unicode.Scalar(character) ?? "\u{FFFD}")
    }
    return String(text)
  }
}

extension LineBreak {
  var mark: String {
    switch self {
    case .none: ""
    case .allowed: "÷"
    case .mandatory: "¶"
    }
  }
}
