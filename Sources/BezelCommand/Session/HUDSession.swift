import Bezel
import BezelCore
import BezelDisplay
import BezelFeeds
import BezelHUD
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
  /// Called when a feed asks to end.
  var onQuit: (() -> Void)?

  private let loop: EventLoop
  private let text: TextOutput
  private var hiding: Timer?
  private var hasStarted = false
  /// Whether the HUD is to be seen, as far as feeds are concerned.
  private var isWanted = true
  /// Whether the screen has been given back for a while.
  private var isSuspended = false
  private var complaints = ComplaintsOnce()

  /// Makes the HUD of the options; nothing is shown before `start`. `onTerminal` is as the display's.
  init(
    _ options: HUDOptions, _ scene: Scene, _ typesetter: any Typesetter, on loop: EventLoop,
    onTerminal: ((Int?) -> Void)? = nil
  ) {
    self.loop = loop
    text = TextOutput(options.text)
    stage = Stage(
      scene, on: options.makeDisplay(loop, onTerminal: onTerminal), loop: loop,
      typesetter: typesetter)
    stage.scale = options.scale
    stage.rotation = options.rotation
    stage.onFrameShown = { [unowned(unsafe) self] in unsafe self.frameShown() }
    stage.onPanelChanged = { [unowned(unsafe) self] in unsafe self.panelChanged() }
    stage.onFailure = { error in Output.report(error.description) }
  }

  /// Takes the screen, unless a feed has already hidden the HUD; where there is none, goes on without.
  func start(hideAfter: Int64? = nil) {
    hasStarted = true
    text.begin(stage.scene.hud)
    arrangeVisibility()
    if let hideAfter, hiding == nil { hide(after: hideAfter) }
    lookForPanel()
  }

  /// Lets go of the screen.
  func end() {
    stage.hide()
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
      case .suspend: suspend(true)
      case .resume: suspend(false)
      }
    }
  }

  func apply(_ update: Update) {
    switch update {
    case .show:
      cancelHiding()
      want(true)
    case .hide(let delay): hide(after: delay)
    case .quit:
      want(false)
      onQuit?()
    case .image(let name) where !name.isEmpty:
      complaints.report("IMAGE is skipped: there is no theme folder to take pictures from")
    default: stage.scene.hud.apply(update)
    }
    text.note(update)
    if case .finish(let success, _) = update {
      outcome = success
      onFinish?()
    }
  }

  private func hide(after delay: Int64) {
    cancelHiding()
    guard delay > 0 else {
      want(false)
      return
    }
    hiding = loop.schedule(after: delay) { [self] in
      hiding = nil
      want(false)
    }
  }

  private func want(_ isWanted: Bool) {
    self.isWanted = isWanted
    arrangeVisibility()
  }

  private func suspend(_ isSuspended: Bool) {
    self.isSuspended = isSuspended
    arrangeVisibility()
  }

  private func arrangeVisibility() {
    guard hasStarted else { return }
    if isWanted, !isSuspended {
      stage.show()
      lookForPanel()
    } else {
      stage.hide()
    }
  }

  private func cancelHiding() {
    if let hiding { loop.cancel(hiding) }
    hiding = nil
  }

  private func frameShown() {
    guard !wasDrawn else { return }
    wasDrawn = true
    onFirstFrame?()
  }

  private func panelChanged() {
    lookForPanel()
    onPanelChanged?()
  }

  /// Where the HUD is hidden on purpose, no text takes its place.
  private func lookForPanel() { text.look(hasPanel: stage.hasPanel || !stage.isVisible) }
}

/// Sentences that are said once.
private struct ComplaintsOnce {
  private var said: [StaticString] = []

  mutating func report(_ sentence: StaticString) {
    guard !said.contains(where: { $0.bytes == sentence.bytes }) else { return }
    said.append(sentence)
    Output.report(sentence.bytes)
  }
}
