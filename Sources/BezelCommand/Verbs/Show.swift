import Bezel
import BezelCore
import BezelFeeds
import BezelLinux
import BezelText

/// What `bezel show` was told.
struct ShowOptions {
  var shared = HUDOptions()
  var feed = Feed.lines
  /// How much dd copies, in bytes; nil is unknown.
  var total: Int64?

  init(_ words: [Word]) throws(UsageError) {
    var reader = OptionReader(words)
    while let option = try reader.option() {
      if try shared.take(option, from: &reader) { continue }
      switch option.name {
      case "--follow":
        feed = try reader.value(of: option, "lines, pv or dd", { (word) in Feed(name: word) })
      case "--total": total = try reader.total(option)
      default: throw .unknownOption(option.name, verb: "show")
      }
    }
    if let word = reader.rest.first { throw .unexpected(word) }
    try shared.finish()
  }
}

/// `bezel show`: a HUD that follows standard input until it ends.
final class Show {
  private let options: ShowOptions
  private let loop: EventLoop
  private let session: HUDSession
  private var input: FeedInput?
  private var signals: SignalWatch?
  private var status: CInt?
  private var isInterrupted = false

  static func run(_ options: ShowOptions) -> CInt {
    var options = options
    do throws(InputFileError) {
      try options.shared.loadTheme()
      let pictures = try Pictures(of: options.shared)
      let typesetter = try options.shared.typesetter()
      do throws(Errno) {
        return try Show(options, pictures, typesetter).run()
      } catch {
        Output.report("the HUD cannot be shown: \(error)")
        return ExitStatus.unavailable
      }
    } catch {
      Output.report(error.message)
      return ExitStatus.badInput
    }
  }

  private init(
    _ options: ShowOptions, _ pictures: Pictures, _ typesetter: FontTypesetter
  ) throws(Errno) {
    self.options = options
    loop = try EventLoop()
    session = try HUDSession(options.shared, pictures, typesetter, on: loop)
  }

  private func run() throws(Errno) -> CInt {
    signals = try SignalWatch(TerminationSignals.all, on: loop) { [unowned(unsafe) self] signal in
      unsafe self.isInterrupted = true
      unsafe self.end(ExitStatus.signalled + signal)
    }
    session.onFinish = { [unowned(unsafe) self] in unsafe self.finished() }
    session.onPress = { [unowned(unsafe) self] in unsafe self.pressed() }
    session.onQuit = { [unowned(unsafe) self] in unsafe self.end(ExitStatus.done) }
    session.start(needsScreen: options.shared.needsDisplayNow)
    guard !options.shared.needsDisplayNow || session.stage.hasPanel else {
      session.end()
      Output.report("there is no display to show the HUD on")
      return ExitStatus.unavailable
    }
    if let stay = options.shared.hideAfter {
      _ = loop.schedule(after: stay) { [unowned(unsafe) self] in
        unsafe self.end(self.session.outcome == false ? ExitStatus.failed : ExitStatus.done)
      }
    }
    input = try FeedInput(
      0, options.decoder, on: loop,
      onEvents: { [unowned(unsafe) self] events in unsafe self.session.take(events) },
      onEnd: { [unowned(unsafe) self] in unsafe self.inputEnded() })
    while status == nil { try loop.turn() }
    input = nil
    session.leave()
    while !session.isGone, !isInterrupted { try loop.turn() }
    session.end()
    return status ?? ExitStatus.done
  }

  private func end(_ status: CInt) {
    if self.status == nil { self.status = status }
  }

  private func pressed() {
    guard status == nil else { return }
    Output.write(Array("PRESSED\n".utf8), to: 1)
    end(ExitStatus.pressed)
  }

  /// The icon stays for a while; then this is over, whether or not the input has ended.
  private func finished() {
    guard options.shared.hideAfter == nil else { return }
    let status = session.outcome == false ? ExitStatus.failed : ExitStatus.done
    let linger = session.isGone ? 0 : options.shared.linger
    _ = loop.schedule(after: linger) { [unowned(unsafe) self] in unsafe self.end(status) }
  }

  private func inputEnded() {
    guard options.shared.hideAfter == nil, session.outcome == nil else { return }
    end(ExitStatus.done)
  }
}

extension ShowOptions {
  fileprivate var decoder: FeedInput.Decoder {
    switch feed {
    case .lines: .lines(LineParser())
    case .pv: .scanner(.pv())
    case .dd: .scanner(.dd(total: total))
    }
  }
}
