import BezelCore
package import BezelHUD

/// A box on a screen that says that something is going on, how far it is, and how it ended.
///
/// ```swift
/// let hud = ProgressHUD.showAdded(to: stage, animated: true)
/// hud.mode = .annularDeterminate
/// hud.label.text = "Installing"
/// // …
/// hud.progress = 0.4
/// // …
/// hud.hide(animated: true)
/// ```
///
/// Lengths are in points and times in seconds; what is not a number changes nothing, and what is out of
/// range is limited. A HUD belongs to the thread of its stage, as ``Stage`` tells; other threads use
/// ``reporter``. What is set before the turn of the loop is over is on the first picture that is drawn.
open class ProgressHUD {
  let model: Model

  /// Says the title, in bold letters of 16 points.
  public let label: Label
  /// Says more, in bold letters of 12 points.
  public let detailsLabel: Label
  /// Is there to be pressed; shown when it has a title and something to do.
  public let button: RoundedButton
  /// The box that holds everything, with corners of 5 points unless told otherwise.
  public let bezelView: BackgroundView
  /// Covers the container behind the bezel; clear unless it is given a color.
  public let backgroundView: BackgroundView
  /// The look of the round indicator, which is shown in the modes `determinate` and
  /// `annularDeterminate`.
  public let roundProgressView: RoundProgressView
  /// The look of the bar, which is shown in mode `determinateHorizontalBar`.
  public let barProgressView: BarProgressView

  /// Called when the HUD was hidden, before the delegate is told; once for each time it was shown. It
  /// stays set.
  public var completionBlock: (() -> Void)?
  /// Called with all that happens to the HUD, after the delegate is told. It may do anything with any
  /// HUD.
  public var onEvent: ((Event) -> Void)?
  /// Called when the bezel is tapped, but not its button.
  public var onTapBezel: (() -> Void)? { didSet { stage?.setNeedsFrame() } }
  /// Called when the container is tapped beside the bezel, in interaction mode `all`.
  public var onTapOutside: (() -> Void)? { didSet { stage?.setNeedsFrame() } }
  /// Which taps are kept from what lies behind, as long as the HUD is visible.
  public var interactionMode = InteractionMode.all { didSet { stage?.setNeedsFrame() } }
  /// Whether each show is followed by a hide once there was time to read the texts: a second, and 60 ms
  /// a character, at most ten seconds.
  public var hidesAfterReading = false

  /// Makes a HUD that looks as a style says; it is in no container yet.
  public required init(style: Style) {
    var hud = HUD()
    hud.mode = .spinner
    model = Model(hud)
    label = Label(model, .title)
    detailsLabel = Label(model, .details)
    button = RoundedButton(model)
    bezelView = BackgroundView(model, .bezel)
    backgroundView = BackgroundView(model, .background)
    roundProgressView = RoundProgressView(model)
    barProgressView = BarProgressView(model)
    apply(style)
    model.owner = self
    model.inbox.hud = self
  }

  /// Makes a HUD of the usual look; it is in no container yet.
  public convenience init() { self.init(style: Style()) }

  /// Makes a HUD of the look that the container's stage gives to new ones. It is not put there yet.
  public convenience init(for container: Container) {
    self.init(style: container.stage?.defaultStyle ?? Style())
  }

  /// Makes a HUD of ready content, with a picture for its indicator where there is one. Its button is
  /// shown whenever it has a title.
  package convenience init(content: HUD, image: Image? = nil) {
    self.init(style: Style())
    model.look = Look(theme: content.style)
    model.hud = content
    if let image { show(image) }
    button.visibility = .visible
  }

  deinit {
    model.owner = nil
    model.inbox.hud = nil
  }
}
