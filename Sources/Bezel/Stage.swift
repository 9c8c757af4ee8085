package import BezelCore
package import BezelDisplay
import BezelHUD
package import BezelLinux
import BezelRaster
import BezelText

/// A screen with a HUD on it: draws what changed when it changed, and keeps the spinner turning.
///
/// All of it belongs to its loop. A display that is not there is an ordinary state: the stage waits.
package final class Stage {
  package let loop: EventLoop
  package let display: any Display
  /// What is to be seen; a change is drawn when the turn of the loop is over.
  package var scene: Scene {
    didSet { setNeedsFrame() }
  }
  /// Pixels a point; nil is by the panel's density.
  package var scale: Fixed?
  /// How the picture is turned; nil is as the panel is built in.
  package var rotation: Rotation?
  /// Whether anything is to be on the screen. While not, the screen is the system's.
  package private(set) var isVisible = false

  /// Called each time a frame has come onto the panel.
  package var onFrameShown: (() -> Void)?
  /// Called when a panel has come or gone.
  package var onPanelChanged: (() -> Void)?
  /// Called once with each thing that goes wrong.
  package var onFailure: ((DisplayError) -> Void)?

  private let typesetter: any Typesetter
  private var painter = Painter()
  private var canvas: Canvas?
  private var arranged: (hud: HUD, arrangement: Arrangement)?
  private var spinner: SpinnerClock
  private var step: Timer?
  private var isFrameDue = false

  /// The picture as it was last submitted.
  private struct Canvas {
    var surface: Surface
    var list: DisplayList?
  }

  /// Makes a stage on a display, which is opened when `show` is called.
  package init(
    _ scene: Scene, on display: any Display, loop: EventLoop,
    typesetter: any Typesetter = BuiltInTypesetter()
  ) {
    (self.scene, self.display, self.loop, self.typesetter) = (scene, display, loop, typesetter)
    spinner = SpinnerClock(start: Instant(nanoseconds: loop.now))
    display.handler = { [unowned(unsafe) self] event in unsafe self.handle(event) }
  }

  deinit { display.handler = nil }

  /// Whether there is a panel to draw on.
  package var hasPanel: Bool { display.panel != nil }

  /// Takes the screen and shows the HUD, at once or when a panel comes.
  package func show() {
    guard !isVisible else { return }
    isVisible = true
    spinner = SpinnerClock(start: Instant(nanoseconds: loop.now))
    display.activate()
    setNeedsFrame()
  }

  /// Hides the HUD and lets go of the screen.
  package func hide() {
    guard isVisible else { return }
    isVisible = false
    cancelStep()
    canvas = nil
    display.deactivate()
  }

  private func handle(_ event: DisplayEvent) {
    switch event {
    case .shown:
      onFrameShown?()
      setNeedsFrame()
    case .panelChanged:
      canvas = nil
      onPanelChanged?()
      setNeedsFrame()
    case .failed(let error): onFailure?(error)
    }
  }

  /// Draws at the end of the turn, however often it is asked within it.
  private func setNeedsFrame() {
    guard isVisible, !isFrameDue else { return }
    isFrameDue = true
    _ = loop.schedule(at: loop.now) { [self] in
      isFrameDue = false
      drawFrame()
    }
  }

  private func drawFrame() {
    guard isVisible, display.isReady, let panel = display.panel else { return }
    let rotation = rotation ?? panel.orientation
    let pixels = rotation.apply(to: panel.size)
    let arrangement = arrange(on: Panel(pixels: pixels, scale: scale ?? panel.naturalScale))

    let now = Instant(nanoseconds: loop.now)
    let list = scene.displayList(arrangement, phase: spinner.phase(at: now))
    scheduleStep(after: now, list)

    // Taken out while it is drawn on, so that its memory has one owner.
    var canvas = self.canvas ?? Canvas(surface: Surface(size: pixels))
    if canvas.surface.size != pixels { canvas = Canvas(surface: Surface(size: pixels)) }
    self.canvas = nil
    let damage = canvas.list.map { list.damage(since: $0) } ?? Damage(PixelRect(pixels))
    if !damage.isEmpty {
      painter.paint(
        list, images: scene.images, typesetter: typesetter, damage: damage, on: &canvas.surface)
      canvas.list = list
      display.submit(canvas.surface, damage: damage, rotation: rotation)
    }
    self.canvas = canvas
  }

  private func arrange(on panel: Panel) -> Arrangement {
    let kept = arranged.flatMap { (hud, arrangement) -> Arrangement? in
      arrangement.panel == panel ? arrangement.moved(to: scene.hud, from: hud) : nil
    }
    let arrangement = kept ?? scene.hud.arrange(on: panel, using: typesetter)
    arranged = (scene.hud, arrangement)
    return arrangement
  }

  private func scheduleStep(after now: Instant, _ list: DisplayList) {
    cancelStep()
    guard list.hasSpinner else { return }
    step = loop.schedule(at: spinner.nextStep(after: now).nanoseconds) { [self] in
      step = nil
      setNeedsFrame()
    }
  }

  private func cancelStep() {
    if let step { loop.cancel(step) }
    step = nil
  }
}

extension DisplayList {
  fileprivate var hasSpinner: Bool {
    commands.contains { if case .spinner = $0.shape { true } else { false } }
  }
}
