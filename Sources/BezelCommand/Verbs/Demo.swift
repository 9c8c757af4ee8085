import BezelCore
import BezelDemos
import BezelHUD
import BezelTheme

/// What `bezel demo` was told.
struct DemoOptions {
  /// How demos look and where; what they show is their own business.
  var shared = HUDOptions()
  var task: Task

  enum Task {
    case list
    /// On a display, one after the other.
    case play([Demo])
    /// Pictures in a folder.
    case draw(DemoPictures.Choice, folder: Word)
  }

  init(_ words: [Word]) throws(UsageError) {
    var reader = OptionReader(words)
    var demo: Demo?
    var folder: Word?
    var time: Int64?
    var (isList, isAll, isAnimated) = (false, false, false)
    while true {
      if let word = reader.word() {
        guard demo == nil else { throw .unexpected(word) }
        demo = Demo.all.first { word.spells($0.name) }
        guard demo != nil else { throw .unknownDemo(word) }
        continue
      }
      guard let option = try reader.option() else { break }
      switch option.name {
      case "--list":
        try reader.flag(option)
        isList = true
      case "--all":
        try reader.flag(option)
        isAll = true
      case "--animated":
        try reader.flag(option)
        isAnimated = true
      case "--output": folder = try reader.value(of: option)
      case "--at": time = try reader.value(of: option, "seconds from 0", Values.seconds)
      case "--text": throw .unknownOption(option.name, verb: "demo")
      default:
        guard try shared.takeSurroundings(option, from: &reader) else {
          throw .unknownOption(option.name, verb: "demo")
        }
      }
    }
    if let word = reader.rest.first { throw .unexpected(word) }
    try shared.finish()
    if isList, isAll || demo != nil || folder != nil {
      throw .contradiction("'--list' goes without a NAME, '--all' and '--output'")
    }
    if isAll, demo != nil { throw .contradiction("'--all' and a NAME exclude one another") }
    if time != nil || isAnimated {
      guard demo != nil, folder != nil, time == nil || !isAnimated else {
        throw .contradiction("'--at' or '--animated' goes with a NAME and '--output DIR'")
      }
    }
    switch (folder, demo) {
    case (let folder?, let demo?):
      task = .draw(isAnimated ? .animated(demo) : .still(demo, at: time), folder: folder)
    case (let folder?, nil): task = .draw(.all, folder: folder)
    case (nil, let demo?): task = .play([demo])
    case (nil, nil): task = isList ? .list : .play(Demo.all)
    }
  }
}

/// `bezel demo`: the built-in examples, on a display or as pictures.
enum DemoVerb {
  static func run(_ options: DemoOptions) -> CInt {
    switch options.task {
    case .list:
      Output.write(list, to: 1)
      return ExitStatus.done
    case .play(let demos): return DemoPlayer.run(demos, options.shared)
    case .draw(let choice, let folder):
      return DemoPictures.run(choice, into: folder, options.shared)
    }
  }

  /// A line for each: its name, its title, and what it shows.
  static var list: [UInt8] {
    func column(_ text: String, _ width: Int) -> [UInt8] {
      let bytes = Array(text.utf8)
      return bytes + Array(repeating: UInt8(ascii: " "), count: max(1, width - bytes.count))
    }
    return Demo.all.flatMap { demo in
      column(demo.name, 17) + column(demo.title, 27) + demo.summary.utf8 + "\n".utf8
    }
  }
}
