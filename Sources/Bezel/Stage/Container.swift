import BezelCore
import BezelHUD

/// Where HUDs can be put: a ``Stage``, which is all of its panels, one ``StagePanel``, or a rectangle
/// in one of those.
///
/// A HUD fills its container: it is centred in it, kept within its margins, and its background covers
/// it. Containers belong to their stage's thread.
public class Container {
  /// The way to the stage, which may be gone.
  let link: StageLink
  /// What this is a rectangle of; nil is the stage, or that this is no rectangle.
  private let parent: Container?
  private var rect = BezelCore.Rect(origin: .zero, size: .zero)
  /// The HUDs that wait for their turn.
  var waiting: [Waiting] = []

  /// Whether HUDs are shown one at a time: one that is shown while another one is up waits until that
  /// has gone.
  public var showsOneAtATime = false

  struct Waiting {
    let hud: ProgressHUD
    let isAnimated: Bool
    var hide: (isAnimated: Bool, delay: Int64)?
  }

  init(link: StageLink) {
    self.link = link
    parent = nil
  }

  /// Makes a rectangle in points from the top left corner of another container. It is not held by that:
  /// keep it, or a HUD in it does.
  public init(in parent: Container, frame: Rect) {
    link = parent.link
    // The stage is reached by the link: held here, it would hold itself through its HUDs.
    self.parent = parent is Stage ? nil : parent
    rect.take(frame)
  }

  /// The stage; nil when it is gone.
  public var stage: Stage? { link.stage }

  /// The rectangle in points of what it lies in; HUDs in it follow with the next frame. It has no
  /// meaning for a stage or a panel, which are as large as they are.
  public var frame: Rect {
    get { rect.doubles }
    set {
      rect.take(newValue)
      stage?.setNeedsFrame()
    }
  }

  /// The HUDs that are in it, bottom to top; those in rectangles of it are not.
  public var huds: [ProgressHUD] { stage?.all.filter { $0.isPlaced(in: self) } ?? [] }

  /// Puts a HUD into the container, above all others of the stage. It is taken out of where it was.
  public func add(_ hud: ProgressHUD) {
    guard let stage else { return }
    stage.place(hud, in: self)
  }

  /// The part that it has of a panel of that size; nil where it has none.
  func rect(on panel: StagePanel, of size: BezelCore.Size) -> BezelCore.Rect? {
    let whole =
      parent.map { $0.rect(on: panel, of: size) } ?? BezelCore.Rect(origin: .zero, size: size)
    guard let whole else { return nil }
    return BezelCore.Rect(origin: whole.origin + rect.origin, size: rect.size)
  }

  // MARK: One at a time

  /// Whether a HUD has to wait before it is shown.
  func mustWait(_ hud: ProgressHUD) -> Bool {
    showsOneAtATime && hud.model.machine.phase == .hidden
      && huds.contains { $0 !== hud && $0.model.machine.phase != .hidden }
  }

  /// Shows what has waited longest, unless something is up.
  func showNext() {
    guard let next = waiting.first,
      !huds.contains(where: { $0.model.machine.phase != .hidden && !isWaiting($0) })
    else { return }
    waiting.removeFirst()
    next.hud.endWaiting(next)
  }

  func isWaiting(_ hud: ProgressHUD) -> Bool { waiting.contains { $0.hud === hud } }

  /// Lets a HUD wait no more; what it waited for, if it did.
  @discardableResult
  func stopWaiting(_ hud: ProgressHUD) -> Waiting? {
    guard let place = waiting.firstIndex(where: { $0.hud === hud }) else { return nil }
    return waiting.remove(at: place)
  }
}

/// The way from a stage's parts to the stage, which cuts it when it ends.
final class StageLink {
  var stage: Stage? {
    get { reference.target }
    set { reference.target = newValue }
  }
  private var reference = BackReference<Stage>()
}
