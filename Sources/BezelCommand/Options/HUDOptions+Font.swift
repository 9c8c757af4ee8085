import Bezel
import BezelText
import BezelTheme

extension HUDOptions {
  /// Asks for the system's font, whatever was said before.
  mutating func useStandardFont() {
    font = .standard
    themed.useNoFont()
  }

  /// What sets text in the font that was asked for.
  func typesetter() throws(InputFileError) -> FontTypesetter {
    let isGiven = themed.given.contains(.font)
    let font = isGiven ? font : themed.theme.fontChoice ?? font
    do throws(FontError) {
      return try FontTypesetter(font)
    } catch {
      throw InputFileError(font.complaint(error))
    }
  }
}
