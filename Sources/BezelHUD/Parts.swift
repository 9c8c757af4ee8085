import BezelCore

/// The elements of a HUD while they are being fitted into their room, in points.
struct Parts {
  private let hud: HUD
  private let panel: Panel
  private var indicatorSize = Size.zero
  private var label: TextBlock
  private var details: TextBlock
  private var button: TextBlock
  private var gap: Fixed
  private var width = Fixed.zero
  private let indicator: HUD.Indicator?

  init(of hud: HUD, in panel: Panel) {
    (self.hud, self.panel) = (hud.withoutHiddenTexts, panel)
    (label, details) = (.empty(hud.labelStyle), .empty(hud.detailsStyle))
    button = .empty(hud.buttonStyle)
    gap = max(0, hud.spacing)
    indicator = hud.indicator
    indicatorSize = indicator?.size ?? .zero
  }

  /// The width that cannot be had by cutting text. A picture gives way like text: it can be scaled.
  var neededWidth: Fixed { isScalable ? 0 : indicatorSize.width }

  /// The height that cannot be had by cutting text.
  var neededHeight: Fixed {
    (isScalable ? 0 : indicatorSize.height) + buttonSize.height
  }

  /// The width, up to a limit, at which no text would be cut.
  func wantedWidth(atMost limit: Fixed, using typesetter: any Typesetter) -> Fixed {
    func width(_ text: [UInt8], _ style: TextStyle, lines: Int) -> Fixed {
      text.isEmpty ? 0 : typesetter.set(text, style, width: limit, lines: lines).size.width
    }
    let label = width(hud.label, hud.labelStyle, lines: HUD.most(hud.labelLines))
    let details = width(hud.details, hud.detailsStyle, lines: HUD.most(hud.detailsLines))
    let title = width(hud.button, hud.buttonStyle, lines: 1)
    let button = title > 0 ? title + HUD.buttonPadding.width : 0
    return min(limit, max(label, details, button))
  }

  private var isScalable: Bool {
    switch indicator {
    case .image, .drawing: true
    default: false
    }
  }

  /// Sets the texts in lines of at most `width`, and shrinks an indicator that is wider.
  mutating func fitWidth(_ width: Fixed, using typesetter: any Typesetter) {
    self.width = width
    if !hud.label.isEmpty {
      label = typesetter.set(
        hud.label, hud.labelStyle, width: width, lines: HUD.most(hud.labelLines))
    }
    if !hud.details.isEmpty {
      details = typesetter.set(
        hud.details, hud.detailsStyle, width: width, lines: HUD.most(hud.detailsLines))
    }
    if !hud.button.isEmpty {
      let room = max(0, width - HUD.buttonPadding.width)
      button = typesetter.set(hud.button, hud.buttonStyle, width: room, lines: 1)
    }
    shrinkIndicator(to: Size(width: width, height: .greatest))
  }

  /// Gives up lines of the details, then the title, then the gaps, until the column is at most
  /// `height` high; last the indicator shrinks.
  mutating func fitHeight(_ height: Fixed, using typesetter: any Typesetter) {
    if isScalable {
      let rest = size.height - indicatorSize.height
      shrinkIndicator(to: Size(width: .greatest, height: max(Parts.smallestPicture, height - rest)))
    }
    details = shortened(details, hud.details, by: size.height - height, using: typesetter)
    label = shortened(label, hud.label, by: size.height - height, using: typesetter)
    if size.height > height {
      let gaps = Fixed(max(1, visible.count - 1))
      // A step more, so that a quotient rounded down leaves nothing over.
      gap = max(0, gap - (size.height - height) / gaps - Fixed(bits: 1))
    }
    let others = size.height - indicatorSize.height
    shrinkIndicator(to: Size(width: .greatest, height: max(0, height - others)))
  }

