package import BezelCore

/// Where the parts of a HUD lie, in points of the panel, before anything is snapped to pixels.
package struct Arrangement: Hashable, Sendable {
  package var panel: Panel
  /// What the HUD fills of the panel.
  package var container: Rect
  package var bezel: Rect
  package var indicator: Box<HUD.Indicator>?
  package var label: Box<TextBlock>?
  package var details: Box<TextBlock>?
  package var button: Box<TextBlock>?
  /// Whether the clamp to the right or bottom margin decides where the bezel lies, and where it must
  /// then end.
  var rightLimit: Fixed?
  var bottomLimit: Fixed?

  /// A part and the rectangle that it takes.
  package struct Box<Content: Hashable & Sendable>: Hashable, Sendable {
    package var frame: Rect
    package var content: Content
  }
}

extension HUD {
  /// What a button is wider and higher than its title, in points.
  static let buttonPadding = Size(width: 20, height: 12)
  /// The width of a button's border, what it gains while it is held, and that of the ring about a button
  /// that has the focus, which lies so far from it, in points.
  static let buttonBorder: Fixed = 1
  static let buttonHoldBorder: Fixed = 2
  static let focusWidth: Fixed = 2
  static let focusGap: Fixed = 1
  /// The standard deviation of the Gaussian by which backdrops are blurred, in points.
  package static let blurRadius: Fixed = 20
  /// The room that content with texts gets, if it needs so much, before margins are kept whole, in points.
  static let textRoom = Size(width: 160, height: 120)
  /// The distance of a spinner from the ring about it, in points.
  static let busyGap: Fixed = 3

  /// Arranges the HUD in a rectangle of a panel, or on all of it: the closed form of the original's
  /// constraints. Short of room, texts give way first, then gaps, the outer margin, the inner margin,
  /// and last the indicator; in a small container most of the margins do before texts.
  package func arrange(
    on panel: Panel, in rect: Rect? = nil, using typesetter: any Typesetter
  ) -> Arrangement {
    let whole = rect ?? Rect(origin: .zero, size: panel.size)
    let container = Rect(
      x: whole.minX + insets.left, y: whole.minY + insets.top,
      width: max(0, whole.width - insets.left - insets.right),
      height: max(0, whole.height - insets.top - insets.bottom))

    var parts = Parts(of: self, in: panel)
    func horizontalRoom(for wanted: Fixed) -> Room {
      Room(
        of: container.width, limit: maxSize?.width, margin: margin, needed: parts.neededWidth,
        wanted: wanted)
    }
    func verticalRoom(for wanted: Fixed) -> Room {
      Room(
        of: container.height, limit: maxSize?.height, margin: margin, needed: parts.neededHeight,
        wanted: wanted)
    }
    // Margins give way only to what stays of texts then.
    var horizontal = horizontalRoom(for: 0)
    if horizontal.content < HUD.textRoom.width {
      let wanted = parts.wantedWidth(atMost: HUD.textRoom.width, using: typesetter)
      parts.fitWidth(horizontalRoom(for: wanted).content, using: typesetter)
      horizontal = horizontalRoom(for: parts.size.width)
    } else {
      parts.fitWidth(horizontal.content, using: typesetter)
    }
    var vertical = verticalRoom(for: 0)
    let wanted = min(parts.size.height, HUD.textRoom.height)
    if vertical.content < wanted {
      parts.fitHeight(verticalRoom(for: wanted).content, using: typesetter)
      vertical = verticalRoom(for: parts.size.height)
    } else {
      parts.fitHeight(vertical.content, using: typesetter)
    }

    let content = parts.size
    var bezel = Size(
      width: min(
        max(content.width + horizontal.inner + horizontal.inner, minSize.width), horizontal.bezel),
      height: min(
        max(content.height + vertical.inner + vertical.inner, minSize.height), vertical.bezel))
    if isSquare {
      let side = max(bezel.width, bezel.height)
      bezel = Size(width: min(side, horizontal.bezel), height: min(side, vertical.bezel))
    }

    let direction = position.direction
    let x = horizontal.place(
      bezel.width, from: container.minX, towards: direction.x, offset: offset.x)
    let y = vertical.place(
      bezel.height, from: container.minY, towards: direction.y, offset: offset.y)
    var arrangement = Arrangement(
      panel: panel, container: whole,
      bezel: Rect(origin: Point(x: x.origin, y: y.origin), size: bezel),
      rightLimit: x.limit, bottomLimit: y.limit)
    parts.stack(in: &arrangement, height: content.height)
    return arrangement
  }
}

/// The room along one axis: how the container's length is shared out.
private struct Room {
  let container: Fixed
  /// The margins that are left: outside and inside the bezel.
  let outer: Fixed
  let inner: Fixed
  /// The longest that the bezel may be.
  let bezel: Fixed

  /// The longest that the content may be.
  var content: Fixed { max(0, bezel - inner - inner) }

  /// Shares out a container for content of which `needed` must not be cut, and `wanted` not before three
  /// tenths of the margins are left: the outer margin gives way first, then the inner one, each down to
  /// that, and then down to nothing.
  init(of container: Fixed, limit: Fixed?, margin: Fixed, needed: Fixed, wanted: Fixed = 0) {
    self.container = container
    var (outer, inner) = (margin, margin)
    /// By how much the margins of a side are too wide for content of that length.
    func excess(_ content: Fixed) -> Fixed {
      max(0, outer + inner - (container - content).halved)
    }
    let least = margin * 3 / 10
    outer = max(least, outer - excess(max(needed, wanted)))
    inner = max(least, inner - excess(max(needed, wanted)))
    outer = max(0, outer - excess(needed))
    inner = max(0, inner - excess(needed))
    let most = max(0, container - outer - outer)
    let bezel = min(most, max(limit ?? most, 0))
    self.outer = outer
    self.bezel = bezel
    self.inner = min(inner, max(0, (bezel - needed).halved))
  }

  /// Where a bezel of that length begins: in the middle or at an edge, moved by `offset`, then
  /// clamped to the margin; and where it must end if the clamp at the far edge holds.
  func place(_ length: Fixed, from start: Fixed, towards edge: Int, offset: Fixed)
    -> (origin: Fixed, limit: Fixed?)
  {
    let (first, last) = (start + outer, start + container - outer - length)
    let middle = start + (container - length).halved
    guard first <= last else { return (middle, nil) }
    let wanted = (edge == 0 ? middle : edge < 0 ? first : last) + offset
    return (wanted.clamped(to: first...last), wanted >= last ? last + length : nil)
  }
}
