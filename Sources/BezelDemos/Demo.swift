public import Bezel

/// A scene that shows what HUDs can do: a script that is played by its stage's clock.
///
/// Demos are written as apps are, against what `Bezel` makes public, and they are here to be read as much as
/// to be watched. Nothing in them waits or reads a clock, so the same script can be played on a screen in
/// its own time, and in memory as fast as it can be drawn.
public struct Demo: CustomStringConvertible, Sendable {
  /// What it is called on a command line and in file names: small letters and dashes.
  public let name: String
  /// What it is called in a list.
  public let title: String
  /// What it shows, in a few words.
  public let summary: String
  /// When a picture of it tells most, in milliseconds from its beginning: nothing is coming or going then.
  public let tellingMoment: Int

  private let script: @Sendable (Stage) -> Void

  init(
    _ name: String, _ title: String, _ summary: String, tellingMoment: Int,
    script: @escaping @Sendable (Stage) -> Void
  ) {
    (self.name, self.title, self.summary) = (name, title, summary)
    (self.tellingMoment, self.script) = (tellingMoment, script)
  }

  /// Begins to play it, which goes on as the stage's clock does. It is over when it has left no HUD on the
  /// stage; a stage is then as it was before.
  public func play(on stage: Stage) { script(stage) }

  /// Its name.
  public var description: String { name }

  /// All of them: the fifteen of MBProgressHUD's own demo, the other end of one of those, and what devices
  /// do that phones do not.
  public static let all: [Demo] = [
    indeterminate, label, details, determinate, annular, bar, text, customView, button, modes,
    window, transfer, brokenTransfer, progressObject, dim, colored, update, failedUpdate, status,
    kiosk, arabic, hebrew, chinese, japanese,
  ]

  /// The one to show to somebody who has time for one.
  public static let telling = update
}

extension Stage {
  /// Whether it has a HUD, on one of its panels or on all of them.
  public var hasHUDs: Bool { !huds.isEmpty || panels.contains { !$0.huds.isEmpty } }
}
