import BezelCore
import BezelHUD

extension ThemeLine {
  /// Why the value cannot be used, which has to be something else.
  func misfit(_ expected: String) -> ThemeComplaint {
    ThemeComplaint(
      line: number, column: valueColumn,
      String(quoting: value) + " does not fit '\(key.name)': \(expected)")
  }

  /// Reads the value; what `read` refuses is a misfit.
  func read<Value>(
    _ expected: String, _ read: ([UInt8]) -> Value?
  ) throws(ThemeComplaint) -> Value {
    guard let value = read(value) else { throw misfit(expected) }
    return value
  }

  /// The meaning of a value that is one of two words.
  func choice<Value>(
    _ first: (name: String, value: Value), _ second: (name: String, value: Value)
  ) throws(ThemeComplaint) -> Value {
    if value.spells(first.name) { return first.value }
    if value.spells(second.name) { return second.value }
    throw misfit(first.name + " or " + second.name)
  }

  func color() throws(ThemeComplaint) -> Color {
    try read("#RRGGBB or #RRGGBBAA", { (word) in Color(hex: word) })
  }

  func length() throws(ThemeComplaint) -> Fixed {
    try read("points from 0", { (word) in Values.length(word) })
  }

  func size() throws(ThemeComplaint) -> Size { try read("points as WxH", Values.size) }

  func position() throws(ThemeComplaint) -> HUD.Position {
    try read(
      "center, top, bottom, left, right, or a corner such as top-left", Values.position)
  }

  func textSize() throws(ThemeComplaint) -> Fixed {
    try read("points from 4 to 400", { (word) in Values.number(word, HUD.textSizes) })
  }

  func isBold() throws(ThemeComplaint) -> Bool {
    try choice(("bold", true), ("regular", false))
  }

  /// The value as a name, and where it stands.
  var reference: ThemeDescription.Reference {
    ThemeDescription.Reference(name: value, line: number, column: valueColumn)
  }

  /// The value as a file in the theme's folder.
  func file() throws(ThemeComplaint) -> ThemeDescription.Reference {
    guard ThemeFolder.holds(value) else {
      throw misfit("a file in the theme's folder, or in a folder within it")
    }
    return reference
  }

  func screenText() throws(ThemeComplaint) -> ScreenText {
    do throws(ScreenText.Flaw) {
      return try ScreenText(value)
    } catch {
      func complain(_ place: Int, _ sentence: String) -> ThemeComplaint {
        ThemeComplaint(line: number, column: valueColumn + place, sentence)
      }
      switch error {
      case .unknownField(let name, let place):
        throw complain(
          place,
          String(quoting: "{".utf8 + name + "}".utf8)
            + " is no field: {hostname}, {ip}, {kernel}, {time}, {percent} or {elapsed}")
      case .openBrace(let place):
        throw complain(place, "'{' begins a field and needs its '}'; '{{' is a brace")
      case .tooManyParts:
        throw complain(0, "a text has at most \(ScreenText.mostParts) parts")
      }
    }
  }
}
