public import Bezel
public import Foundation

/// A `Progress` of Foundation as a HUD's progress object.
///
/// A HUD does not hold its progress object, so this is to be kept as long as it is to be shown.
public final class ObservedProgress: ProgressSource {
  /// What is asked. It may be changed from any thread.
  public let progress: Progress
  /// Whether its localized descriptions become the texts of the HUD: title and details. An empty one
  /// leaves the text as it is.
  public var showsDescriptions: Bool
  /// Whether the HUD's button cancels it.
  var hasButton = false

  /// Makes a progress object of a `Progress`; give it to a HUD's `progressObject`.
  public init(_ progress: Progress, showsDescriptions: Bool = false) {
    (self.progress, self.showsDescriptions) = (progress, showsDescriptions)
  }

  /// How far it is, 0…1. One whose total is unknown is at 0.
  public var fractionCompleted: Double { progress.isIndeterminate ? 0 : progress.fractionCompleted }

  /// Takes the descriptions over, where that was asked for.
  public func progressWillBeRead(for hud: ProgressHUD) {
    if hasButton { arrangeButton(of: hud) }
    guard showsDescriptions else { return }
    set(hud.label, to: progress.localizedDescription)
    set(hud.detailsLabel, to: progress.localizedAdditionalDescription)
  }

  /// Shows the button while there is something to cancel.
  func arrangeButton(of hud: ProgressHUD) {
    let isOver = progress.isCancelled || progress.isFinished
    hud.button.visibility = isOver ? .hidden : .automatic
  }

  private func set(_ label: Label, to text: String?) {
    guard let text, !text.isEmpty, label.text != text else { return }
    label.text = text
  }
}
