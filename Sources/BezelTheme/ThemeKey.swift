import BezelCore

/// What a theme file can set. A key that is also an option of the program has its name and its values.
package enum ThemeKey: UInt8, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case inherit
  case backdrop, dim
  case bezelStyle, bezelColor, cornerRadius, shadow
  case contentColor, indicatorColor, trackColor, labelColor, detailsColor, buttonColor
  case font
  case labelSize, detailsSize, buttonSize
  case labelWeight, detailsWeight, buttonWeight
  case position, offset, margin, inset, spacing, minSize, maxSize, square
  case roundStyle, ringWidth
  case logo, logoLayer, logoPosition, logoOffset, logoSize, logoMargin
  case textTopLeft, textTopRight, textBottomLeft, textBottomRight
  case textColor, textSize, textWeight, textMargin

  package var name: String {
    switch self {
    case .inherit: "inherit"
    case .backdrop: "backdrop"
    case .dim: "dim"
    case .bezelStyle: "bezel-style"
    case .bezelColor: "bezel-color"
    case .cornerRadius: "corner-radius"
    case .shadow: "shadow"
    case .contentColor: "content-color"
    case .indicatorColor: "indicator-color"
    case .trackColor: "track-color"
    case .labelColor: "label-color"
    case .detailsColor: "details-color"
    case .buttonColor: "button-color"
    case .font: "font"
    case .labelSize: "label-size"
    case .detailsSize: "details-size"
    case .buttonSize: "button-size"
    case .labelWeight: "label-weight"
    case .detailsWeight: "details-weight"
    case .buttonWeight: "button-weight"
    case .position: "position"
    case .offset: "offset"
    case .margin: "margin"
    case .inset: "inset"
    case .spacing: "spacing"
    case .minSize: "min-size"
    case .maxSize: "max-size"
    case .square: "square"
    case .roundStyle: "round-style"
    case .ringWidth: "ring-width"
    case .logo: "logo"
    case .logoLayer: "logo-layer"
    case .logoPosition: "logo-position"
    case .logoOffset: "logo-offset"
    case .logoSize: "logo-size"
    case .logoMargin: "logo-margin"
    case .textTopLeft: "text-top-left"
    case .textTopRight: "text-top-right"
    case .textBottomLeft: "text-bottom-left"
    case .textBottomRight: "text-bottom-right"
    case .textColor: "text-color"
    case .textSize: "text-size"
    case .textWeight: "text-weight"
    case .textMargin: "text-margin"
    }
  }

  package init?(name: some Collection<UInt8>) {
    guard let key = ThemeKey.allCases.first(where: { name.spells($0.name) }) else { return nil }
    self = key
  }
}

/// Keys of a theme.
package struct ThemeKeys: Hashable, Sendable {
  private var bits: UInt64 = 0

  package init() {}

  package mutating func insert(_ key: ThemeKey) { bits |= 1 << UInt64(key.rawValue) }

  package func contains(_ key: ThemeKey) -> Bool { bits & 1 << UInt64(key.rawValue) != 0 }
}
