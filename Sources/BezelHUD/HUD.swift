package import BezelCore

/// What a HUD shows and how it looks: a plain value. Lengths are in points.
package struct HUD: Hashable, Sendable {
  package var mode = HUDMode.auto
  /// A fraction 0…1; nil while it is unknown. A determinate mode asked for by name then draws 0.
  package var progress: Fixed?
  package var icon: Icon?
  package var image: ImageReference?
  package var drawing: Drawing?
  /// UTF-8, in at most `labelLines` lines; empty is none.
  package var label: [UInt8] = []
  /// UTF-8, in at most `detailsLines` lines; empty is none.
  package var details: [UInt8] = []
  /// The button's title in UTF-8; empty is no button.
  package var button: [UInt8] = []
  /// Whether the button is being pressed: it is then filled faintly.
  package var isButtonPressed = false
  /// How much of the time has passed that the button is to be held, 0…1: so far its border is thick.
  /// Nil is that it was not held.
  package var buttonHold: Fixed?
  /// Whether keys go to the button, and that is to be seen.
  package var isButtonFocused = false

  package var position = Position.center
  /// Added to the place that `position` gives, ±16384.
  package var offset = Point.zero
  /// From the bezel's edge to its content, and from the container's edge to the bezel.
  package var margin: Fixed = 20
  package var minSize = Size.zero
  /// The bezel's largest size; nil is no limit but the container.
  package var maxSize: Size?
  package var isSquare = false
  /// The vertical distance between neighbouring elements.
  package var spacing: Fixed = 4
  /// Whether the indicator lies between the texts and the button rather than above the texts.
  package var isIndicatorBelowTexts = false
  package var labelStyle = TextStyle(size: 16, isBold: true)
  package var detailsStyle = TextStyle(size: 12, isBold: true)
  package var buttonStyle = TextStyle(size: 12, isBold: true)
  /// The most lines of a text; 0 is no limit.
  package var labelLines = 1
  package var detailsLines = 0
  /// What is not shown though it has content. It takes no room either.
  package var hidden: Elements = []
  /// What of the panel is kept free.
  package var insets = EdgeInsets.zero

  /// Whether a ring or a pie is drawn as a ring about a spinner: work goes on, however far it is.
  package var isBusy = false
  package var roundStyle = RoundStyle.pie
  /// The width of the ring's band.
  package var ringWidth: Fixed = 2
  package var style = Style.light

  package init() {}

  /// How far from the origin an offset may lead; values from outside are clamped to it.
  package static let offsets: ClosedRange<Fixed> = -16_384...16_384

  /// How large text can be, in points an em.
  package static let textSizes: ClosedRange<Fixed> = 4...400

  /// Where the bezel lies in its container.
  package enum Position: BitwiseCopyable, CaseIterable, Hashable, Sendable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// −1 is the left or top edge, 0 the middle, 1 the right or bottom edge.
    var direction: (x: Int, y: Int) {
      switch self {
      case .center: (0, 0)
      case .top: (0, -1)
      case .bottom: (0, 1)
      case .left: (-1, 0)
      case .right: (1, 0)
      case .topLeft: (-1, -1)
      case .topRight: (1, -1)
      case .bottomLeft: (-1, 1)
      case .bottomRight: (1, 1)
      }
    }
  }

  /// Elements of a HUD, but the bezel.
  package struct Elements: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let indicator = Elements(rawValue: 1)
    package static let label = Elements(rawValue: 2)
    package static let details = Elements(rawValue: 4)
    package static let button = Elements(rawValue: 8)
  }

  /// How the round mode draws progress.
  package enum RoundStyle: BitwiseCopyable, Hashable, Sendable {
    /// A wedge that grows to a disc.
    case pie
    /// An outline with a thicker arc within.
    case outline
  }

  /// A picture by its place among the stage's pictures, and its size.
  package struct ImageReference: BitwiseCopyable, Hashable, Sendable {
    package var index: Int
    package var size: Size

    package init(index: Int, size: Size) { (self.index, self.size) = (index, size) }
  }

  /// Shapes that stand for an indicator, in points from their box's top left corner.
  package struct Drawing: Hashable, Sendable {
    package var size: Size
    /// Back to front; those past the 255th are not drawn.
    package var parts: [Part] = []

    package init(size: Size) { self.size = size }

    /// A shape, in a colour of its own or the indicator's.
    package struct Part: Hashable, Sendable {
      package var shape: Shape
      package var color: Color?

      package init(_ shape: Shape, _ color: Color?) { (self.shape, self.color) = (shape, color) }
    }
  }

  /// What the HUD draws beside its texts.
  package enum Indicator: BitwiseCopyable, Hashable, Sendable {
    case spinner
    case round(Fixed)
    case ring(Fixed)
    case bar(Fixed)
    /// A ring about a spinner.
    case busyRing(Fixed)
    case icon(Icon)
    case image(ImageReference)
    /// The HUD's own drawing, which has that size in points.
    case drawing(Size)

    /// The size that it has where there is room, in points.
    var size: Size {
      switch self {
      case .spinner, .round, .ring, .busyRing, .icon: Size(width: 37, height: 37)
      case .bar: Size(width: 120, height: 10)
      case .image(let image): image.size
      case .drawing(let size): size
      }
    }
  }

  /// The indicator that mode, progress, icon and picture come to; nil is none.
  package var indicator: Indicator? {
    guard !hidden.contains(.indicator) else { return nil }
    switch mode {
    case .round where isBusy, .ring where isBusy: return .busyRing(progress ?? 0)
    case .spinner: return .spinner
    case .round: return .round(progress ?? 0)
    case .ring: return .ring(progress ?? 0)
    case .bar: return .bar(progress ?? 0)
    case .text: return nil
    case .custom: return picture
    case .auto:
      if let picture { return picture }
      guard let progress else { return .spinner }
      return .bar(progress)
    }
  }

  /// The icon that is the indicator, if it is one.
  package var iconShown: Icon? {
    guard case .icon(let icon) = indicator else { return nil }
    return icon
  }

  private var picture: Indicator? {
    if let icon { return .icon(icon) }
    if let image { return .image(image) }
    if let drawing { return .drawing(drawing.size) }
    return nil
  }
}
