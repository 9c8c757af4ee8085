import BezelCore
import BezelFeeds
import BezelLinux
import CLinux

/// The process that starts COMMAND, follows it, keeps a renderer going, and ends as COMMAND did.
///
/// It draws nothing and loads nothing, so nothing that goes wrong with a picture reaches COMMAND.
final class Supervisor {
  /// How often a renderer that died is started anew.
  private static let restartLimit = 3
  /// How long a dismissed renderer may take to leave, in nanoseconds.
  private static let farewell: Int64 = 3_000_000_000

  let job: Job
  let loop: EventLoop
  let errors: ErrorStream
  let signals: SignalState
  let terminal: ControllingTerminal?
  private let startRenderer: StartRenderer

  var command: CommandProcess?
  var renderer: RendererProcess?
  /// What has come of the button.
  var button: ButtonWork
  /// Whether COMMAND was stopped when it was last heard of.
  var isCommandStopped = false
  /// Whether COMMAND is stopped and the renderer was told to let go of the screen.
  var isSuspended = false
  /// The virtual terminal that the renderer has put into graphics mode.
  var graphicsTerminal: [UInt8]?
  /// The mode that its keyboard had before the renderer turned it off.
  private var keyboardMode: Int?

  private var signalWatch: SignalWatch?
  private var feedPipe: FeedPipe?
  private var followed: FollowedStream?
  private var values = LastValues()
  private var ending: Ending?
  private var restarts = 0
  private var hasDisplay = false
  private var hasDrawn = false
  /// Whether the feed itself said how it ended.
  private var wasFinished = false
  private var hasReportedOtherHUD = false
  private var isLeaving = false

  init(
    _ job: Job, signals: SignalState, startRenderer: @escaping StartRenderer
  ) throws(Errno) {
    self.job = job
    button = ButtonWork(label: job.label)
    self.signals = signals
    self.startRenderer = startRenderer
    loop = try EventLoop()
    errors = ErrorStream(on: loop)
    terminal = ControllingTerminal()
    signalWatch = try SignalWatch(Self.watchedSignals, on: loop) { self.receive($0) }
  }

  /// Runs the job to its end and says with what status to exit.
  func run() -> CInt {
    if job.requiresDisplay {
      guard waitForDisplay() else { return ending?.exitStatus ?? ExitStatus.unavailable }
      startCommand()
    } else {
      startCommand()
      if ending == nil { showPicture() }
    }
    if ending != nil { leave() }
    while !isLeaving || renderer != nil || errors.isBehind { turn() }
    Caretaker.takeOver(
      feed: feedPipe?.raw, standardError: followed?.raw, signals: signals)
    return ending?.exitStatus ?? 0
  }

  private func turn() {
    do throws(Errno) {
      try loop.turn()
    } catch {
      // Waiting cannot fail but for a fault of this program; a busy loop would hide it.
      preconditionFailure("the event loop cannot wait")
    }
  }

  private func waitForDisplay() -> Bool {
    showPicture()
    while !hasDisplay, renderer != nil, ending == nil { turn() }
    if hasDisplay, ending == nil { return true }
    leave()
    while renderer != nil || errors.isBehind { turn() }
    return false
  }

  // MARK: COMMAND

  private func startCommand() {
    let terminal = terminal?.isOurs == true ? terminal : nil
    do throws(Errno) {
      var gifts = CommandProcess.Gifts(terminal: terminal)
      gifts.feed = openFeed()
      gifts.standardError = openFollowed()
      command = try CommandProcess.start(job.command, gifts, signals: signals)
    } catch {
      let name = printable(job.command[0])
      let failure = Ending.notStarted(error)
      let reason = failure.exitStatus == 127 ? "not found" : "\(error)"
      errors.say(Array("cannot run ".utf8) + name + Array(": \(reason)".utf8))
      terminal?.give(to: getpgrp())
      end(as: failure)
    }
  }

  /// Makes the pipe for the line protocol; without one COMMAND has no BEZEL_FD.
  private func openFeed() -> FileDescriptor? {
    do throws(Errno) {
      let pipe = try DescriptorPair.pipe()
      let writer = pipe.second
      feedPipe = try FeedPipe(pipe.first, on: loop) { self.take($0) }
      return writer
    } catch {
      errors.say("there is no BEZEL_FD: \(error)")
      return nil
    }
  }

  /// Makes the pipe that COMMAND's standard error goes through, where it is followed.
  private func openFollowed() -> FileDescriptor? {
    guard let feed = job.feed else { return nil }
    do throws(Errno) {
      let pipe = try DescriptorPair.pipe()
      let writer = pipe.second
      let stream = try FollowedStream(pipe.first, scanner: feed, to: errors, on: loop) {
        self.apply($0)
      }
      errors.onCaughtUp = { stream.resume() }
      followed = stream
      return writer
    } catch {
      errors.say("standard error is not followed: \(error)")
      return nil
    }
  }

