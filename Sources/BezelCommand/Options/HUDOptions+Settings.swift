import BezelHUD

extension HUDOptions {
  /// When and how the HUD comes and goes.
  var settings: HUDMachine.Settings {
    var settings = HUDMachine.Settings()
    settings.animation = animation
    settings.graceTime = grace
    settings.minShowTime = minShow
    settings.drawsIcons = isAnimated
    settings.followsTilt = motion.isOn
    return settings
  }
}
