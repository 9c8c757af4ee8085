extension Stage {
  /// How everything looks: what lies behind HUDs, and those that are made for this stage from now on. A
  /// ``backdropColor`` or ``backdropImage`` of the stage's own wins over the theme's; the theme's font
  /// counts where a stage is made of it only.
  public var theme: Theme {
    get { defaultStyle.theme }
    set {
      defaultStyle.theme = newValue
      screen.rest()
      setNeedsFrame()
    }
  }

  /// The picture that lies behind everything.
  var backdropPicture: Image? {
    backdropImage ?? (backdrop == nil ? theme.backdrop : nil)
  }
}