  /// A text without as many of its lines as are that high, if it has so many.
  private func shortened(
    _ block: TextBlock, _ text: [UInt8], by height: Fixed, using typesetter: any Typesetter
  ) -> TextBlock {
    guard height > 0, !block.lines.isEmpty else { return block }
    let room = blockHeight(block) - height
    var kept = min((room / typesetter.lineHeight(block.style)).floor, block.lines.count - 1)
    // Lines with tall letters are higher than others.
    while kept > 0 {
      let shorter = typesetter.set(text, block.style, width: width, lines: kept)
      if blockHeight(shorter) <= room { return shorter }
      kept -= 1
    }
    return .empty(block.style)
  }

  /// Below this a picture no longer gives way to text, in points.
  private static let smallestPicture: Fixed = 37

  /// The column's size.
  var size: Size {
    let visible = visible
    return Size(
      width: visible.reduce(0) { max($0, $1.width) },
      height: visible.reduce(0) { $0 + $1.height } + gap * Fixed(max(0, visible.count - 1)))
  }

  /// The sizes of the elements that are there, top to bottom.
  private var visible: [Size] {
    [indicatorSize, blockSize(label), blockSize(details), buttonSize].filter { $0 != .zero }
  }

  private var buttonSize: Size {
    guard !hud.button.isEmpty else { return .zero }
    let title = blockSize(button)
    return Size(
      width: title.width + HUD.buttonPadding.width, height: title.height + HUD.buttonPadding.height)
  }

  private func blockSize(_ block: TextBlock) -> Size {
    block.lines.isEmpty ? .zero : Size(width: block.size.width, height: blockHeight(block))
  }

  /// A text's height, rounded up to a pixel.
  private func blockHeight(_ block: TextBlock) -> Fixed {
    Fixed((block.size.height * panel.scale).ceiling) / panel.scale
  }

  private mutating func shrinkIndicator(to room: Size) {
    let full = indicatorSize
    guard full != .zero, full.width > room.width || full.height > room.height else { return }
    if case .bar = indicator {
      indicatorSize = Size(
        width: min(full.width, room.width), height: min(full.height, room.height))
    } else {
      // Equally in both directions, by whichever is short.
      let byWidth = Int64(room.width.bits) * Int64(full.height.bits)
      let byHeight = Int64(room.height.bits) * Int64(full.width.bits)
      indicatorSize =
        byWidth < byHeight
        ? Size(width: room.width, height: Fixed(byWidth, over: Int64(full.width.bits) << 16))
        : Size(width: Fixed(byHeight, over: Int64(full.height.bits) << 16), height: room.height)
    }
  }

  /// Stacks the elements as a centred column in the bezel.
  func stack(in arrangement: inout Arrangement, height: Fixed) {
    let bezel = arrangement.bezel
    var y = bezel.minY + (bezel.height - height).halved
    var isFirst = true
    func place(_ size: Size) -> Rect? {
      guard size != .zero else { return nil }
      if !isFirst { y += gap }
      isFirst = false
      defer { y += size.height }
      return Rect(
        x: bezel.minX + (bezel.width - size.width).halved, y: y, width: size.width,
        height: size.height)
    }
    func placeIndicator() {
      guard let indicator, let frame = place(indicatorSize) else { return }
      arrangement.indicator = .init(frame: frame, content: indicator)
    }
    if !hud.isIndicatorBelowTexts { placeIndicator() }
    if let frame = place(blockSize(label)) {
      arrangement.label = .init(frame: frame, content: label)
    }
    if let frame = place(blockSize(details)) {
      arrangement.details = .init(frame: frame, content: details)
    }
    if hud.isIndicatorBelowTexts { placeIndicator() }
    if let frame = place(buttonSize) {
      arrangement.button = .init(frame: frame, content: button)
    }
  }
}

extension HUD {
  /// The HUD as if hidden texts were empty.
  fileprivate var withoutHiddenTexts: HUD {
    var hud = self
    if hidden.contains(.label) { hud.label = [] }
    if hidden.contains(.details) { hud.details = [] }
    if hidden.contains(.button) { hud.button = [] }
    return hud
  }

  /// A limit on lines, of which 0 is none.
  fileprivate static func most(_ lines: Int) -> Int { lines > 0 ? lines : .max }
}
