import BezelText

extension HUDOptions {
  /// What sets text in the font that was asked for.
  func typesetter() throws(InputFileError) -> FontTypesetter {
    do throws(FontError) {
      return try FontTypesetter(font)
    } catch {
      throw InputFileError(font.complaint(error))
    }
  }
}
