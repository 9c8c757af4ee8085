import BezelCore
import BezelHUD

/// A filled part of a HUD: its bezel, or the background that covers its container.
public final class BackgroundView {
  enum Role { case bezel, background }

  private let model: Model
  private let role: Role

  init(_ model: Model, _ role: Role) { (self.model, self.role) = (model, role) }

  /// How a part is filled.
  public enum Style: Hashable, Sendable {
    /// With its color, exactly.
    case solidColor
    /// With the backdrop of the stage blurred by a Gaussian of 20 points (its standard deviation), and
    /// its color over that. Other HUDs are never blurred: where they lie below, they are hidden. A bezel
    /// has a little of its theme's backdrop in between, which keeps texts readable over every picture.
    case blur

    init(_ style: BezelHUD.Style.BezelStyle) {
      self =
        switch style {
        case .solid: .solidColor
        case .blur: .blur
        }
    }

    var drawn: BezelHUD.Style.BezelStyle {
      switch self {
      case .solidColor: .solid
      case .blur: .blur
      }
    }
  }

  /// How it is filled; a background is `solidColor` unless told otherwise, a bezel as its theme has it.
  public var style: Style {
    get { Style(role == .bezel ? model.hud.style.bezelStyle : model.hud.style.backgroundStyle) }
    set {
      if role == .bezel {
        model.look.bezelStyle = newValue.drawn
      } else {
        model.look.backgroundStyle = newValue.drawn
      }
    }
  }

  /// The color it is filled with; nil is none. A bezel has the theme's unless told otherwise: the themes
  /// that are built in have one for each ``style``, on which texts can be read over every picture.
  public var color: Color? {
    get {
      let color = role == .bezel ? model.hud.style.bezelFill : model.hud.style.dim
      return color.alpha > 0 ? Color(color) : nil
    }
    set {
      let color = newValue?.drawn ?? .clear
      if role == .bezel { model.look.bezelColor = color } else { model.look.dim = color }
    }
  }

  /// The radius of the corners in points, at most half the shorter side. A background has none, and
  /// setting it changes nothing.
  public var cornerRadius: Double {
    get { role == .bezel ? model.hud.style.cornerRadius.double : 0 }
    set {
      guard role == .bezel else { return }
      var radius = model.hud.style.cornerRadius
      radius.take(length: newValue)
      model.look.cornerRadius = radius
    }
  }

  /// The shadow that a bezel casts; nil is none. It has the theme's unless told otherwise. A background
  /// casts none, and setting it changes nothing.
  public var shadow: Shadow? {
    get {
      guard role == .bezel, let shadow = model.hud.style.shadow, shadow.color.alpha > 0 else {
        return nil
      }
      return Shadow(shadow)
    }
    set { if role == .bezel { model.look.shadow = (newValue ?? .none).drawn } }
  }

  /// How much of it is to be seen when its animation is over, 0…1: 1 from the moment a HUD appears, 0
  /// from the moment it goes.
  public var alpha: Double { alpha(in: model.machine.target) }

  /// How much of it is to be seen now, 0…1.
  public var shownAlpha: Double { alpha(in: model.appearance) }

  /// How large it is when its animation is over, as a factor: 1 while a HUD is up, and as its
  /// ``ProgressHUD/animationType`` leaves it when it is gone.
  public var scale: Double { role == .bezel ? model.machine.target.bezelScale.double : 1 }

  /// How large it is now, as a factor, 0.5…1.5.
  public var shownScale: Double { role == .bezel ? model.appearance.bezelScale.double : 1 }

  private func alpha(in appearance: Appearance) -> Double {
    (role == .bezel ? appearance.bezelAlpha : appearance.backgroundAlpha).double
  }
}
