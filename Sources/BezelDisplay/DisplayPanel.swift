package import BezelCore

/// What is known of a panel.
package struct DisplayPanel: BitwiseCopyable, Hashable, Sendable {
  /// Pixels, before any rotation.
  package var size: PixelSize
  /// Millimetres, before any rotation; nil when unknown or not to be believed.
  package var millimeters: PixelSize?
  /// Frames a second, in thousandths; never 0.
  package var refresh: Int
  /// How a picture is turned so that it stands upright on the panel as it is built in.
  package var orientation: Rotation

  package init(
    size: PixelSize, millimeters: PixelSize? = nil, refresh: Int = 60_000,
    orientation: Rotation = .none
  ) {
    self.size = size
    self.millimeters = millimeters
    self.refresh = max(1, refresh)
    self.orientation = orientation
  }

  /// The time from one frame to the next, in nanoseconds, 1/250…1 second.
  package var period: Int64 {
    min(max(1_000_000_000_000 / Int64(refresh), 4_000_000), 1_000_000_000)
  }
}
