import BezelCore
import BezelHUD

extension ProgressHUD {
  /// An offset in points that leads to the margin, whatever the size of the container.
  public static let maxOffset = 1_000_000.0

  /// How far the bezel's center lies from where ``position`` puts it, in points, each part limited to
  /// ±16384. The bezel never leaves the container's margins.
  public var offset: Point {
    get { model.hud.offset.doubles }
    set { model.hud.offset.take(newValue) }
  }

  /// Where the bezel lies in the container, at the margin or in the middle; ``offset`` leads from there.
  public var position: Position {
    get { Position(model.hud.position) }
    set { model.hud.position = newValue.drawn }
  }

  /// The distance in points from the bezel's edge to its content, and to the container's edge; 20 unless
  /// told otherwise. Where the container is too small the one outside gives way first.
  public var margin: Double {
    get { model.hud.margin.double }
    set { model.hud.margin.take(length: newValue) }
  }

  /// What of the container the bezel keeps free, in points: a panel's hidden edges, a keyboard. The
  /// background covers it nevertheless.
  public var insets: EdgeInsets {
    get { model.hud.insets.doubles }
    set { model.hud.insets.take(newValue) }
  }

  /// The bezel's smallest size, in points; it is no larger than the container lets it.
  public var minSize: Size {
    get { model.hud.minSize.doubles }
    set { model.hud.minSize.take(newValue) }
  }

  /// The bezel's largest size, in points; nil is no limit but the container. Texts are wrapped and cut
  /// to fit, and it wins over ``minSize``.
  public var maxSize: Size? {
    get { model.hud.maxSize?.doubles }
    set {
      guard let newValue else { return model.hud.maxSize = nil }
      var size = model.hud.maxSize ?? .zero
      size.take(newValue)
      model.hud.maxSize = size
    }
  }

  /// Whether the bezel is as high as it is wide, where there is room.
  public var isSquare: Bool {
    get { model.hud.isSquare }
    set { model.hud.isSquare = newValue }
  }

  /// The distance between neighbouring elements from top to bottom, in points; 4 unless told otherwise.
  public var spacing: Double {
    get { model.hud.spacing.double }
    set { model.hud.spacing.take(length: newValue) }
  }

  /// Whether the indicator lies below the texts, above the button, rather than above the texts.
  public var isIndicatorBelowLabels: Bool {
    get { model.hud.isIndicatorBelowTexts }
    set { model.hud.isIndicatorBelowTexts = newValue }
  }

  /// Where a bezel lies in its container.
  public enum Position: CaseIterable, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the margin of the top edge.
    case top
    /// At the margin of the bottom edge.
    case bottom
    /// At the margin of the left edge.
    case left
    /// At the margin of the right edge.
    case right
    /// At the margins of the top left corner.
    case topLeft
    /// At the margins of the top right corner.
    case topRight
    /// At the margins of the bottom left corner.
    case bottomLeft
    /// At the margins of the bottom right corner.
    case bottomRight

    init(_ position: HUD.Position) {
      self =
        switch position {
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }

    var drawn: HUD.Position {
      switch self {
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }
}
