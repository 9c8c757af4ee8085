package import BezelCore

/// How much of a HUD is to be seen: what its animations change.
package struct Appearance: BitwiseCopyable, Hashable, Sendable {
  /// 0…1, multiplied into every colour of the bezel and its content.
  package var bezelAlpha: Fixed
  /// 0.5…1.5, of the bezel and its content about the bezel's centre.
  package var bezelScale: Fixed
  /// 0…1, multiplied into the colour of the background.
  package var backgroundAlpha: Fixed
  /// The part of an icon's lines that is drawn, 0…1.
  package var iconDrawn: Fixed

  package init(
    bezelAlpha: Fixed, bezelScale: Fixed, backgroundAlpha: Fixed, iconDrawn: Fixed = 1
  ) {
    (self.bezelAlpha, self.bezelScale) = (bezelAlpha, bezelScale)
    (self.backgroundAlpha, self.iconDrawn) = (backgroundAlpha, iconDrawn)
  }

  /// A HUD that is up.
  package static let visible = Appearance(bezelAlpha: 1, bezelScale: 1, backgroundAlpha: 1)

  /// A HUD of which nothing is to be seen.
  package static let hidden = Appearance(bezelAlpha: 0, bezelScale: 1, backgroundAlpha: 0)

  /// A HUD of which nothing is to be seen, at a scale that it is to come from or go to.
  static func hidden(atScale scale: Fixed) -> Appearance {
    Appearance(bezelAlpha: 0, bezelScale: scale, backgroundAlpha: 0)
  }
}

/// How a HUD comes and goes. Its alpha is animated in every case.
package enum Animation: BitwiseCopyable, CaseIterable, Hashable, Sendable {
  /// The scale stays as it is.
  case fade
  /// Grows to its size when it comes and shrinks when it goes.
  case zoom
  /// Shrinks to its size when it comes and shrinks when it goes.
  case zoomOut
  /// Grows to its size when it comes and grows when it goes.
  case zoomIn

  /// The scale that a HUD comes from.
  var scaleBefore: Fixed {
    switch self {
    case .fade: 1
    case .zoom, .zoomIn: .half
    case .zoomOut: .one + .half
    }
  }

  /// The scale that a HUD goes to; nil is the one that it has.
  var scaleAfter: Fixed? {
    switch self {
    case .fade: nil
    case .zoom, .zoomOut: .half
    case .zoomIn: .one + .half
    }
  }
}
