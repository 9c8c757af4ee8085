import BezelCore
import BezelHUD

/// What a HUD and its parts share: all of its state.
///
/// A part that outlives its HUD still has it, and changes nothing any more.
final class Model {
  var hud: HUD { didSet { if hud != oldValue { owner?.contentChanged(from: oldValue) } } }
  var machine = HUDMachine()
  var theme = Theme.light
  var look: Look { didSet { hud.style = look.style } }
  var customView: CustomView?
  /// The picture that stands for the indicator.
  var image: Image?
  /// A number that no picture of this HUD has had.
  var nextImage = 0
  /// Whether the button is shown by what it has, or always, or never.
  var buttonVisibility = RoundedButton.Visibility.automatic { didSet { arrangeButton() } }
  /// How long the button is to be held, in nanoseconds, and how far that is.
  var holdTime: Int64 = 0
  var hold = HoldMotion()
  var onPress: (() -> Void)? { didSet { arrangeButton() } }
  /// The HUD, which cuts it when it ends.
  var owner: ProgressHUD? {
    get { ownerReference.target }
    set { ownerReference.target = newValue }
  }
  private var ownerReference = BackReference<ProgressHUD>()

  var delegateLink = DelegateLink()
  var sourceLink = ProgressSourceLink()
  let inbox = Inbox()
  var effects = EffectQueue()
  /// When the spinner's first step began.
  var spinner = SpinnerClock(start: Instant(nanoseconds: 0))

  /// The way to the stage; nil while the HUD is on none.
  var link: StageLink?
  /// The container; nil is the stage itself, which must not be held.
  var place: Container?
  /// The container that the HUD has left by being hidden, until that has been told.
  var lastContainer: Container?
  /// The HUD's number among those of its stage.
  var number: UInt16 = 0

  init(_ hud: HUD) {
    self.hud = hud
    look = Look(theme: hud.style)
    arrangeButton()
  }

  /// Hides or shows the button as its visibility asks.
  private func arrangeButton() {
    let isShown =
      switch buttonVisibility {
      case .automatic: onPress != nil
      case .visible: true
      case .hidden: false
      }
    if isShown { hud.hidden.remove(.button) } else { hud.hidden.insert(.button) }
  }

  func setHidden(_ element: HUD.Elements, _ isHidden: Bool) {
    if isHidden { hud.hidden.insert(element) } else { hud.hidden.remove(element) }
  }
}

/// The colours of a HUD: those of a theme, and those that take their place.
struct Look {
  var theme: BezelHUD.Style
  var contentColor: BezelCore.Color?
  var indicatorColor: BezelCore.Color?
  var bezelColor: BezelCore.Color?
  var bezelStyle: BezelHUD.Style.BezelStyle?
  var backgroundStyle: BezelHUD.Style.BezelStyle?
  var cornerRadius: Fixed?
  var shadow: BezelHUD.Shadow?
  var dim: BezelCore.Color?
  var labelColor: BezelCore.Color?
  var detailsColor: BezelCore.Color?
  var buttonColor: BezelCore.Color?
  var roundProgressColor: BezelCore.Color?
  var roundTrackColor: BezelCore.Color?
  var barProgressColor: BezelCore.Color?
  var barLineColor: BezelCore.Color?
  var barRemainingColor = BezelCore.Color.clear

  init(theme: BezelHUD.Style) { self.theme = theme }

  /// What is drawn.
  var style: BezelHUD.Style {
    var style = theme
    style.contentColor = contentColor ?? theme.contentColor
    style.indicatorColor = indicatorColor ?? theme.indicatorColor
    style.bezelColor = bezelColor ?? theme.bezelColor
    style.bezelStyle = bezelStyle ?? theme.bezelStyle
    style.backgroundStyle = backgroundStyle ?? theme.backgroundStyle
    style.cornerRadius = cornerRadius ?? theme.cornerRadius
    style.shadow = shadow ?? theme.shadow
    style.dim = dim ?? theme.dim
    style.labelColor = labelColor ?? theme.labelColor
    style.detailsColor = detailsColor ?? theme.detailsColor
    style.buttonColor = buttonColor ?? theme.buttonColor
    style.roundProgressColor = roundProgressColor
    style.indicatorTrackColor = roundTrackColor ?? theme.indicatorTrackColor
    (style.barProgressColor, style.barLineColor) = (barProgressColor, barLineColor)
    style.barRemainingColor = barRemainingColor
    return style
  }
}

extension Model {
  /// What is seen of the HUD now.
  var appearance: Appearance {
    guard let stage = owner?.stage else { return machine.target }
    return machine.appearance(at: stage.now)
  }
}
