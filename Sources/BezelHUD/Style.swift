package import BezelCore

/// The colours of a HUD.
package struct Style: BitwiseCopyable, Hashable, Sendable {
  /// What lies behind everything where no other backdrop is given.
  package var backdrop: Color
  /// The HUD's background view, over the backdrop.
  package var dim = Color.clear
  package var backgroundStyle = BezelStyle.solid
  package var bezelStyle = BezelStyle.blur
  /// Laid over what is blurred below the bezel, so that content can be read over every picture. It
  /// is the theme's own backdrop, over which it cannot be seen.
  package var blurTint = Color.clear
  /// The theme's own colours of a bezel: over what is blurred, and alone. Content can be read on either
  /// whatever lies behind.
  package var blurredBezelColor: Color
  package var solidBezelColor: Color
  /// Takes the place of both.
  package var bezelColor: Color?
  /// In points, at most half the bezel's shorter side.
  package var cornerRadius: Fixed = 5
  /// Texts, the button and the indicator, where they have no colour of their own.
  package var contentColor: Color
  package var labelColor: Color?
  package var detailsColor: Color?
  package var buttonColor: Color?
  package var indicatorColor: Color?
  /// The progress of a ring or a pie, and that of a bar; nil is the indicator's colour.
  package var roundProgressColor: Color?
  package var barProgressColor: Color?
  /// Under the progress of a ring or a pie; nil is the indicator's colour at a tenth.
  package var indicatorTrackColor: Color?
  /// The bar's outline; nil is the indicator's colour.
  package var barLineColor: Color?
  /// Within the bar's outline.
  package var barRemainingColor = Color.clear

  /// Nil is none.
  package var shadow: Shadow?

  /// How a bezel or a background is filled.
  package enum BezelStyle: BitwiseCopyable, Hashable, Sendable {
    /// The blurred backdrop with the HUD's background over it, then the colour.
    case blur
    /// The colour alone.
    case solid
  }

  /// A pale bezel on a pale grey, content black at 70 %.
  package static let light = Style(
    backdrop: Color(red: 0xF2, green: 0xF2, blue: 0xF5),
    blurTint: Color(red: 0xF2, green: 0xF2, blue: 0xF5, alpha: 77),
    blurredBezelColor: Color(white: 204, alpha: 153),
    solidBezelColor: Color(red: 0xDB, green: 0xDB, blue: 0xDC),
    contentColor: Color(white: 0, alpha: 179))

  /// A dark bezel on near black, content white at 70 %.
  package static let dark = Style(
    backdrop: Color(red: 0x10, green: 0x10, blue: 0x12),
    blurTint: Color(red: 0x10, green: 0x10, blue: 0x12, alpha: 184),
    blurredBezelColor: Color(red: 0x48, green: 0x48, blue: 0x4C, alpha: 166),
    solidBezelColor: Color(red: 0x34, green: 0x34, blue: 0x38),
    contentColor: Color(white: 255, alpha: 179))

  /// The look of the original's release 0.9: black at 80 %, white content. What it lay on was the
  /// app's; here it is the pale grey of the light theme.
  package static let classic: Style = {
    let black = Color(white: 0, alpha: 204)
    var style = Style(
      backdrop: light.backdrop, blurredBezelColor: black, solidBezelColor: black,
      contentColor: Color(white: 255))
    (style.bezelStyle, style.cornerRadius) = (.solid, 10)
    return style
  }()

  /// What the bezel is filled with.
  package var bezelFill: Color {
    bezelColor ?? (bezelStyle == .blur ? blurredBezelColor : solidBezelColor)
  }

  /// The colour of progress and spokes.
  package var progressColor: Color { indicatorColor ?? contentColor }

  /// The colour of a ring's track and of a pie's disc.
  package var trackColor: Color { indicatorTrackColor ?? progressColor.with(alpha: 26) }
}
