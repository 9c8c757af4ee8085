import BezelCore
import BezelHUD

/// The look of a HUD's round indicator: a pie in mode ``ProgressHUD/Mode/determinate``, a ring in mode
/// ``ProgressHUD/Mode/annularDeterminate``.
public final class RoundProgressView {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// How far the work is, 0…1: the HUD's ``ProgressHUD/progress``.
  public var progress: Double { model.hud.progress?.double ?? 0 }

  /// Whether it is a ring, which follows from the HUD's mode.
  public var isAnnular: Bool {
    if case .ring = model.hud.mode { true } else { false }
  }

  /// The color of what is done; nil is the indicator's.
  public var progressTintColor: Color? {
    get { model.look.roundProgressColor.map { Color($0) } }
    set { model.look.roundProgressColor = newValue?.drawn }
  }

  /// The color of what is left; nil is the indicator's at a tenth.
  public var backgroundTintColor: Color? {
    get { model.look.roundTrackColor.map { Color($0) } }
    set { model.look.roundTrackColor = newValue?.drawn }
  }

  /// The width of the ring's band, in points; 2 unless told otherwise.
  public var lineWidth: Double {
    get { model.hud.ringWidth.double }
    set { model.hud.ringWidth.take(length: newValue) }
  }

  /// Whether mode `determinate` is drawn as an outline with a thick arc within, as the original does
  /// since iOS 7, and not as a pie.
  public var isOutlined: Bool {
    get { model.hud.roundStyle == .outline }
    set { model.hud.roundStyle = newValue ? .outline : .pie }
  }
}
