/// What the command line asks for.
enum Command {
  case run(RunArguments)
  case show(ShowOptions)
  case render(RenderOptions)
  case demo(DemoOptions)
  case doctor(DoctorOptions)
  case help(StaticString)
  case version

  /// Reads a command line without the program's own name.
  static func parse(_ words: [Word]) throws(UsageError) -> Command {
    guard let verb = words.first else {
      throw .contradiction("a verb is missing; 'bezel help' lists them all")
    }
    let rest = Array(words.dropFirst())
    switch verb {
    case "run": return .run(try RunArguments(rest))
    case "show": return .show(try ShowOptions(rest))
    case "render": return .render(try RenderOptions(rest))
    case "demo": return .demo(try DemoOptions(rest))
    case "doctor": return .doctor(try DoctorOptions(rest))
    case "version", "--version":
      if let word = rest.first { throw .unexpected(word) }
      return .version
    case "help", "--help", "-h":
      if rest.count > 1 { throw .unexpected(rest[1]) }
      guard let topic = rest.first else { return .help(Help.overview) }
      guard let page = Help.page(topic) else {
        throw .badValue(
          topic, of: verb,
          expected:
            "run, show, render, demo, doctor, options, protocol, feeds, theme or status"
        )
      }
      return .help(page)
    default: throw .unknownVerb(verb)
    }
  }
}
