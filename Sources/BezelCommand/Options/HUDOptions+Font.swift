import Bezel
import BezelText
import BezelTheme

extension HUDOptions {
  /// Asks for the system's font, whatever was said before.
  mutating func useStandardFont() {
    font = .standard
    themed.useNoFont()
  }

  /// The font that was asked for, by an option or by the theme.
  var chosenFont: FontChoice {
    themed.given.contains(.font) ? font : themed.theme.fontChoice ?? font
  }

  /// What sets text in the font that was asked for.
  func typesetter() throws(InputFileError) -> FontTypesetter {
    let font = chosenFont
    do throws(FontError) {
      return try FontTypesetter(font)
    } catch {
      throw InputFileError(font.complaint(error))
    }
  }
}
