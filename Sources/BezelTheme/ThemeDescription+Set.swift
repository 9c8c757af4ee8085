import BezelCore
import BezelHUD

extension ThemeDescription {
  /// Sets what a line says.
  mutating func set(_ line: ThemeLine) throws(ThemeComplaint) {
    switch line.key {
    case .inherit:
      base = try line.read("light, dark or classic", { (word) in BuiltInTheme(name: word) })
      hud.style = base.style
    case .backdrop: try setBackdrop(line)
    case .dim: hud.style.dim = try line.color()
    case .bezelStyle:
      hud.style.bezelStyle = try line.choice(("blur", .blur), ("solid", .solid))
    case .bezelColor: hud.style.bezelColor = try line.color()
    case .cornerRadius: hud.style.cornerRadius = try line.length()
    case .shadow:
      hud.style.shadow = try line.read(
        "none, on, or points as RADIUS,DROP,#RRGGBBAA", Values.shadow)
    case .contentColor: hud.style.contentColor = try line.color()
    case .indicatorColor: hud.style.indicatorColor = try line.color()
    case .trackColor: hud.style.indicatorTrackColor = try line.color()
    case .labelColor: hud.style.labelColor = try line.color()
    case .detailsColor: hud.style.detailsColor = try line.color()
    case .buttonColor: hud.style.buttonColor = try line.color()
    case .font:
      font = line.value.contains(UInt8(ascii: "/")) ? try line.file() : line.reference
    case .labelSize: hud.labelStyle.size = try line.textSize()
    case .detailsSize: hud.detailsStyle.size = try line.textSize()
    case .buttonSize: hud.buttonStyle.size = try line.textSize()
    case .labelWeight: hud.labelStyle.isBold = try line.isBold()
    case .detailsWeight: hud.detailsStyle.isBold = try line.isBold()
    case .buttonWeight: hud.buttonStyle.isBold = try line.isBold()
    case .position, .offset, .margin, .inset, .spacing, .minSize, .maxSize, .square, .roundStyle,
      .ringWidth:
      try setLayout(line)
    case .logo, .logoLayer, .logoPosition, .logoOffset, .logoSize, .logoMargin: try setLogo(line)
    case .textTopLeft: texts.texts[0] = try line.screenText()
    case .textTopRight: texts.texts[1] = try line.screenText()
    case .textBottomLeft: texts.texts[2] = try line.screenText()
    case .textBottomRight: texts.texts[3] = try line.screenText()
    case .textColor: texts.color = try line.color()
    case .textSize: texts.style.size = try line.textSize()
    case .textWeight: texts.style.isBold = try line.isBold()
    case .textMargin: texts.margin = try line.length()
    }
  }

  private mutating func setBackdrop(_ line: ThemeLine) throws(ThemeComplaint) {
    guard line.value.first == UInt8(ascii: "#") else {
      backdropPicture = try line.file()
      return
    }
    guard line.value.count == 7, let color = Color(hex: line.value) else {
      throw line.misfit("#RRGGBB or a PNG file")
    }
    hud.style.backdrop = color
  }

  private mutating func setLayout(_ line: ThemeLine) throws(ThemeComplaint) {
    switch line.key {
    case .position: hud.position = try line.position()
    case .offset: hud.offset = try line.read("points as X,Y", Values.offset)
    case .margin: hud.margin = try line.length()
    case .inset: hud.insets = try line.read("points as T,R,B,L", Values.insets)
    case .spacing: hud.spacing = try line.length()
    case .minSize: hud.minSize = try line.size()
    case .maxSize: hud.maxSize = try line.size()
    case .square: hud.isSquare = try line.choice(("yes", true), ("no", false))
    case .roundStyle: hud.roundStyle = try line.choice(("pie", .pie), ("outline", .outline))
    default:
      hud.ringWidth = try line.read(
        "points from 0.5 to 18", { (word) in Values.number(word, Fixed.half...18) })
    }
  }

  private mutating func setLogo(_ line: ThemeLine) throws(ThemeComplaint) {
    switch line.key {
    case .logoLayer: logo.isAbove = try line.choice(("behind", false), ("above", true))
    case .logoPosition: logo.position = try line.position()
    case .logoOffset: logo.offset = try line.read("points as X,Y", Values.offset)
    case .logoSize: logo.size = try line.size()
    case .logoMargin: logo.margin = try line.length()
    default: logoPicture = try line.file()
    }
  }
}
