package import BezelCore
package import BezelDisplay
import BezelHUD
package import BezelInput
package import BezelLinux
import BezelMotion
import BezelRaster
import BezelText

/// Where HUDs are shown: the screens of the machine, now and later, and the loop that drives them.
///
/// ```swift
/// let stage = try Stage()
/// let hud = ProgressHUD.showAdded(to: stage, animated: true)
/// hud.label.text = "Installing"
/// try stage.run(until: { hud.isFinished })
/// ```
///
/// That there is no screen is an ordinary state: HUDs then live without being seen. A screen is taken
/// when the first frame is to be seen on it, and given back when the last HUD has gone.
///
/// **One rule on threads:** a stage and all that is on it, its HUDs and their parts, belong to the
/// thread that made the stage. Other threads use ``ProgressHUD/reporter`` and ``mailbox``, which may
/// be called from anywhere. Debug builds check it.
public final class Stage: Container {
  package let loop: EventLoop
  /// Takes what other threads want to be done on the stage's; it may be called from any thread.
  public let mailbox: StageMailbox
  /// The panels of the stage, whether or not something is connected; today there is one.
  public private(set) var panels: [StagePanel] = []

  /// How HUDs look that are made for this stage from now on.
  public var defaultStyle = ProgressHUD.Style()

  /// The color that lies behind everything; nil is that of the default style's theme.
  public var backdropColor: Color? {
    get { backdrop.map { Color($0) } }
    set { backdrop = newValue?.drawn }
  }

  /// A picture that lies behind everything instead of a color: it covers the screen, centred; nil is
  /// none.
  public var backdropImage: Image? { didSet { setNeedsFrame() } }

  /// Whether zooms are fades, and tilting the device moves nothing.
  public var reducesMotion = false {
    didSet {
      for hud in all { hud.follow(self) }
      setNeedsFrame()
    }
  }

  /// How tilting the device moves bezels. What is changed counts from the next movement on.
  public var motionEffects = MotionEffects() { didSet { motion.effectsChanged() } }

  /// Whether pictures are turned by quarter turns so that they stand upright however the device is held,
  /// as far as it has an accelerometer; off unless told otherwise. Between two sides they stay as they
  /// are, and what is held flat turns nothing.
  public var turnsWithDevice = false { didSet { setNeedsFrame() } }

  /// Whether the backdrop is blurred where a ``BackgroundView`` has the style `blur`. It is left sharp
  /// where this is false, for the sake of a slow CPU, and where memory is short.
  public var blursBackdrop = true { didSet { setNeedsFrame() } }

  /// Whether screens are kept, showing the backdrop, while no HUD is up.
  public var keepsScreens = false { didSet { setNeedsFrame() } }

  /// The color behind everything, as it is drawn.
  package var backdrop: BezelCore.Color? { didSet { setNeedsFrame() } }
  /// Pixels a point; nil is by each panel's density.
  package var scale: Fixed? { didSet { setNeedsFrame() } }
  /// How pictures are turned; nil is as each panel is built in.
  package var rotation: Rotation? { didSet { setNeedsFrame() } }
  /// Whether the screens are given back for a while, without HUDs knowing of it.
  package var isSuspended = false { didSet { setNeedsFrame() } }

  /// Called each time a frame has come onto a panel.
  package var onFrameShown: (() -> Void)?
  /// Called when a panel has come or gone, or the screen was taken or given back.
  package var onPanelChanged: (() -> Void)?
  /// Called once with each thing that goes wrong.
  package var onFailure: ((DisplayError) -> Void)?
  /// Called when Escape or Back is pressed and there is no press to take back; only while something is up
  /// that can be pressed are keys read.
  package var onCancelKey: (() -> Void)?
  /// Called once with each thing that is wrong about input devices.
  package var onInputFailure: ((InputError) -> Void)?

