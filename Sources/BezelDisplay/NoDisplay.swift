package import BezelCore
package import BezelRaster

/// The display of `none`: it never has a panel.
package final class NoDisplay: Display {
  package let name = Array("none".utf8)
  package var panel: DisplayPanel? { nil }
  package var isReady: Bool { false }
  package var handler: ((DisplayEvent) -> Void)?

  package init() {}

  package func activate() {}
  package func deactivate() {}

  package func submit(_ surface: borrowing Surface, damage: Damage, rotation: Rotation) {
    preconditionFailure("a display without a panel is never ready")
  }
}
