import BezelHUD
import BezelTheme

extension ProgressHUD {
  /// How a HUD looks and moves that nobody has told otherwise; a stage has one for new HUDs. (In the
  /// original, its appearance proxy.)
  public struct Style: Sendable {
    /// The colors that all others follow from. What else a theme file sets of a HUD is taken over when
    /// this is set, in the place of what was there.
    public var theme = Theme.light { didSet { takeLayout() } }
    /// As ``ProgressHUD/contentColor``.
    public var contentColor: Color?
    /// As ``ProgressHUD/indicatorColor``.
    public var indicatorColor: Color?
    /// The bezel's color; nil is the theme's.
    public var bezelColor: Color?
    /// How the bezel is filled; nil is the theme's way.
    public var bezelStyle: BackgroundView.Style?
    /// The color of the background view; nil is clear.
    public var backgroundColor: Color?
    /// How the background view is filled; nil is the theme's way.
    public var backgroundStyle: BackgroundView.Style?
    /// The radius of the bezel's corners in points; nil is the theme's.
    public var cornerRadius: Double?
    /// The bezel's shadow; nil is the theme's, which is none in those that are built in.
    public var shadow: Shadow?
    /// As ``ProgressHUD/animationType``.
    public var animationType = Animation.fade
    /// As ``ProgressHUD/position``.
    public var position = Position.center
    /// As ``ProgressHUD/offset``.
    public var offset = Point.zero
    /// As ``ProgressHUD/margin``.
    public var margin = 20.0
    /// As ``ProgressHUD/insets``.
    public var insets = EdgeInsets.zero
    /// As ``ProgressHUD/minSize``.
    public var minSize = Size.zero
    /// As ``ProgressHUD/isSquare``.
    public var isSquare = false
    /// As ``ProgressHUD/minShowTime``.
    public var minShowTime = 0.0
    /// As ``ProgressHUD/areDefaultMotionEffectsEnabled``.
    public var areDefaultMotionEffectsEnabled = true

    /// Makes the usual style: a light one.
    public init() {}

    /// Makes the style of a theme.
    public init(theme: Theme) {
      self.theme = theme
      takeLayout()
    }

    private mutating func takeLayout() {
      var hud = HUD()
      (hud.position, hud.isSquare) = (position.drawn, isSquare)
      hud.offset.take(offset)
      hud.margin.take(length: margin)
      hud.insets.take(insets)
      hud.minSize.take(minSize)
      hud.take(theme.description)
      (position, isSquare) = (Position(hud.position), hud.isSquare)
      (offset, margin) = (hud.offset.doubles, hud.margin.double)
      (insets, minSize) = (hud.insets.doubles, hud.minSize.doubles)
    }
  }

  /// The colors of HUDs, and what else a theme file says of them.
  public typealias Theme = Bezel.Theme

  /// Takes a style over, in the place of all that it tells. Colors of labels, button and progress views
  /// are not among that.
  public func apply(_ style: Style) {
    theme = style.theme
    contentColor = style.contentColor
    indicatorColor = style.indicatorColor
    model.look.bezelColor = style.bezelColor?.drawn
    model.look.bezelStyle = style.bezelStyle?.drawn
    model.look.dim = style.backgroundColor?.drawn
    model.look.backgroundStyle = style.backgroundStyle?.drawn
    if let radius = style.cornerRadius {
      bezelView.cornerRadius = radius
    } else {
      model.look.cornerRadius = nil
    }
    model.look.shadow = style.shadow?.drawn
    animationType = style.animationType
    position = style.position
    offset = style.offset
    margin = style.margin
    insets = style.insets
    minSize = style.minSize
    isSquare = style.isSquare
    minShowTime = style.minShowTime
    areDefaultMotionEffectsEnabled = style.areDefaultMotionEffectsEnabled
  }

  /// The colors that all others follow from, and what else a theme file says of a HUD. Colors that were
  /// set one by one stay.
  public var theme: Theme {
    get { model.theme }
    set {
      model.theme = newValue
      model.hud.take(newValue.description)
      model.look.theme = newValue.style
    }
  }

  /// The color of the texts, of the button, and of the indicator; nil is the theme's. A color of a
  /// part's own wins over it.
  public var contentColor: Color? {
    get { model.look.contentColor.map { Color($0) } }
    set { model.look.contentColor = newValue?.drawn }
  }

  /// The color of the indicator, be it spinner, ring or bar; nil is that of the content.
  public var indicatorColor: Color? {
    get { model.look.indicatorColor.map { Color($0) } }
    set { model.look.indicatorColor = newValue?.drawn }
  }

  /// Which taps a HUD that is up keeps from what lies behind.
  public enum InteractionMode: Hashable, Sendable {
    /// All in its container, as long as it is visible.
    case all
    /// Those on its bezel; those beside it reach what lies behind.
    case bezel
    /// None: all reach what lies behind, and its button cannot be pressed.
    case none
  }
}
