public import Bezel
public import Foundation

extension ProgressHUD {
  /// Shows a `Progress` of Foundation from now on.
  ///
  /// ```swift
  /// let observed = hud.observe(progress, cancelTitle: "Cancel")
  /// ```
  ///
  /// - Parameters:
  ///   - progress: What is asked once a frame while the HUD is up. It may be changed from any thread.
  ///   - showsDescriptions: Whether its localized descriptions become the texts of the HUD. On Linux they
  ///     are empty unless a class of the app's gives them; an empty one leaves the text as it is.
  ///   - cancelTitle: The title of a button that cancels it; nil leaves the button as it is. It is shown
  ///     until the progress is cancelled or finished.
  /// - Returns: The HUD's progress object, to be kept as long as the progress is to be shown.
  public func observe(
    _ progress: Progress, showsDescriptions: Bool = false, cancelTitle: String? = nil
  ) -> ObservedProgress {
    let source = ObservedProgress(progress, showsDescriptions: showsDescriptions)
    if let cancelTitle {
      source.hasButton = true
      button.title = cancelTitle
      button.onPress = { [progress] in progress.cancel() }
      source.arrangeButton(of: self)
    }
    progressObject = source
    return source
  }
}
