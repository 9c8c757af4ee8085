import Bezel
import BezelFeeds
import BezelTheme

extension Doctor {
  /// Tells what a theme means, and all that is wrong with it.
  static func look(at word: Word, asJSON isJSON: Bool) -> CInt {
    var choice = ThemeChoice().choosing(word)
    let complaints = choice.load()
    let settings = choice.theme.settings
    if isJSON {
      let document = JSON.object([
        (
          "theme",
          .object([
            ("file", .text(word)), ("settings", .list(settings.map { $0.json })),
            ("problems", .list(complaints.map { $0.json })),
          ])
        )
      ])
      Output.write(document.bytes + "\n".utf8, to: 1)
    } else {
      let lines = "theme ".utf8 + printable(word) + "\n".utf8
      Output.write(settings.reduce(lines) { $0 + $1.line }, to: 1)
    }
    for complaint in complaints {
      Output.report("'".utf8 + printable(word) + "': ".utf8 + complaint.description.utf8)
    }
    return complaints.isEmpty ? ExitStatus.done : ExitStatus.badInput
  }
}

/// What holds for a key of a theme.
private struct ThemeSetting {
  let key: ThemeKey
  let value: [UInt8]
  /// Whether the file says so, rather than the theme that it inherits.
  let isSet: Bool

  var line: [UInt8] {
    let name = "  \(key.name)".utf8
    let gap = repeatElement(UInt8(ascii: " "), count: max(1, 21 - name.count))
    return Array(name) + gap + value + (isSet ? "\n" : "  (unchanged)\n").utf8
  }

  var json: JSON {
    .object([("key", .text(key.name)), ("value", .text(value)), ("set", .flag(isSet))])
  }
}

extension ThemeComplaint {
  fileprivate var json: JSON {
    .object([
      ("line", .number(line)), ("column", .number(column)), ("reason", .text(sentence)),
    ])
  }
}

extension Theme {
  fileprivate var settings: [ThemeSetting] {
    ThemeKey.allCases.compactMap { key in
      guard var value = description.value(of: key) else { return nil }
      if let size = size(of: key) { value += ", \(size.width)x\(size.height) pixels".utf8 }
      let isSet = key == .inherit || description.keys.contains(key)
      return ThemeSetting(key: key, value: value, isSet: isSet)
    }
  }

  /// The size of a picture that a key names.
  private func size(of key: ThemeKey) -> (width: Int, height: Int)? {
    let image =
      switch key {
      case .backdrop: backdrop
      case .logo: logo
      default: nil as Image?
      }
    return image.map { ($0.width, $0.height) }
  }
}