  /// Takes what COMMAND wrote last, shows how it ended, and leaves after the linger.
  func end(as ending: Ending) {
    if let command { terminal?.takeBack(from: command.id) }
    command = nil
    followed?.finish()
    feedPipe?.finish()
    let ending = judge(ending)
    self.ending = ending
    if ending.exitStatus != 0 { show([.finish(success: false, [])]) }
    reportStatus(ending)
    if wasFinished, hasDrawn, renderer != nil, job.linger > 0 {
      _ = loop.schedule(after: job.linger) { self.leave() }
    } else {
      leave()
    }
  }

  /// Leaves now instead of after the linger.
  func endLinger() {
    if ending != nil, !isLeaving { leave() }
  }

  private func reportStatus(_ ending: Ending) {
    guard let path = job.statusFile else { return }
    do throws(Errno) {
      try writeStatus(ending.words, to: path)
    } catch {
      errors.say(Array("cannot write ".utf8) + printable(path) + Array(": \(error)".utf8))
    }
  }

  // MARK: The feed

  private func take(_ events: [FeedEvent]) {
    var updates: [Update] = []
    for event in events {
      switch event {
      case .update(let update, let hud) where hud == FeedEvent.mainHUD: updates.append(update)
      case .update: reportOtherHUD()
      case .suspend, .resume: break  // The channel's own words come from nobody here.
      case .complaint(let sentence): errors.say(sentence + Array("; the line is skipped".utf8))
      }
    }
    apply(updates)
  }

  private func reportOtherHUD() {
    guard !hasReportedOtherHUD else { return }
    hasReportedOtherHUD = true
    errors.say("only the HUD 'main' can be shown; lines for others are skipped")
  }

  /// Shows what COMMAND has to show, as far as the button leaves room for it.
  private func apply(_ updates: [Update]) { show(updates.filter { button.admit($0) }) }

  func show(_ updates: [Update]) {
    let now = Instant(nanoseconds: loop.now)
    var sent: [Update] = []
    for var update in updates {
      // COMMAND goes on, and so does what it may still have to show.
      if case .quit = update { update = .hide(afterNanoseconds: 0) }
      if case .finish = update { wasFinished = true }
      values.apply(update, at: now)
      sent.append(update)
    }
    renderer?.send(sent)
  }

  // MARK: The picture

  private func showPicture() {
    do throws(Errno) {
      renderer = try RendererProcess(
        on: loop, signals: signals,
        values: { self.values.updates(at: Instant(nanoseconds: self.loop.now)) },
        handler: { self.hear($0) },
        body: { channel in startRenderer(channel, restarts > 0) })
    } catch {
      errors.say("going on without a picture: \(error)")
    }
  }

  private func hear(_ word: RendererWord) {
    switch word {
    case .ready: hasDisplay = true
    case .drawn: hasDrawn = true
    case .pressed: pressed()
    case .terminal(let path): graphicsTerminal = path
    case .keyboard(let mode): keyboardMode = mode
    case .bye: restarts = Self.restartLimit + 1
    }
  }

  /// Cleans up after the renderer, and starts it anew when it did not mean to end.
  func rendererEnded(_ ending: Ending) {
    renderer?.close()
    renderer = nil
    if let graphicsTerminal { restore(terminal: graphicsTerminal, keyboardMode: keyboardMode) }
    (graphicsTerminal, keyboardMode) = (nil, nil)
    guard !isLeaving, ending != .exited(0), restarts <= Self.restartLimit else { return }
    if job.requiresDisplay, !hasDisplay { return }
    restarts += 1
    if restarts <= Self.restartLimit {
      showPicture()
    } else {
      errors.say("going on without a picture: it was lost for the fourth time")
    }
  }

  /// Ends what is left to do when there is no COMMAND to pass a signal on to.
  func interrupt(_ signal: CInt) {
    if ending == nil { ending = .signalled(signal) }
    errors.giveUp()
    leave()
  }

  /// Takes the picture away; the program ends when the renderer has.
  func leave() {
    guard !isLeaving else {
      renderer?.kill()
      return
    }
    isLeaving = true
    renderer?.dismiss()
    guard renderer != nil else { return }
    _ = loop.schedule(after: job.minShow + Self.farewell) {
      self.renderer?.kill()
      // A process that a driver holds does not even end by that.
      _ = self.loop.schedule(after: Self.farewell) { self.rendererEnded(.signalled(SIGKILL)) }
    }
  }
}
