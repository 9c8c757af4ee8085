import Bezel
import BezelFeeds
import BezelTheme

/// The theme that was asked for, and what options say beside it.
struct ThemeChoice {
  private(set) var theme = Theme.light
  /// A theme file that is yet to be read.
  private(set) var file: Word?
  /// What options have set, whatever a theme says.
  private(set) var given = ThemeKeys()

  var description: ThemeDescription { theme.description }

  /// Notes that an option was given.
  mutating func note(_ option: OptionReader.Option) {
    if let key = ThemeKey(name: option.name.dropFirst(2)) { given.insert(key) }
  }

  /// Takes no font from the theme.
  mutating func useNoFont() { given.insert(.font) }

  /// The same with a theme by its name, or a file.
  func choosing(_ word: Word) -> ThemeChoice {
    var choice = self
    let base = BuiltInTheme(name: word)
    choice.theme = Theme(base ?? .light)
    choice.file = base == nil ? word : nil
    return choice
  }

  /// Reads the theme file as far as it can be used; what is wrong with it.
  mutating func load() -> [ThemeComplaint] {
    guard let file else { return [] }
    var complaints: [ThemeComplaint] = []
    theme = Theme(file: file, &complaints)
    return complaints
  }
}

extension HUDOptions {
  /// Reads the theme file, if there is one, and takes what it says.
  mutating func loadTheme() throws(InputFileError) {
    let complaints = themed.load()
    dress()
    guard let file = themed.file, let first = complaints.first else { return }
    throw InputFileError(file, first, more: complaints.count - 1)
  }
}

extension InputFileError {
  /// What is wrong with a theme file first, and that there is more.
  init(_ file: Word, _ complaint: ThemeComplaint, more: Int) {
    var message = "the theme '".utf8 + printable(file) + "', ".utf8 + complaint.description.utf8
    if more > 0 {
      message += " (and \(more) more; 'bezel doctor --theme ".utf8 + printable(file)
      message += "' tells them all)".utf8
    }
    self.init(message)
  }
}
