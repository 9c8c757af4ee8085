import Bezel
import BezelCore
import BezelDisplay
import BezelFeeds
import BezelHUD
import BezelInput
import BezelLinux

/// A HUD that feeds talk to: what `show` and the renderer of `run` have in common.
final class HUDSession {
  let stage: Stage
  /// Whether a frame was ever on the screen.
  private(set) var wasDrawn = false
  /// How the work ended, once a feed has said so: whether well.
  private(set) var outcome: Bool?

  /// Called when the first frame is on the screen.
  var onFirstFrame: (() -> Void)?
  /// Called when a panel has come or gone.
  var onPanelChanged: (() -> Void)?
  /// Called when a feed says how the work ended.
  var onFinish: (() -> Void)?
  /// Called when the button was pressed.
  var onPress: (() -> Void)?
  /// Called when a feed asks to end.
  var onQuit: (() -> Void)?

  private let hud: ProgressHUD
  private let isAnimated: Bool
  private let text: TextOutput
  private var hasStarted = false
  /// Whether the HUD is to be shown at the start, and for how long if not for good.
  private var startsShown = true
  private var hidesAfter: Int64?
  private var complaints = ComplaintsOnce()

  /// Makes the HUD of the options; nothing is shown before `start`. `onTerminal` is as the display's.
  init(
    _ options: HUDOptions, _ pictures: Pictures, _ typesetter: any Typesetter,
    on loop: EventLoop, onTerminal: ((TerminalChange) -> Void)? = nil
  ) throws(Errno) {
    text = TextOutput(options.text)
    isAnimated = options.isAnimated
    let display = options.makeDisplay(loop, onTerminal: onTerminal)
    stage = try Stage(
      on: display, loop: loop, typesetter: typesetter,
      input: options.makeInput(loop, over: display, isWatched: onTerminal != nil),
      buttonKeys: options.input.settings.keys)
    hud = ProgressHUD(content: options.hud, image: pictures.indicator.map { Image($0) })
    hud.settings = options.settings
    options.dress(stage, pictures)
    stage.scale = options.scale
    stage.rotation = options.rotation
    try stage.follow(options.motion)
    hud.button.onPress = { [unowned(unsafe) self] in unsafe self.onPress?() }
    hud.button.holdNanoseconds = options.input.hold
    stage.add(hud)
    stage.onFrameShown = { [unowned(unsafe) self] in unsafe self.frameShown() }
    stage.onPanelChanged = { [unowned(unsafe) self] in unsafe self.panelChanged() }
    stage.onFailure = { error in Output.report(error.description) }
    stage.onInputFailure = { error in Output.report(error.sentence) }
  }

  /// Shows the HUD, unless a feed has already hidden it; where there is no screen, goes on without.
  /// `needsScreen` looks for one at once, even in the grace time; a HUD that `returns` was on the screen
  /// before, and is there again as it was.
  func start(hideAfter: Int64? = nil, needsScreen: Bool = false, returns: Bool = false) {
    hasStarted = true
    text.begin(hud.content)
    if startsShown {
      if returns { hud.graceTime = 0 }
      hud.show(animated: isAnimated && !returns)
      if let delay = hidesAfter ?? hideAfter { hide(after: delay) }
    }
    if stage.isVisible || needsScreen { stage.openScreens() }
    text.look(hasPanel: !isMissingPanel)
  }

  /// Hides the HUD for good; once `isGone`, all that is left to do is to end.
  func leave() { hud.hide(animated: isAnimated) }

  /// Whether nothing is left of the HUD on any screen.
  var isGone: Bool { !stage.isVisible || !stage.hasPanel }

  /// Lets go of the screen.
  func end() {
    stage.closeScreens()
    text.end()
  }

  /// Does what a feed says; what concerns other HUDs or cannot be done is reported once.
  func take(_ events: [FeedEvent]) {
    for event in events {
      switch event {
      case .update(let update, let name):
        if name == FeedEvent.mainHUD {
          apply(update)
        } else {
          complaints.report("only the HUD 'main' can be shown; lines for others are skipped")
        }
      case .complaint(let sentence): Output.report(sentence + "; the line is skipped".utf8)
      case .suspend: stage.isSuspended = true
      case .resume: stage.isSuspended = false
      }
    }
  }

  func apply(_ update: Update) {
    switch update {
    case .show: show()
    case .hide(let delay): hide(after: delay)
    case .quit:
      hide(after: 0)
      onQuit?()
    case .image(let name) where !name.isEmpty:
      showPicture(name)
    default: hud.content.apply(update)
    }
    text.note(update)
    if case .finish(let success, _) = update {
      outcome = success
      onFinish?()
    }
  }

  /// Shows a picture from the theme's folder.
  private func showPicture(_ name: Word) {
    guard let path = stage.theme.path(of: name) else {
      return complaints.report(
        stage.theme.file == nil
          ? "IMAGE is skipped: there is no theme folder to take pictures from"
          : "IMAGE is skipped: pictures are taken from the theme's folder only")
    }
    do throws(ImageError) {
      hud.show(try Image(file: path))
    } catch {
      complaints.report("IMAGE is skipped: '".utf8 + printable(name) + "' \(error)".utf8)
    }
  }

  private func show() {
    (startsShown, hidesAfter) = (true, nil)
    if hasStarted { hud.show(animated: isAnimated) }
  }

  private func hide(after delay: Int64) {
    if delay > 0 { hidesAfter = delay } else { startsShown = false }
    guard hasStarted else { return }
    if delay > 0 {
      hud.hide(animated: isAnimated, afterNanoseconds: delay)
    } else {
      hud.hide(animated: isAnimated)
    }
  }

  private func frameShown() {
    guard !wasDrawn else { return }
    wasDrawn = true
    onFirstFrame?()
  }

  private func panelChanged() {
    text.look(hasPanel: !isMissingPanel)
    onPanelChanged?()
  }

  /// Whether text is to take the HUD's place: not where it is hidden on purpose.
  private var isMissingPanel: Bool {
    stage.isVisible && !stage.isSuspended && !stage.hasPanel
  }
}

/// Sentences that are said once.
private struct ComplaintsOnce {
  private var said: [[UInt8]] = []

  /// How many are remembered; a feed cannot make more be said.
  private static let most = 64

  mutating func report(_ sentence: StaticString) { report(sentence.bytes) }

  mutating func report(_ sentence: [UInt8]) {
    guard said.count < ComplaintsOnce.most, !said.contains(sentence) else { return }
    said.append(sentence)
    Output.report(sentence)
  }
}
