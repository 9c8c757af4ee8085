import Bezel
import BezelHUD
import BezelText
import BezelTheme

extension HUDOptions {
  /// Has a stage, and the HUDs that will be made for it, look as the options say.
  func dress(_ stage: Stage, _ pictures: Pictures) {
    stage.theme = dressedTheme
    stage.backdrop = backdrop
    stage.backdropImage = pictures.backdrop.map { Image($0) }
  }

  /// The theme, and what options say against it.
  var dressedTheme: Theme {
    var theme = themed.theme
    theme.description.hud.style = hud.style
    return theme
  }

  /// What sets the texts of demos, which are in many scripts: where the built-in face was asked for, fonts
  /// stand in for what it lacks.
  func demoTypesetter() throws(InputFileError) -> FontTypesetter {
    if chosenFont == .builtIn { return FontTypesetter(builtInBefore: FontFolders.standard) }
    return try typesetter()
  }
}
