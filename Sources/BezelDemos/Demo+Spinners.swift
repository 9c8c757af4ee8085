import Bezel

extension Demo {
  static let indeterminate = Demo(
    "indeterminate", "Indeterminate mode", "A spinner alone", tellingMoment: 1_000
  ) { stage in
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    stage.after(3) { hud.hide(animated: true) }
  }

  static let label = Demo(
    "label", "With label", "A spinner with a title", tellingMoment: 1_000
  ) { stage in
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.label.text = "Loading…"
    stage.after(3) { hud.hide(animated: true) }
  }

  static let details = Demo(
    "details", "With details label", "A title, and more in smaller letters",
    tellingMoment: 1_000
  ) { stage in
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.label.text = "Loading…"
    hud.detailsLabel.text = "Parsing data\n(1/1)"
    stage.after(3) { hud.hide(animated: true) }
  }

  /// What a window is on a phone, a panel is here: a HUD on a stage is on every panel of it, one on a panel
  /// on that one only.
  static let window = Demo(
    "window", "On window", "A HUD on one panel of the stage", tellingMoment: 1_000
  ) { stage in
    guard let panel = stage.panels.first else { return }
    let hud = ProgressHUD.showAdded(to: panel, animated: true)
    stage.after(3) { hud.hide(animated: true) }
  }

  /// Pale as it is, the light theme's bezel would not be told from what is darkened so little, but for its
  /// shadow. The darkness is the original's.
  static let dim = Demo(
    "dim", "Dim background", "What lies behind the HUD is darkened", tellingMoment: 1_000
  ) { stage in
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.backgroundView.color = Color(white: 0, alpha: 0.1)
    hud.bezelView.shadow = Shadow()
    stage.after(3) { hud.hide(animated: true) }
  }

  /// The color is the original's. Bright as it is it needs a bezel darker than any theme's to be read well.
  static let colored = Demo(
    "colored", "Colored", "Content in a color of its own", tellingMoment: 1_000
  ) { stage in
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.contentColor = Color(red: 0, green: 0.6, blue: 0.7)
    hud.bezelView.style = .solidColor
    hud.bezelView.color = Color(red: 0.05, green: 0.14, blue: 0.17)
    hud.label.text = "Loading…"
    stage.after(3) { hud.hide(animated: true) }
  }
}
