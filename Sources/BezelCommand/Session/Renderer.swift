import Bezel
import BezelCore
import BezelDisplay
import BezelFeeds
import BezelLinux
import BezelRaster
import BezelText

/// The process of `bezel run` that draws: it follows the supervisor's channel until that ends.
final class Renderer {
  private var options: HUDOptions
  private let channel: FileDescriptor
  /// Whether one before this died: what it has reported is not said again.
  private let isRestart: Bool
  private let loop: EventLoop
  private var session: HUDSession?
  private var input: FeedInput?
  private var isOver = false

  /// Draws until the channel ends; the status for the process to exit with.
  static func run(
    _ options: HUDOptions, channel: consuming FileDescriptor, isRestart: Bool
  ) -> CInt {
    do throws(Errno) {
      return try Renderer(options, channel, isRestart).run()
    } catch {
      Output.report("the HUD cannot be shown: \(error)")
      return ExitStatus.unavailable
    }
  }

  private init(
    _ options: HUDOptions, _ channel: consuming FileDescriptor, _ isRestart: Bool
  ) throws(Errno) {
    (self.options, self.isRestart) = (options, isRestart)
    self.channel = channel
    loop = try EventLoop()
  }

  private func run() throws(Errno) -> CInt {
    loadTheme()
    let session = try HUDSession(options, loadPictures(), loadTypesetter(), on: loop) {
      [unowned(unsafe) self] change in unsafe self.tell(change)
    }
    self.session = session
    if isRestart { session.stage.onInputFailure = nil }
    session.onFirstFrame = { [unowned(unsafe) self] in unsafe self.say(.drawn) }
    session.onPress = { [unowned(unsafe) self] in unsafe self.say(.pressed) }
    session.onPanelChanged = { [unowned(unsafe) self] in unsafe self.tellReady() }
    input = try FeedInput(
      channel.raw, .lines(.channel()), on: loop,
      onEvents: { [unowned(unsafe) session] events in unsafe session.take(events) },
      onEnd: { [unowned(unsafe) self] in unsafe self.isOver = true })
    // What a renderer before this one was told comes first, so that the first picture is right.
    try loop.turn(waitingAtMost: 0)
    session.start(
      hideAfter: options.hideAfter, needsScreen: options.requiresDisplay, returns: isRestart)
    tellReady()
    if options.requiresDisplay, !session.stage.hasPanel, !isOver {
      Output.report("there is no display to show the HUD on")
      return ExitStatus.unavailable
    }
    while !isOver { try loop.turn() }
    session.leave()
    while !session.isGone { try loop.turn() }
    session.end()
    return ExitStatus.done
  }

  private func tell(_ change: TerminalChange) {
    switch change {
    case .text(let number): say(.terminal(number.map { Array("/dev/tty\($0)".utf8) }))
    case .keyboard(let mode): say(.keyboard(mode))
    }
  }

  private func tellReady() {
    if session?.stage.hasPanel == true { say(.ready) }
  }

  private func say(_ word: RendererWord) {
    // A supervisor that is gone is told by the channel's end.
    _ = try? channel.writeAll(word.line)
  }

  /// Reads the theme file; what is wrong with it is reported, and the rest of it holds.
  private func loadTheme() {
    do throws(InputFileError) {
      try options.loadTheme()
    } catch {
      if !isRestart { Output.report(error.message) }
    }
  }

  /// Finds the fonts; where the one that was asked for cannot be used, that is reported once, and the
  /// system's are taken.
  private func loadTypesetter() -> any Typesetter {
    do throws(InputFileError) {
      return try options.typesetter()
    } catch {
      if !isRestart { Output.report(error.message) }
      var options = options
      options.useStandardFont()
      // Only a font that was asked for can be refused; the built-in face is always there.
      return (try? options.typesetter()) ?? BuiltInTypesetter()
    }
  }

  /// Reads the pictures; one that cannot be used is reported once and left out.
  private func loadPictures() -> Pictures {
    func load(_ path: Word?) -> Bitmap? {
      guard let path else { return nil }
      do throws(InputFileError) {
        return try InputFile.picture(path)
      } catch {
        if !isRestart { Output.report(error.message) }
        return nil
      }
    }
    let themes = options.backdrop == nil ? options.themed.theme.backdrop?.bitmap : nil
    return Pictures(
      backdrop: load(options.backdropImage) ?? themes, indicator: load(options.image))
  }
}