  let typesetter: any Typesetter
  var shelf = PictureShelf()
  let screen = StageScreen()
  /// The HUDs on the stage, bottom to top, those in rectangles of it included.
  var all: [ProgressHUD] = []
  var press: Press?
  let input: StageInput
  let motion: StageMotion
  let later: LaterWork
  private let thread = ThreadIdentity()
  private let inbox: Mailbox
  private var mail: EventLoop.Watch?
  /// Does what is due for HUDs.
  private let tick: MovableTimer
  /// Asks progress objects.
  private let poll: MovableTimer
  private var lastNumber: UInt16 = 0

  /// Makes a stage on a display: `auto`, `kms`, `kms:card0`, `kms:card0:HDMI-A-1`, `png:FILE` (a
  /// picture of 800 by 480 pixels that each frame replaces) or `none`. Text is set in a font file or a
  /// family; without one in the theme's, else in the system's sans, or a built-in face where there is
  /// none. Buttons are pressed by all input devices of the machine (`auto`), by those that have a text in
  /// their name, by that at a path, or by `none`.
  ///
  /// - Throws: ``StageError`` for other words, a font that cannot be used, and when the system has no
  ///   descriptors left.
  public convenience init(
    display: String = "auto", font: String? = nil, theme: Theme = .light, input: String = "auto"
  ) throws(StageError) {
    guard let specification = DisplaySpecification(Array(display.utf8)) else {
      throw StageError("there is no display of that name")
    }
    var settings = InputSettings()
    if !input.utf8.elementsEqual("auto".utf8) {
      guard let selection = InputSelection(Array(input.utf8)) else {
        throw StageError("there is no input device without a name")
      }
      settings.selection = selection
    }
    let typesetter: any Typesetter
    do throws(FontError) {
      typesetter = try FontTypesetter(
        font.map { FontChoice(Array($0.utf8)) } ?? theme.fontChoice ?? .standard)
    } catch {
      throw StageError("the font cannot be used: \(error)")
    }
    do throws(Errno) {
      let loop = try EventLoop()
      let display: any Display =
        switch specification {
        case .automatic: KMSDisplay(loop: loop)
        case .kms(let card, let connector):
          KMSDisplay(card: card, connector: connector, loop: loop)
        case .png(let path):
          PNGDisplay(path: path, size: PixelSize(width: 800, height: 480), loop: loop)
        case .none: NoDisplay()
        }
      try self.init(
        on: display, loop: loop, typesetter: typesetter,
        input: EvdevInput(settings, loop: loop))
      motionSensor = try AccelerometerReader(on: loop)
    } catch {
      throw StageError(error)
    }
    self.theme = theme
  }

  /// Makes a stage on a display, which is opened when there is something to show, with the keys that
  /// press buttons beside the usual ones.
  package init(
    on display: any Display, loop: EventLoop, typesetter: any Typesetter = BuiltInTypesetter(),
    input source: any InputSource = NoInput(), buttonKeys: [KeyCode] = []
  ) throws(Errno) {
    let inbox = try Mailbox()
    (self.loop, self.typesetter, self.inbox) = (loop, typesetter, inbox)
    (later, motion) = (LaterWork(loop), StageMotion(on: loop))
    (tick, poll) = (MovableTimer(on: loop), MovableTimer(on: loop))
    mailbox = StageMailbox(inbox)
    let link = StageLink()
    input = StageInput(source, otherKeys: buttonKeys, loop: loop, link: link)
    super.init(link: link)
    link.stage = self
    motion.link = link
    panels = [StagePanel(display, loop: loop, link: link)]
    // What is delivered may end the stage, but not the mailbox.
    mail = try loop.watch(inbox.descriptor, for: .readable) { _ in inbox.deliver() }
    tick.handler = { [unowned(unsafe) self] in
      unsafe wakeHUDs()
      unsafe armTick()
    }
    poll.handler = { [unowned(unsafe) self] in unsafe pollProgress() }
  }

