package import BezelCore
package import BezelRaster

/// A display in ordinary memory, for tests and rehearsals: its panel is plugged and unplugged by hand,
/// and frames end when told.
package final class MemoryDisplay: Display {
  package let name = Array("memory".utf8)
  package var handler: ((DisplayEvent) -> Void)?

  /// What the panel shows: 0xFFRRGGBB, rows from the top without gaps.
  package var pixels: [UInt32] { picture.pixels }
  /// The part of that in a rectangle of the panel.
  package func pixels(in rect: PixelRect) -> [UInt32] { picture.pixels(in: rect) }
  /// The damage of every frame so far, as long as that is kept.
  package private(set) var frames: [Damage] = []
  /// Whether damage is kept; a frame costs no memory without.
  package var keepsFrames = true
  package private(set) var isActive = false
  package private(set) var isInFlight = false
  package var isInFront = true

  private var plugged: DisplayPanel?
  private var picture: PanelPicture

  package init(_ panel: DisplayPanel?) {
    plugged = panel
    picture = PanelPicture(size: panel?.size ?? PixelSize(width: 1, height: 1))
  }

  package var panel: DisplayPanel? { isActive ? plugged : nil }
  package var isReady: Bool { panel != nil && !isInFlight }

  package func activate() { isActive = true }

  package func deactivate() { (isActive, isInFlight) = (false, false) }

  package func submit(_ surface: borrowing Surface, damage: Damage, rotation: Rotation) {
    precondition(isReady, "a frame is submitted to a display that is ready")
    picture.take(surface, damage, rotation)
    if keepsFrames { frames.append(damage) }
    isInFlight = true
  }

  /// Ends the frame in flight, if there is one.
  package func finishFrame(at moment: Instant) {
    guard isInFlight else { return }
    isInFlight = false
    handler?(.shown(at: moment))
  }

  /// Puts another panel in the place of the one that is there; nil unplugs it.
  package func plug(_ panel: DisplayPanel?) {
    (plugged, isInFlight) = (panel, false)
    if let panel { picture = PanelPicture(size: panel.size) }
    if isActive { handler?(.panelChanged) }
  }
}
