import BezelCore
import BezelHUD
package import BezelTheme

/// How HUDs and the screen about them look: colors above all, and whatever else a theme file says.
///
/// ```swift
/// let theme = try Theme(file: "/etc/kiosk/kiosk.theme")
/// let stage = try Stage(theme: theme)
/// ```
///
/// A theme is a value; given to a ``Stage`` it holds for what lies behind HUDs and for new HUDs, given to
/// a ``ProgressHUD`` for that one.
public struct Theme: Sendable {
  package var description: ThemeDescription
  /// What lies behind everything instead of a color.
  package var backdrop: Image?
  /// What lies before it.
  package var logo: Image?
  /// The file that it was read from.
  package var file: [UInt8]?

  package init(_ base: BuiltInTheme) { description = ThemeDescription(base) }

  /// A pale bezel with content in black at 70 %.
  public static let light = Theme(.light)
  /// A dark bezel with content in white at 70 %.
  public static let dark = Theme(.dark)
  /// The look of the original's release 0.9: a black bezel at 80 % with corners of 10 points, and white
  /// content.
  public static let classic = Theme(.classic)

  /// The colors.
  var style: BezelHUD.Style { description.hud.style }
}

extension Theme: Hashable {
  /// Whether two themes look the same; pictures are the same where they were read by the same call.
  public static func == (a: Theme, b: Theme) -> Bool {
    a.description == b.description && a.backdrop === b.backdrop && a.logo === b.logo
  }

  /// Hashes what was described, not the pictures.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