  deinit {
    inbox.close()
    if let mail { loop.unwatch(mail) }
    tick.cancel()
    poll.cancel()
    later.removeAll()
    let (huds, now) = (all, now)
    motion.end()
    link.stage = nil
    input.end()
    for panel in panels { panel.end() }
    for hud in huds { hud.stageEnded(at: now) }
  }

  override func rect(on panel: StagePanel, of size: BezelCore.Size) -> BezelCore.Rect? {
    BezelCore.Rect(origin: .zero, size: size)
  }

  /// What the loop's clock shows.
  var now: Instant { Instant(nanoseconds: loop.now) }

  /// Stops a debug build that breaks the rule on threads.
  func checkThread() {
    assert(thread.isCurrent, "a stage and its HUDs belong to the thread that made the stage")
  }

  // MARK: HUDs

  /// Puts a HUD on top, in a container of this stage.
  func place(_ hud: ProgressHUD, in container: Container) {
    checkThread()
    let last = hud.container
    let waiting = last === container ? nil : last?.stopWaiting(hud)
    if let old = hud.stage, old !== self {
      old.remove(hud)
    } else {
      all.removeAll { $0 === hud }
    }
    if lastNumber >= .max - 1 { renumber() }
    lastNumber += 1
    all.append(hud)
    hud.wasPlaced(in: container, of: self, number: lastNumber)
    if let waiting { hud.show(animated: waiting.isAnimated) }
    if let last, last !== container { last.showNext() }
  }

  /// Takes a HUD off.
  func remove(_ hud: ProgressHUD) {
    guard all.contains(where: { $0 === hud }) else { return }
    let container = hud.container
    all.removeAll { $0 === hud }
    hud.wasRemoved()
    if press?.hud === hud { cancelPress() }
    input.forget(hud)
    container?.stopWaiting(hud)
    hudChanged()
  }

  private func renumber() {
    lastNumber = 0
    for hud in all {
      lastNumber += 1
      hud.model.number = lastNumber
    }
  }

  /// Follows what the HUDs wait for now, and draws what has changed.
  func hudChanged() {
    armTick()
    if poll.moment == nil, all.contains(where: { $0.isPolled }) { poll.set(to: loop.now) }
    setNeedsFrame()
  }

  /// Does what is due for HUDs.
  func wakeHUDs() {
    for hud in all {
      if let deadline = hud.model.machine.nextDeadline, deadline <= now { hud.send(.tick) }
    }
  }

  private func armTick() {
    var next: Instant?
    for hud in all {
      guard let deadline = hud.model.machine.nextDeadline else { continue }
      next = min(next ?? deadline, deadline)
    }
    tick.move(to: next?.nanoseconds)
  }

  /// Asks the progress objects of HUDs that are up, once a frame.
  private func pollProgress() {
    guard all.contains(where: { $0.isPolled }) else { return }
    var pause: Int64?
    for panel in panels {
      guard let period = panel.period else { continue }
      pause = min(pause ?? period, period)
    }
    poll.set(to: now.advanced(byNanoseconds: pause ?? 16_666_667).nanoseconds)
    for hud in all where hud.isPolled { hud.pollProgress() }
  }

  // MARK: Frames

  /// Draws at the end of the turn, however often it is asked within it.
  func setNeedsFrame() {
    checkThread()
    motion.update()
    for panel in panels { panel.setNeedsFrame(loop) }
  }

  /// Whether there is a panel to draw on.
  package var hasPanel: Bool { panels.contains { $0.isConnected } }

  /// Whether a HUD is on the screen, be it all but transparent.
  package var isVisible: Bool { all.contains { $0.isVisible } }

  /// Takes the screens before there is something to show, to see whether there are any.
  package func openScreens() { for panel in panels { panel.open() } }

  /// Gives the screens back at once, whatever is on them. They are taken again when something changes.
  package func closeScreens() { for panel in panels { panel.close() } }

  /// Lets go of pictures that nothing shows any more.
  func tidyShelf() {
    shelf.keep { image in
      image === backdropPicture || image === theme.logo || all.contains { $0.model.image === image }
    }
  }
}
