import BezelCore
package import BezelHUD

/// How HUDs and the screen about them look: a built-in theme, and what a file has changed in it.
package struct ThemeDescription: Hashable, Sendable {
  package var base: BuiltInTheme
  /// The keys that were set.
  package var keys = ThemeKeys()
  /// A HUD that looks as the theme says; only what `keys` names is told by it, and the style.
  package var hud = HUD()
  /// As `--font` takes it, from where the theme's folder is not known; nil is what the program has.
  package var font: Reference?
  /// A picture that lies behind everything.
  package var backdropPicture: Reference?
  package var logoPicture: Reference?
  package var logo = Logo()
  package var texts = ScreenTexts()

  /// A name that stands in a theme file, and where.
  package struct Reference: Hashable, Sendable {
    package var name: [UInt8]
    package var line: Int
    package var column: Int
  }

  package init(_ base: BuiltInTheme) {
    self.base = base
    hud.style = base.style
  }

  /// How plates of texts in the corners look: as bezels, but in the colours of the theme inherited, which
  /// can be read over every picture.
  package var plateStyle: Style {
    var style = base.style
    (style.bezelStyle, style.cornerRadius) = (hud.style.bezelStyle, hud.style.cornerRadius)
    return style
  }

  /// The longest file that is read, in bytes.
  package static let longestFile = 64 << 10
  /// The longest line, in bytes.
  package static let longestLine = 1024
  /// How many complaints are told.
  package static let mostComplaints = 20
}

extension HUD {
  /// Takes what a theme says: its style, and what else of a HUD it sets, but for what is `given`
  /// already.
  package mutating func take(_ theme: ThemeDescription, except given: ThemeKeys = ThemeKeys()) {
    let new = theme.hud
    style = new.style
    (labelStyle, detailsStyle) = (new.labelStyle, new.detailsStyle)
    buttonStyle = new.buttonStyle
    for key in ThemeKey.allCases where theme.keys.contains(key) && !given.contains(key) {
      switch key {
      case .position: position = new.position
      case .offset: offset = new.offset
      case .margin: margin = new.margin
      case .inset: insets = new.insets
      case .spacing: spacing = new.spacing
      case .minSize: minSize = new.minSize
      case .maxSize: maxSize = new.maxSize
      case .square: isSquare = new.isSquare
      case .roundStyle: roundStyle = new.roundStyle
      case .ringWidth: ringWidth = new.ringWidth
      default: break
      }
    }
  }
}
