/// A set of rectangles to be drawn again: at most sixteen, none within another.
package struct Damage: Hashable, Sendable {
  package private(set) var rects: [PixelRect] = []

  package static let mostRects = 16

  package init() {}
  package init(_ rect: PixelRect) { add(rect) }

  package var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle that holds all of it.
  package var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

  /// Adds a rectangle. It is joined with one that it overlaps or touches where that costs few
  /// further pixels, and with the one where it costs fewest when sixteen are there already.
  package mutating func add(_ rect: PixelRect) {
    var rect = rect
    guard !rect.isEmpty else { return }
    var index = 0
    while index < rects.count {
      let joined = rects[index].union(rect)
      if joined.area <= rects[index].area + rect.area {
        if joined == rects[index] { return }
        // The joined one may now reach others: start over.
        rect = joined
        rects.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    guard rects.count == Damage.mostRects else {
      rects.append(rect)
      return
    }
    var cheapest = 0
    var least = Int64.max
    for (index, other) in rects.enumerated() {
      let cost = other.union(rect).area - other.area
      if cost < least { (cheapest, least) = (index, cost) }
    }
    let joined = rects.remove(at: cheapest).union(rect)
    add(joined)
  }

  package mutating func add(_ other: Damage) {
    for rect in other.rects { add(rect) }
  }

  /// Adds what of another damage lies within `bounds`.
  package mutating func add(_ other: Damage, clippedTo bounds: PixelRect) {
    for rect in other.rects { add(rect.intersection(bounds)) }
  }

  /// Lets nothing be damaged any more; the memory is kept for what comes.
  package mutating func removeAll() { rects.removeAll(keepingCapacity: true) }
}

extension DisplayList {
  /// What must be drawn again to come from `old` to this list: for each part that came, went or
  /// changed, where it was and where it is; of a ring, a pie or a bar that grew or shrank only the
  /// part swept.
  package func damage(since old: DisplayList) -> Damage {
    var damage = Damage()
    addDamage(since: old, to: &damage)
    return damage
  }

  /// Adds that to what is there already.
  package func addDamage(since old: DisplayList, to damage: inout Damage) {
    let screen = PixelRect(size)
    guard size == old.size, backdrop == old.backdrop, blurDeviation == old.blurDeviation else {
      return damage.add(screen)
    }
    var (here, there) = (0, 0)
    while here < commands.count || there < old.commands.count {
      if there == old.commands.count
        || here < commands.count && commands[here].key < old.commands[there].key
      {
        damage.add(commands[here].ink.intersection(screen))
        here += 1
      } else if here == commands.count || old.commands[there].key < commands[here].key {
        damage.add(old.commands[there].ink.intersection(screen))
        there += 1
      } else {
        if !draws(commands[here], sameAs: old.commands[there], of: old) {
          commands[here].addChange(since: old.commands[there], within: screen, to: &damage)
        }
        here += 1
        there += 1
      }
    }
  }

  /// Whether two commands of two lists draw the same; glyphs are compared by what they are, not by
  /// where they stand in their lists.
  private func draws(_ new: DrawCommand, sameAs old: DrawCommand, of other: DisplayList) -> Bool {
    guard case .glyphs(let mine) = new.shape, case .glyphs(let theirs) = old.shape else {
      return new == old
    }
    return new.color == old.color && new.ink == old.ink && mine.count == theirs.count
      && zip(mine, theirs).allSatisfy { glyphs[$0] == other.glyphs[$1] }
  }
}

extension DrawCommand {
  /// Adds the pixels of the screen that may differ between two commands of one key.
  fileprivate func addChange(
    since old: DrawCommand, within screen: PixelRect, to damage: inout Damage
  ) {
    if color == old.color, let swept = swept(since: old) {
      damage.add(swept.intersection(ink.union(old.ink)).intersection(screen))
    } else {
      damage.add(ink.intersection(screen))
      damage.add(old.ink.intersection(screen))
    }
  }

  /// What of a figure that grew or shrank is drawn otherwise, without regard to its ink; nil where that
  /// is not known.
  private func swept(since old: DrawCommand) -> PixelRect? {
    switch (shape, old.shape) {
    case (
      .arc(let center, let radius, let width, let start, let new, let cap),
      .arc(let oldCenter, let oldRadius, let oldWidth, let oldStart, let last, let oldCap)
    )
    where center == oldCenter && radius == oldRadius && width == oldWidth && start == oldStart
      && cap == oldCap:
      let half = width.halved
      return swept(
        center, reach: radius + half, inner: radius - half, from: start, min(new, last),
        max(new, last), margin: cap.reach(half, radius: radius))
    case (
      .outlinedArc(let center, let radius, let width, let inner, let start, let new),
      .outlinedArc(let oldCenter, let oldRadius, let oldWidth, let oldInner, let oldStart, let last)
    )
    where center == oldCenter && radius == oldRadius && width == oldWidth && inner == oldInner
      && start == oldStart:
      return swept(
        center, reach: radius, inner: radius - width - inner, from: start, min(new, last),
        max(new, last), margin: 1, withRest: true)
    case (
      .pie(let center, let radius, let start, let new),
      .pie(let oldCenter, let oldRadius, let oldStart, let last)
    ) where center == oldCenter && radius == oldRadius && start == oldStart:
      return swept(
        center, reach: radius, inner: 0, from: start, min(new, last), max(new, last), margin: 1)
    case (
      .roundedRectPart(let rect, let radius, let cut),
      .roundedRectPart(let oldRect, let oldRadius, let oldCut)
    ) where rect == oldRect && radius == oldRadius:
      let whole = rect.enclosingPixels
      let (near, far) = (min(cut, oldCut).floor, max(cut, oldCut).ceiling)
      return PixelRect(left: near, top: whole.top, right: far, bottom: whole.bottom)
    case (
      .icon(let icon, let center, let side, let new),
      .icon(let oldIcon, let oldCenter, let oldSide, let last)
    ) where icon == oldIcon && center == oldCenter && side == oldSide:
      return stroked(icon, center, side, min(new, last), max(new, last))
    case (
      .outlinedBorder(let rect, let radius, let width, let inner, let new),
      .outlinedBorder(let oldRect, let oldRadius, let oldWidth, let oldInner, let last)
    )
    where rect == oldRect && radius == oldRadius && width == oldWidth && inner == oldInner:
      return BorderWay(rect, radius: radius)
        .box(from: min(new, last), to: max(new, last), depth: width + inner)
    default: return nil
    }
  }

  /// A rectangle about the part of a band between two radii that the sweep passes from `near` to
  /// `far`, widened by `margin` for caps; `withRest` tells that the rest of the turn is drawn too.
  func swept(
    _ center: Point, reach: Fixed, inner: Fixed, from start: Angle, _ near: Angle, _ far: Angle,
    margin: Fixed, withRest: Bool = false
  ) -> PixelRect {
    let inner = max(0, inner)
    var (left, top) = (Fixed.greatest, Fixed.greatest)
    var (right, bottom) = (Fixed.least, Fixed.least)
    func hold(_ angle: Angle) {
      for radius in [inner, reach] {
        let x = center.x + angle.cosine * radius
        let y = center.y + angle.sine * radius
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    // The chord that ends where a sweep does began at a corner that stays. A smaller circle has longer
    // ones.
    let chord = Angle.chord(ofRadius: inner > 0 ? inner : reach)
    var (first, last) = (start + near, start + far)
    if far > .zero || withRest { first = first.rounded(down: chord) }
    if far <= .zero || withRest { last = .zero - (.zero - last).rounded(down: chord) }
    hold(first)
    hold(last)
    // Between two ends a band reaches furthest where it crosses an axis.
    var crossing = Int64(first.bits) >> 22 + 1
    while crossing << 22 < Int64(last.bits), crossing < 1 << 12 {
      hold(Angle(bits: Int32(clamping: crossing << 22)))
      crossing += 1
    }
    let pad = margin + 1
    return Rect(
      x: left - pad, y: top - pad, width: right - left + pad + pad,
      height: bottom - top + pad + pad
    ).enclosingPixels
  }
}

extension LineCap {
  /// How far it goes beyond the end of a bent line, `half` the line's width.
  fileprivate func reach(_ half: Fixed, radius: Fixed) -> Fixed {
    switch self {
    case .butt: .zero
    case .round: half
    // Measured on the middle line it is half the width, and outside of that more.
    case .square: half + half * (half / max(radius, half))
    }
  }
}
