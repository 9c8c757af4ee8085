import Bezel
import BezelDemos
import BezelDisplay
import BezelInput
import BezelLinux
import BezelText

/// Plays demos on a display, one after the other, until they are over or somebody has seen enough.
final class DemoPlayer {
  private let loop: EventLoop
  private let stage: Stage
  private let options: HUDOptions
  private var coming: ArraySlice<Demo>
  /// What says which of several is being played.
  private var caption: DemoCaption?
  private var status: CInt?

  /// From one to the next, in seconds.
  private static let pause = 0.4

  static func run(_ demos: [Demo], _ options: HUDOptions) -> CInt {
    var options = options
    do throws(InputFileError) {
      try options.loadTheme()
      let pictures = try Pictures(of: options)
      let typesetter = try options.demoTypesetter()
      do throws(Errno) {
        return try DemoPlayer(demos, options, pictures, typesetter).run()
      } catch {
        Output.report("the demo cannot be shown: \(error)")
        return ExitStatus.unavailable
      }
    } catch {
      Output.report(error.message)
      return ExitStatus.badInput
    }
  }

  private init(
    _ demos: [Demo], _ options: HUDOptions, _ pictures: Pictures, _ typesetter: FontTypesetter
  ) throws(Errno) {
    (self.options, coming) = (options, demos[...])
    loop = try EventLoop()
    stage = try Stage(
      on: options.makeDisplay(loop, onTerminal: nil), loop: loop, typesetter: typesetter,
      input: EvdevInput(options.input.settings, loop: loop),
      buttonKeys: options.input.settings.keys)
    stage.scale = options.scale
    stage.rotation = options.rotation
    stage.keepsScreens = demos.count > 1
    try stage.follow(options.motion)
    stage.onFailure = { error in Output.report(error.description) }
    stage.onCancelKey = { [unowned(unsafe) self] in unsafe status = ExitStatus.done }
    stage.onInputFailure = { error in Output.report(error.sentence) }
    options.dress(stage, pictures)
    if demos.count > 1 { caption = DemoCaption(on: stage) }
  }

  private func run() throws(Errno) -> CInt {
    let signals = try SignalWatch(TerminationSignals.all, on: loop) {
      [unowned(unsafe) self] signal in
      unsafe self.status = ExitStatus.signalled + signal
    }
    stage.openScreens()
    guard !options.needsDisplayNow || stage.hasPanel else {
      stage.closeScreens()
      Output.report("there is no display to show the demo on")
      return ExitStatus.unavailable
    }
    // A keyboard that is not ours types into the terminal, as one does over a network.
    let keys = TerminalKeys(on: loop) { [unowned(unsafe) self] bytes in
      if bytes.elementsEqual([TerminalKeys.escape]) { unsafe self.status = ExitStatus.done }
    }
    playNext()
    while status == nil { try loop.turn() }
    stage.closeScreens()
    return withExtendedLifetime((signals, keys)) { status ?? ExitStatus.done }
  }

  private func playNext() {
    guard let demo = coming.popFirst() else { return status = ExitStatus.done }
    caption?.name(demo)
    demo.play(on: stage)
    stage.every(0.1) { [unowned(unsafe) self] in
      guard unsafe !stage.hasHUDs else { return true }
      unsafe stage.after(coming.isEmpty ? 0 : DemoPlayer.pause) { unsafe self.playNext() }
      return false
    }
  }
}

/// Says in a corner which demo is being played.
private final class DemoCaption {
  private let corner: Container
  private let hud: ProgressHUD

  /// Puts it into a part of the stage of its own, so that it is none of the demo's HUDs.
  init(on stage: Stage) {
    corner = Container(in: stage, frame: Rect(x: 0, y: 0, width: 0, height: 0))
    hud = ProgressHUD(for: corner)
    hud.mode = .text
    hud.position = .topLeft
    hud.margin = 12
    hud.interactionMode = .none
    corner.add(hud)
  }

  /// The least height of a panel that has room for it above a demo, in points.
  private static let leastHeight = 360.0

  func name(_ demo: Demo) {
    guard let size = corner.stage?.panels.first?.size, size.height >= DemoCaption.leastHeight else {
      return hud.hide(animated: true)
    }
    corner.frame = Rect(origin: .zero, size: size)
    hud.label.text = demo.title
    hud.detailsLabel.text = demo.summary
    if !hud.isVisible { hud.show(animated: true) }
  }
}
