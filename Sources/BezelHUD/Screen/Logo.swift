package import BezelCore

/// Where a picture of a stage's own lies, and how large it is; in points.
package struct Logo: Hashable, Sendable {
  package var position = HUD.Position.top
  package var offset = Point.zero
  /// From the edges of the screen.
  package var margin: Fixed = 20
  /// What it is fitted into, keeping its shape; nil is a pixel a point. It shrinks where the screen is
  /// too small for it.
  package var size: Size?
  /// Whether it lies over the HUDs rather than behind them.
  package var isAbove = false

  package init() {}
}
