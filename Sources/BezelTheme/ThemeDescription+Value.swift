import BezelCore
import BezelHUD

extension ThemeDescription {
  /// What holds for a key, as a theme file would say it; nil where nothing is to be said.
  package func value(of key: ThemeKey) -> [UInt8]? {
    written(key).map { Array($0.utf8) }
  }

  private func written(_ key: ThemeKey) -> String? {
    let style = hud.style
    return switch key {
    case .inherit: base.name
    case .backdrop: backdropPicture.map { text($0.name) } ?? style.backdrop.hex
    case .dim: style.dim.alpha > 0 ? style.dim.hex : nil
    case .bezelStyle: style.bezelStyle == .blur ? "blur" : "solid"
    case .bezelColor: style.bezelFill.hex
    case .cornerRadius: style.cornerRadius.written
    case .shadow:
      style.shadow.map { $0.radius.written + "," + $0.drop.written + "," + $0.color.hex }
        ?? "none"
    case .contentColor: style.contentColor.hex
    case .indicatorColor: style.indicatorColor?.hex
    case .trackColor: style.indicatorTrackColor?.hex
    case .labelColor: style.labelColor?.hex
    case .detailsColor: style.detailsColor?.hex
    case .buttonColor: style.buttonColor?.hex
    case .font: font.map { text($0.name) }
    case .labelSize: hud.labelStyle.size.written
    case .detailsSize: hud.detailsStyle.size.written
    case .buttonSize: hud.buttonStyle.size.written
    case .labelWeight: hud.labelStyle.weight
    case .detailsWeight: hud.detailsStyle.weight
    case .buttonWeight: hud.buttonStyle.weight
    case .position: hud.position.name
    case .offset: hud.offset.written
    case .margin: hud.margin.written
    case .inset:
      hud.insets.top.written + "," + hud.insets.right.written + "," + hud.insets.bottom.written
        + "," + hud.insets.left.written
    case .spacing: hud.spacing.written
    case .minSize: hud.minSize.written
    case .maxSize: hud.maxSize?.written
    case .square: hud.isSquare ? "yes" : "no"
    case .roundStyle: hud.roundStyle == .pie ? "pie" : "outline"
    case .ringWidth: hud.ringWidth.written
    default: writtenOfScreen(key)
    }
  }

  /// What is drawn beside HUDs.
  private func writtenOfScreen(_ key: ThemeKey) -> String? {
    if let corner = ThemeKey.corners.firstIndex(of: key) {
      return texts.texts[corner].map { text($0.source) }
    }
    if let logoPicture {
      switch key {
      case .logo: return text(logoPicture.name)
      case .logoLayer: return logo.isAbove ? "above" : "behind"
      case .logoPosition: return logo.position.name
      case .logoOffset: return logo.offset.written
      case .logoSize: return logo.size?.written
      case .logoMargin: return logo.margin.written
      default: break
      }
    }
    guard !texts.isEmpty else { return nil }
    switch key {
    case .textColor: return texts.color?.hex
    case .textSize: return texts.style.size.written
    case .textWeight: return texts.style.weight
    case .textMargin: return texts.margin.written
    default: return nil
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension ThemeKey {
  /// The keys of the texts in the corners.
  static let corners: [ThemeKey] = [.textTopLeft, .textTopRight, .textBottomLeft, .textBottomRight]
}

extension Fixed {
  /// The value with two decimals, without zeros at their end.
  fileprivate var written: String {
    var digits = Array(twoDecimals.utf8)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    if digits.last == UInt8(ascii: ".") { digits.removeLast() }
    return String(decoding: digits, as: UTF8.self)
  }
}

extension Point {
  fileprivate var written: String { x.written + "," + y.written }
}

extension Size {
  fileprivate var written: String { width.written + "x" + height.written }
}

extension TextStyle {
  fileprivate var weight: String { isBold ? "bold" : "regular" }
}

extension Color {
  /// The colour as `#RRGGBB`, or `#RRGGBBAA` where it is translucent.
  fileprivate var hex: String {
    var text = Array("#".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    for part in [red, green, blue] + (alpha == 255 ? [] : [alpha]) {
      text += [digits[Int(part >> 4)], digits[Int(part & 15)]]
    }
    return String(decoding: text, as: UTF8.self)
  }
}
