package import BezelCore

/// A soft shadow about a bezel, in points.
package struct Shadow: BitwiseCopyable, Hashable, Sendable {
  /// How far it reaches beyond the bezel's edge, as far as the eye sees it: twice the deviation of the
  /// Gaussian that softens it.
  package var radius: Fixed
  /// How far below the bezel it lies.
  package var drop: Fixed
  package var color: Color

  package init(radius: Fixed, drop: Fixed, color: Color) {
    (self.radius, self.drop, self.color) = (radius, drop, color)
  }

  /// The shadow that `on` stands for.
  package static let standard = Shadow(
    radius: 24, drop: 6, color: Color(white: 0, alpha: 77))

  /// The radii that can be had.
  package static let radii: ClosedRange<Fixed> = 1...100
}
