package import BezelCore
package import BezelDisplay
import BezelHUD
import BezelLinux
import BezelRaster

/// A panel of a stage: one screen, and a container for HUDs that are to be on that one only.
///
/// It draws what changed when it changed, keeps spinners turning, and paces animations by the display.
public final class StagePanel: Container {
  package let display: any Display
  private var painter = Painter()
  private var blurAllowance = BlurAllowance()
  private var canvas: Canvas?
  /// The HUDs as they were last drawn, bottom to top.
  private(set) var layers: [Layer] = []
  /// Those that were drawn before, until the picture with the last ones is there; then memory for the
  /// next.
  private var formerLayers: [Layer] = []
  /// What is on the screen; nil while that is not ours.
  private(set) var picture: Picture?
  /// What will be, when the frame in flight is.
  private var coming: Picture?
  /// What was last drawn beside HUDs.
  private var screen: ScreenArrangement?
  /// Draws at the end of the turn.
  private let pendingFrame: MovableTimer
  /// Draws when the next frame is due.
  private let nextFrame: MovableTimer
  /// Whether the display was activated.
  private var isOpen = false
  /// How often what the screen shows was lost.
  private var losses = 0

  /// The picture as it was last submitted, and what the next one is made with.
  private struct Canvas {
    var surface: Surface
    /// What was drawn last.
    var list: DisplayList
    /// What is to be drawn.
    var next: DisplayList
    var damage = Damage()
    /// Whether the surface shows the list.
    var isDrawn = false
    var generation = 0
    var rotation = Rotation.none

    init(size: PixelSize) {
      surface = Surface(size: size)
      list = DisplayList(size: size, backdrop: .color(.clear))
      next = list
    }
  }

  /// A HUD and where it lies.
  struct Layer {
    let hud: ProgressHUD
    let drawn: HUD
    /// Where it would be if nothing were tilted.
    let level: Arrangement
    /// Where it is.
    let arrangement: Arrangement
  }

  /// A picture as far as it can be touched.
  struct Picture {
    let layers: [Layer]
    /// The panel's pixels, before rotation.
    let panel: PixelSize
    let rotation: Rotation
    /// Pixels a point.
    let scale: Fixed
    /// In points.
    let size: BezelCore.Size
  }

  init(_ display: any Display, loop: EventLoop, link: StageLink) {
    self.display = display
    (pendingFrame, nextFrame) = (MovableTimer(on: loop), MovableTimer(on: loop))
    super.init(link: link)
    display.handler = { [unowned(unsafe) self] event in unsafe self.handle(event) }
    pendingFrame.handler = { [unowned(unsafe) self] in unsafe drawFrame() }
    nextFrame.handler = { [unowned(unsafe) self] in unsafe drawFrame() }
  }

  deinit { end() }

  override func rect(on panel: StagePanel, of size: BezelCore.Size) -> BezelCore.Rect? {
    panel === self ? BezelCore.Rect(origin: .zero, size: size) : nil
  }

  /// Whether a screen is connected, as far as is known: nothing is looked for before something is to
  /// be shown.
  public var isConnected: Bool { display.panel != nil }

  /// The size of the picture in points, turned as it is seen; nil while no screen is known. A point is a
  /// pixel, or up to three on dense panels.
  public var size: Size? { points?.size.doubles }

  /// What layout must know of the panel.
  private var points: Panel? {
    guard let panel = display.panel else { return nil }
    return Panel(pixels: rotation.apply(to: panel.size), scale: stage?.scale ?? panel.naturalScale)
  }

  /// How its picture is turned.
  package var rotation: Rotation { stage?.rotation ?? display.panel?.orientation ?? .none }

  /// The time from frame to frame in nanoseconds.
  var period: Int64? { display.panel?.period }

  // MARK: Opening and closing

  func open() {
    guard !isOpen else { return }
    isOpen = true
    display.activate()
    stage?.onPanelChanged?()
  }

  func close() {
    nextFrame.cancel()
    (canvas, layers, formerLayers, screen) = (nil, [], [], nil)
    stage?.screen.rest()
    losses += 1
    losePicture()
    guard isOpen else { return }
    isOpen = false
    display.deactivate()
    stage?.motion.update()
    stage?.onPanelChanged?()
  }

  /// Lets go of everything, as the stage does.
  func end() {
    pendingFrame.cancel()
    nextFrame.cancel()
    display.handler = nil
    if isOpen { display.deactivate() }
    (isOpen, canvas, layers, formerLayers) = (false, nil, [], [])
    (picture, coming) = (nil, nil)
  }

  private func handle(_ event: DisplayEvent) {
    guard let stage else { return }
    switch event {
    case .shown:
      showPicture()
      stage.onFrameShown?()
      setNeedsFrame(stage.loop)
    case .panelChanged:
      canvas = nil
      losses += 1
      losePicture()
      stage.onPanelChanged?()
      setNeedsFrame(stage.loop)
    case .failed(let error): stage.onFailure?(error)
    }
  }

  // MARK: Drawing

  func setNeedsFrame(_ loop: EventLoop) {
    guard pendingFrame.moment == nil, isOpen || isWanted else { return }
    pendingFrame.set(to: loop.now)
  }

  /// Whether there is something to be seen on it.
  private var isWanted: Bool {
    guard let stage, !stage.isSuspended else { return false }
    return stage.keepsScreens || stage.all.contains { $0.isVisible && isShowing($0) }
  }

  private func isShowing(_ hud: ProgressHUD) -> Bool {
    hud.container?.rect(on: self, of: .zero) != nil
  }

