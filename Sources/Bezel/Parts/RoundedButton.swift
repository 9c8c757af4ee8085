import BezelCore
import BezelHUD

/// The button of a HUD: a title of 12 points in a border with round ends.
public final class RoundedButton {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// The title; nil or empty is no button, which takes no room.
  public var title: String? {
    get {
      model.hud.button.isEmpty ? nil : String(decoding: model.hud.button, as: UTF8.self)
    }
    set { model.hud.button = newValue.map { Array($0.utf8) } ?? [] }
  }

  /// Called when the button was pressed: when the finger was lifted on it, or the key that stands for
  /// it. No touches and keys are read yet, so an app that has them calls ``press()``.
  public var onPress: (() -> Void)? {
    get { model.onPress }
    set { model.onPress = newValue }
  }

  /// The color of the title and the border, and of the filling while it is held; nil is the HUD's
  /// ``ProgressHUD/contentColor``.
  public var color: Color? {
    get { model.look.buttonColor.map { Color($0) } }
    set { model.look.buttonColor = newValue?.drawn }
  }

  /// Whether the button is shown by what it has, or whenever it has a title, or never.
  public var visibility: Visibility {
    get { model.buttonVisibility }
    set { model.buttonVisibility = newValue }
  }

  /// Whether the button is shown.
  public var isShown: Bool { !model.hud.button.isEmpty && !model.hud.hidden.contains(.button) }

  /// Whether a finger or a key is held down on it.
  public var isPressed: Bool { model.hud.isButtonPressed }

  /// Does what pressing it does, if it is shown; on the stage's thread.
  public func press() {
    if isShown { model.onPress?() }
  }

  /// When a button is shown.
  public enum Visibility: Hashable, Sendable {
    /// When it has a title and something to do.
    case automatic
    /// When it has a title.
    case visible
    /// Never.
    case hidden
  }
}
