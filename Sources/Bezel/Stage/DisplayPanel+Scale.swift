package import BezelCore
package import BezelDisplay

extension DisplayPanel {
  /// Pixels a point that make a HUD about as large to the eye on every panel: by the density where
  /// that is known, but never so many that the shorter side has fewer than 240 points.
  package var naturalScale: Fixed {
    guard let millimeters, millimeters.width > 0 else { return 1 }
    // A tenth of a dot an inch is fine enough.
    let density = Int64(size.width) * 254 / Int64(millimeters.width)
    let wanted: Fixed =
      switch density {
      case ..<1_200: 1
      case ..<1_440: Fixed(5, over: 4)
      case ..<1_920: Fixed(3, over: 2)
      case ..<2_640: 2
      default: 3
      }
    let most = Fixed(Int64(min(size.width, size.height)), over: 240)
    return max(1, min(wanted, Fixed((most * 4).floor) / 4))
  }
}