  private func drawFrame() {
    guard let stage else { return }
    stage.wakeHUDs()
    guard isWanted else { return close() }
    open()
    stage.motion.update()
    guard display.isReady, let panel = display.panel, let points else { return }
    let (now, rotation) = (stage.now, rotation)

    // Taken out while it is drawn on, so that its memory has one owner.
    var canvas = self.canvas ?? Canvas(size: points.pixels)
    if canvas.surface.size != points.pixels { canvas = Canvas(size: points.pixels) }
    self.canvas = nil
    let losses = losses
    compose(points, stage, tilt: stage.motion.tilt, at: now, into: &canvas.next)
    if canvas.generation != stage.shelf.generation || canvas.rotation != rotation {
      canvas.isDrawn = false
    }
    canvas.damage.removeAll()
    if canvas.isDrawn {
      canvas.next.addDamage(since: canvas.list, to: &canvas.damage)
    } else {
      canvas.damage.add(PixelRect(points.pixels))
    }
    let isFrameComing = !canvas.damage.isEmpty
    scheduleNext(stage, panel, at: now, isFrameComing: isFrameComing)
    coming = Picture(
      layers: layers, panel: panel.size, rotation: rotation, scale: points.scale, size: points.size)
    if isFrameComing {
      painter.paint(
        canvas.next, images: stage.shelf.bitmaps, typesetter: stage.typesetter,
        damage: canvas.damage, on: &canvas.surface)
      swap(&canvas.list, &canvas.next)
      canvas.isDrawn = true
      canvas.generation = stage.shelf.generation
      canvas.rotation = rotation
      display.submit(canvas.surface, damage: canvas.damage, rotation: rotation)
    } else {
      showPicture()
    }
    // What was lost while it was handed over is drawn anew.
    if losses == self.losses { self.canvas = canvas }
  }

  /// What was drawn last is on the screen.
  private func showPicture() {
    guard let coming else { return }
    if let picture, picture.rotation != coming.rotation || picture.panel != coming.panel {
      stage?.cancelPress()
    }
    picture = coming
    formerLayers.removeAll(keepingCapacity: true)
    stage?.input.follow()
  }

  /// Nothing of ours is on the screen.
  private func losePicture() {
    (picture, coming, formerLayers) = (nil, nil, [])
    stage?.input.follow()
  }

  /// The whole picture as commands. `tilt`, in points, moves the bezels that follow it.
  private func compose(
    _ panel: Panel, _ stage: Stage, tilt: BezelCore.Point, at now: Instant,
    into list: inout DisplayList
  ) {
    stage.tidyShelf()
    let backdrop: Backdrop =
      if let image = stage.backdropPicture {
        .image(stage.shelf.number(of: image))
      } else {
        .color(stage.backdrop ?? stage.theme.style.backdrop)
      }
    list.begin(size: panel.pixels, backdrop: backdrop)
    screen = stage.screen.content(of: stage, at: now).map { content in
      if let screen, screen.panel == panel, screen.content == content { return screen }
      return content.arrange(on: panel, using: stage.typesetter)
    }
    screen?.drawBehind(into: &list)
    swap(&layers, &formerLayers)
    layers.removeAll(keepingCapacity: true)
    for hud in stage.all where hud.isVisible {
      guard let rect = hud.container?.rect(on: self, of: panel.size) else { continue }
      let drawn = hud.drawn(at: now, from: &stage.shelf)
      let level =
        formerLayers.first { $0.hud === hud }?.arranged(drawn, on: panel, in: rect)
        ?? drawn.arrange(on: panel, in: rect, using: stage.typesetter)
      let step =
        hud.model.machine.followsTilt ? level.pixels(ofTilt: tilt, of: drawn) : BezelCore.Point.zero
      level.draw(
        drawn.style, of: drawn, as: hud.model.machine.appearance(at: now),
        phase: hud.model.spinner.phase(at: now), number: hud.model.number, movedBy: step,
        into: &list)
      layers.append(
        Layer(hud: hud, drawn: drawn, level: level, arrangement: level.moved(byPixels: step)))
    }
    screen?.drawAbove(into: &list)
    stage.input.pointers.cursor.draw(panel.scale, into: &list)
    if !stage.blursBackdrop || !blurAllowance.allows(list) { list.blurDeviation = 0 }
  }

  /// Has the next frame come when it is due: at the spinner's next step, or as soon as the display can
  /// show it where something moves.
  private func scheduleNext(
    _ stage: Stage, _ panel: DisplayPanel, at now: Instant, isFrameComing: Bool
  ) {
    var next: Instant?
    func wait(until time: Instant) { next = min(next ?? time, time) }
    for layer in layers where layer.arrangement.hasSpinner {
      wait(until: layer.hud.model.spinner.nextStep(after: now))
    }
    if layers.contains(where: { $0.hud.isAnimating(at: now) }), !isFrameComing {
      // A frame that is coming brings the next one when it is shown.
      wait(until: now.advanced(byNanoseconds: panel.period))
    }
    if let change = stage.screen.nextChange(of: stage, after: now) { wait(until: change) }
    if let next { nextFrame.set(to: next.nanoseconds) } else { nextFrame.cancel() }
  }
}

extension StagePanel.Layer {
  /// The arrangement of the same HUD as it is now, where it need not be made anew.
  fileprivate func arranged(
    _ now: HUD, on panel: Panel, in rect: BezelCore.Rect
  ) -> Arrangement? {
    guard level.panel == panel, level.container == rect else { return nil }
    return level.moved(to: now, from: drawn)
  }
}

extension Arrangement {
  fileprivate var hasSpinner: Bool {
    switch indicator?.content {
    case .spinner, .busyRing: true
    default: false
    }
  }
}
