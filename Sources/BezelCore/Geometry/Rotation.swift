/// A turn of the picture by quarter turns clockwise, as seen on the panel.
package enum Rotation: Int, BitwiseCopyable, CaseIterable, Sendable {
  case none = 0
  case quarter = 1
  case half = 2
  case threeQuarters = 3

  /// Makes the rotation of 0, 90, 180 or 270 degrees; nil for others.
  package init?(degrees: Int) {
    guard degrees % 90 == 0, let turns = Rotation(rawValue: degrees / 90) else { return nil }
    self = turns
  }

  /// The rotation in degrees clockwise.
  package var degrees: Int { rawValue * 90 }

  /// Whether width and height change places.
  package var swapsSides: Bool { rawValue % 2 == 1 }

  /// This rotation followed by another.
  package func followed(by other: Rotation) -> Rotation {
    Rotation(rawValue: (rawValue + other.rawValue) % 4) ?? .none
  }

  /// The size of the picture that fills a panel of that size, and the other way round.
  package func apply(to size: PixelSize) -> PixelSize {
    swapsSides ? PixelSize(width: size.height, height: size.width) : size
  }

  /// Where pixels of the picture come to lie on a panel of `panel` pixels.
  package func panelRect(of rect: PixelRect, on panel: PixelSize) -> PixelRect {
    let (width, height) = (panel.width, panel.height)
    return switch self {
    case .none: rect
    case .quarter:
      PixelRect(
        left: width - rect.bottom, top: rect.left, right: width - rect.top, bottom: rect.right)
    case .half:
      PixelRect(
        left: width - rect.right, top: height - rect.bottom, right: width - rect.left,
        bottom: height - rect.top)
    case .threeQuarters:
      PixelRect(
        left: rect.top, top: height - rect.right, right: rect.bottom, bottom: height - rect.left)
    }
  }
}
