/// The program from its words to its exit status.
enum Program {
  static let version: StaticString = "bezel 0.1.0\n"

  static func run(_ words: [Word]) -> CInt {
    let command: Command
    do throws(UsageError) {
      command = try Command.parse(words)
    } catch {
      Output.report(error.message)
      return ExitStatus.wrongUsage
    }
    switch command {
    case .run(let options): return Run.run(options)
    case .show(let options): return Show.run(options)
    case .render(let options): return Render.run(options)
    case .demo(let options): return DemoVerb.run(options)
    case .doctor(let options): return Doctor.run(options)
    case .help(let page): Output.write(page.bytes, to: 1)
    case .version: Output.write(version.bytes, to: 1)
    }
    return ExitStatus.done
  }
}
