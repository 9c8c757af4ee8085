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
  /// it, or when it was held for ``holdTime``.
  ///
  /// The topmost button goes by Enter, Space, Select and OK; Tab and arrows lead to others. Nothing that
  /// began before the button was on the screen for half a second does anything, and Escape, Back or
  /// dragging a finger off the button take a press back.
  public var onPress: (() -> Void)? {
    get { model.onPress }
    set { model.onPress = newValue }
  }

  /// How long the button must be held down until it does something, in seconds, 0…60; meanwhile its
  /// border thickens, and thins again when it is let go early. 0, as it is unless told otherwise, is
  /// that it does something when it is let go.
  public var holdTime: Double {
    get { Seconds.seconds(model.holdTime) }
    set {
      guard let time = Seconds.nanoseconds(newValue) else { return }
      holdNanoseconds = time
    }
  }

  /// The same in nanoseconds.
  package var holdNanoseconds: Int64 {
    get { model.holdTime }
    set { model.holdTime = min(max(newValue, 0), 60_000_000_000) }
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

  /// Whether it is seen that keys go to it.
  package var isFocusShown: Bool {
    guard let hud = model.owner else { return false }
    return hud.stage?.input.focus.isShown(on: hud) ?? false
  }

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
