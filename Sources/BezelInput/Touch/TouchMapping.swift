package import BezelCore

/// From a device's own numbers to points of the picture: range, calibration, panel, rotation, scale.
package struct TouchMapping: BitwiseCopyable, Hashable, Sendable {
  package var x: AxisRange
  package var y: AxisRange
  package var calibration = Calibration.none
  /// The panel's pixels, before rotation.
  package var panel: PixelSize
  /// How the picture is turned on the panel.
  package var rotation: Rotation
  /// Pixels a point.
  package var scale: Fixed

  package init(
    x: AxisRange, y: AxisRange, calibration: Calibration = .none, panel: PixelSize,
    rotation: Rotation = .none, scale: Fixed = .one
  ) {
    (self.x, self.y, self.calibration) = (x, y, calibration)
    (self.panel, self.rotation, self.scale) = (panel, rotation, scale)
  }

  /// Where a contact lies on the picture, in points; what is out of range lies on the edge.
  package func point(of contact: Contact) -> Point {
    let place = calibration.apply(x: x.fraction(of: contact.x), y: y.fraction(of: contact.y))
    let width = Fixed(panel.width)
    let height = Fixed(panel.height)
    // Steps of 2⁻³⁰ times 16.16 need 61 bits.
    let across = Fixed(saturating: (place.x * Int64(width.bits)) >> 30)
    let down = Fixed(saturating: (place.y * Int64(height.bits)) >> 30)
    // The way back from Rotation.panelRect(of:on:).
    let pixel =
      switch rotation {
      case .none: Point(x: across, y: down)
      case .quarter: Point(x: down, y: width - across)
      case .half: Point(x: width - across, y: height - down)
      case .threeQuarters: Point(x: height - down, y: across)
      }
    return Point(x: pixel.x / scale, y: pixel.y / scale)
  }
}
