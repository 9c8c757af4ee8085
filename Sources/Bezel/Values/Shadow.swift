import BezelCore
import BezelHUD

/// A soft shadow about a HUD's bezel. It does not darken what is seen through a translucent bezel.
public struct Shadow: Hashable, Sendable {
  /// How far it reaches beyond the bezel's edge, in points: limited to 1…100.
  public var radius: Double
  /// How far below the bezel it lies, in points, ±100.
  public var drop: Double
  /// Its color where it is deepest.
  public var color: Color

  /// Makes a shadow; the usual one is black at 30 %, a little below the bezel.
  public init(
    radius: Double = 24, drop: Double = 6, color: Color = Color(white: 0, alpha: 0.3)
  ) {
    (self.radius, self.drop, self.color) = (radius, drop, color)
  }

  /// No shadow, also where a theme has one.
  public static let none = Shadow(color: .clear)
}

extension Shadow {
  init(_ shadow: BezelHUD.Shadow) {
    self.init(
      radius: shadow.radius.double, drop: shadow.drop.double, color: Color(shadow.color))
  }

  /// What is drawn of it.
  var drawn: BezelHUD.Shadow {
    var shadow = BezelHUD.Shadow.standard
    shadow.radius.take(length: radius)
    shadow.radius = shadow.radius.clamped(to: BezelHUD.Shadow.radii)
    shadow.drop.take(drop)
    shadow.drop = shadow.drop.clamped(to: -100...100)
    shadow.color = color.drawn
    return shadow
  }
}
