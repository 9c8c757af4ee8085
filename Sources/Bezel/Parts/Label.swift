import BezelCore
import BezelHUD

/// A text of a HUD: its title or its details. It is centred, and set in the stage's font.
public final class Label {
  enum Role { case title, details }

  private let model: Model
  private let role: Role

  init(_ model: Model, _ role: Role) { (self.model, self.role) = (model, role) }

  /// The text, in any script that a font of the machine has; nil or empty is none, which takes no room.
  /// Line ends are kept.
  public var text: String? {
    get {
      let bytes = role == .title ? model.hud.label : model.hud.details
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
    set {
      let bytes = newValue.map { Array($0.utf8) } ?? []
      if role == .title { model.hud.label = bytes } else { model.hud.details = bytes }
    }
  }

  /// The text's color; nil is the HUD's ``ProgressHUD/contentColor``.
  public var color: Color? {
    get { (role == .title ? model.look.labelColor : model.look.detailsColor).map { Color($0) } }
    set {
      if role == .title {
        model.look.labelColor = newValue?.drawn
      } else {
        model.look.detailsColor = newValue?.drawn
      }
    }
  }

  /// How large the text is, in points an em, 4…400: 16 for a title and 12 for details, unless told
  /// otherwise.
  public var size: Double {
    get { style.size.double }
    set {
      var size = style.size
      size.take(length: newValue)
      style.size = size.clamped(to: HUD.textSizes)
    }
  }

  /// Whether the text is set in the font's bold face, as it is unless told otherwise.
  public var isBold: Bool {
    get { style.isBold }
    set { style.isBold = newValue }
  }

  private var style: TextStyle {
    get { role == .title ? model.hud.labelStyle : model.hud.detailsStyle }
    set {
      if role == .title {
        model.hud.labelStyle = newValue
      } else {
        model.hud.detailsStyle = newValue
      }
    }
  }

  /// The most lines that the text may have; 0 is no limit. A title has one unless told otherwise, details
  /// any number. A text ends with an ellipsis where there is no room for all of it.
  public var numberOfLines: Int {
    get { role == .title ? model.hud.labelLines : model.hud.detailsLines }
    set {
      let lines = max(0, newValue)
      if role == .title { model.hud.labelLines = lines } else { model.hud.detailsLines = lines }
    }
  }

  /// Whether the text is not shown though there is one; it then takes no room either.
  public var isHidden: Bool {
    get { model.hud.hidden.contains(element) }
    set { model.setHidden(element, newValue) }
  }

  private var element: HUD.Elements { role == .title ? .label : .details }
}
