/// The weights that text is set in, and where a family takes them from.
enum FontWeight: Int, CaseIterable {
  case regular
  /// The family's own bold face, or its variable face set to bold.
  case bold
  /// The regular face, its glyphs made wider: for what the bold one lacks or where there is none.
  case emboldened

  /// How a face is opened.
  struct Recipe {
    var face: FontDescription
    /// What a variable font is set to; nil is as it is by default.
    var weight: Int32?
    var isEmboldened = false
  }

  /// How the weight is made from a family's faces; nil where it cannot be.
  func recipe(for family: FontFamily) -> Recipe? {
    let regular = family.regular
    let plain = regular.weight == 400 || regular.weights?.contains(400) != true ? nil : Int32(400)
    switch self {
    case .regular: return Recipe(face: regular, weight: plain)
    case .bold:
      if let bold = family.bold { return Recipe(face: bold) }
      guard let most = regular.weights?.upperBound, most >= 600 else { return nil }
      return Recipe(face: regular, weight: min(700, most))
    case .emboldened:
      // A face that is bold by itself stays as it is.
      return Recipe(face: regular, weight: plain, isEmboldened: regular.weight < 600)
    }
  }
}
