package import BezelCore

/// What a stage shows beside its HUDs: a logo, and texts in the corners.
package struct ScreenContent: Hashable, Sendable {
  package var logo: Logo?
  /// The logo's picture.
  package var image = HUD.ImageReference(index: 0, size: .zero)
  /// By corner as `ScreenTexts.corners`; empty is none.
  package var texts: [[UInt8]] = [[], [], [], []]
  package var style = TextStyle(size: 12, isBold: false)
  package var color = Color(white: 0, alpha: 179)
  package var margin: Fixed = 12
  /// What a plate below each text looks like, which is as a bezel does; nil is none.
  package var plate: Style?

  package init() {}

  /// Fills texts in, to be read on a backdrop of that colour, or on a picture where it is nil: there
  /// texts without a colour of their own have plates.
  package init(
    _ texts: ScreenTexts, _ facts: ScreenFacts, on backdrop: Color?, plates: Style
  ) {
    self.texts = texts.texts.map { $0?.filled { facts.value(of: $0) } ?? [] }
    (style, margin) = (texts.style, texts.margin)
    if let own = texts.color {
      color = own
    } else if let backdrop {
      color = ScreenContent.ink(on: backdrop)
    } else {
      (color, plate) = (plates.contentColor, plates)
    }
  }

  package var isEmpty: Bool { logo == nil && texts.allSatisfy { $0.isEmpty } }

  /// A colour that can be read on another one: black or white, at 70 % where that is plenty.
  package static func ink(on backdrop: Color) -> Color {
    let (black, white) = (Color(white: 0), Color(white: 255))
    let ink = black.contrast(to: backdrop) < white.contrast(to: backdrop) ? white : black
    let soft = ink.with(alpha: 179)
    return soft.laid(over: backdrop).contrast(to: backdrop) >= 6 ? soft : ink
  }

  /// Lays it out on a panel.
  package func arrange(on panel: Panel, using typesetter: any Typesetter) -> ScreenArrangement {
    var arrangement = ScreenArrangement(panel: panel, content: self)
    let screen = panel.size
    if let logo {
      let room = Size(
        width: max(0, screen.width - logo.margin - logo.margin),
        height: max(0, screen.height - logo.margin - logo.margin))
      var size = image.size
      if let wanted = logo.size { size = size.fitted(into: wanted) }
      if size.width > room.width || size.height > room.height { size = size.fitted(into: room) }
      let place = logo.position.place(size, in: screen, margin: logo.margin)
      arrangement.logo = Rect(origin: place.origin + logo.offset, size: size)
    }
    for (corner, text) in texts.enumerated() where !text.isEmpty {
      let width = room(corner, of: screen.width, using: typesetter)
      let block = typesetter.set(text, style, width: width, lines: 1)
      guard !block.lines.isEmpty else { continue }
      let frame = ScreenTexts.corners[corner].place(block.size, in: screen, margin: margin)
      arrangement.texts.append(ScreenArrangement.Text(corner: corner, frame: frame, block: block))
    }
    return arrangement
  }

  /// The width that a text may have. Two texts in a row share it: each has half of it for itself, and
  /// what the other one leaves.
  private func room(
    _ corner: Int, of width: Fixed, using typesetter: any Typesetter
  ) -> Fixed {
    let other = texts[corner ^ 1]
    guard !other.isEmpty else { return max(0, width - margin - margin) }
    let both = max(0, width - margin - margin - margin)
    let block = typesetter.set(other, style, width: both.halved, lines: 1)
    return block.isCut ? both.halved : both - block.size.width
  }
}

extension HUD.Position {
  /// Where something lies on a screen, kept from its edges by a margin.
  fileprivate func place(_ size: Size, in screen: Size, margin: Fixed) -> Rect {
    func along(_ direction: Int, _ length: Fixed, _ whole: Fixed) -> Fixed {
      switch direction {
      case 0: (whole - length).halved
      case ..<0: margin
      default: whole - margin - length
      }
    }
    let direction = direction
    return Rect(
      x: along(direction.x, size.width, screen.width),
      y: along(direction.y, size.height, screen.height), width: size.width, height: size.height)
  }
}

extension Size {
  /// The size of the same shape that fills another one in one direction at least.
  fileprivate func fitted(into room: Size) -> Size {
    guard width > 0, height > 0 else { return .zero }
    let byWidth = Int64(room.width.bits) * Int64(height.bits)
    let byHeight = Int64(room.height.bits) * Int64(width.bits)
    return byWidth < byHeight
      ? Size(width: room.width, height: Fixed(byWidth, over: Int64(width.bits) << 16))
      : Size(width: Fixed(byHeight, over: Int64(height.bits) << 16), height: room.height)
  }
}
