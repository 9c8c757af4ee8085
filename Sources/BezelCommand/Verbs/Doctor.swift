import BezelCore
import BezelFeeds
import BezelText

/// What `bezel doctor` was told.
struct DoctorOptions {
  var font = FontChoice.standard
  /// A text whose characters are looked for in the fonts.
  var text: [UInt8]?
  /// Whether to write one document of JSON instead of lines.
  var isJSON = false
  /// A theme file that is to be looked at instead.
  var theme: Word?

  init(_ words: [Word]) throws(UsageError) {
    var reader = OptionReader(words)
    while let option = try reader.option() {
      switch option.name {
      case "--font": font = FontChoice(try reader.value(of: option))
      case "--theme": theme = try reader.value(of: option)
      case "--text": text = try reader.value(of: option)[...].unescaped
      case "--json":
        try reader.flag(option)
        isJSON = true
      default: throw .unknownOption(option.name, verb: "doctor")
      }
    }
    if let word = reader.rest.first { throw .unexpected(word) }
  }
}

/// `bezel doctor`: what is here, what would be used, and why not the rest.
enum Doctor {
  /// One kind of things that are looked at: as lines, and as members of the document.
  struct Part {
    var lines: [UInt8]
    var members: [(StaticString, JSON)]
  }

  static func run(_ options: DoctorOptions) -> CInt {
    if let theme = options.theme { return look(at: theme, asJSON: options.isJSON) }
    var status = ExitStatus.done
    var typesetter: FontTypesetter?
    do throws(FontError) {
      typesetter = try FontTypesetter(options.font)
    } catch {
      Output.report(options.font.complaint(error))
      status = ExitStatus.badInput
      typesetter = try? FontTypesetter(.standard)
    }
    let parts = [displays(), inputs(), sensors(), fonts(typesetter, missingIn: options.text)]
    if options.isJSON {
      let document = JSON.object(parts.reduce([]) { $0 + $1.members })
      Output.write(document.bytes + "\n".utf8, to: 1)
    } else {
      Output.write(parts.reduce([]) { $0 + $1.lines }, to: 1)
    }
    return status
  }

  /// Words with commas between them.
  static func list(_ words: [[UInt8]]) -> [UInt8] { Array(words.joined(separator: ", ".utf8)) }
}
