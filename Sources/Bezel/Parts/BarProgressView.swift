import BezelCore
import BezelHUD

/// The look of a HUD's bar, in mode ``ProgressHUD/Mode/determinateHorizontalBar``.
public final class BarProgressView {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// How far the work is, 0…1: the HUD's ``ProgressHUD/progress``.
  public var progress: Double { model.hud.progress?.double ?? 0 }

  /// The color of the border; nil is the indicator's.
  public var lineColor: Color? {
    get { model.look.barLineColor.map { Color($0) } }
    set { model.look.barLineColor = newValue?.drawn }
  }

  /// The color within the border where there is no progress yet; nil is none.
  public var progressRemainingColor: Color? {
    get {
      let color = model.look.barRemainingColor
      return color.alpha > 0 ? Color(color) : nil
    }
    set { model.look.barRemainingColor = newValue?.drawn ?? .clear }
  }

  /// The color of what is done; nil is the indicator's.
  public var progressColor: Color? {
    get { model.look.barProgressColor.map { Color($0) } }
    set { model.look.barProgressColor = newValue?.drawn }
  }
}
