import BezelCore

/// Over a plain backdrop the lowest layers are plain as well, wherever they cover a rectangle as a whole:
/// there they are mixed once, and not pixel by pixel.
extension Painter {
  /// What lies lowest in a rectangle.
  struct Ground {
    /// One colour, which the backdrop and the first commands come to.
    var color: Color
    /// The first command that is not among them.
    var first: Int
  }

  /// Paints a rectangle over a plain backdrop. What the first large figure covers as a whole has a
  /// ground of its own, into which the figure is mixed already.
  mutating func paintPlain(
    _ backdrop: Color, _ clip: PixelRect, of list: DisplayList, _ images: [Bitmap],
    _ typesetter: any Typesetter, on surface: inout Surface
  ) {
    let plain = backdrop.laidOnBlack
    let core = list.core(in: clip)
    let end = list.commands.count
    let inner = ground(plain, of: list, in: core, before: end)
    fill(inner.color, in: core, on: &surface)
    let frame = clip.frame(around: core)
    for index in frame.indices where !frame[index].isEmpty {
      let outer = ground(plain, of: list, in: frame[index], before: inner.first)
      fill(outer.color, in: frame[index], on: &surface)
      paint(
        outer.first..<inner.first, of: list, images, typesetter, in: frame[index], on: &surface)
    }
    paint(inner.first..<end, of: list, images, typesetter, in: clip, on: &surface)
  }

  /// The ground of a rectangle, which ends before the command `end` at the latest.
  private func ground(
    _ plain: Color, of list: DisplayList, in clip: PixelRect, before end: Int
  ) -> Ground {
    var ground = Ground(color: plain, first: 0)
    while ground.first < end {
      let command = list.commands[ground.first]
      if command.ink.intersects(clip) {
        switch command.shape {
        case .roundedRect where command.core.contains(clip):
          ground.color = command.color.laid(over: ground.color)
        case .blurredBackdrop(_, _, let tint) where ground.color == plain && tint.leaves(plain):
          break
        default: return ground
        }
      }
      ground.first += 1
    }
    return ground
  }
}

extension DisplayList {
  /// What the first rounded rectangle that is large enough for it covers as a whole of a clip; all of
  /// the clip where there is none.
  fileprivate func core(in clip: PixelRect) -> PixelRect {
    for command in commands where command.ink.intersects(clip) {
      guard case .roundedRect = command.shape else { continue }
      let core = command.core.intersection(clip)
      if core.area >= DisplayList.leastCore, core != clip { return core }
    }
    return clip
  }

  /// Below so many pixels parting costs more than it saves.
  private static let leastCore: Int64 = 1024
}

extension DrawCommand {
  /// Pixels that a rounded rectangle covers as a whole: those between its upper and its lower corners.
  fileprivate var core: PixelRect {
    guard case .roundedRect(let rect, let radius) = shape, rect.width > 0, rect.height > 0 else {
      return .empty
    }
    let round = radius.clamped(to: 0...rect.size.shorterSide.halved)
    return PixelRect(
      left: rect.minX.ceiling, top: (rect.minY + round).ceiling, right: rect.maxX.floor,
      bottom: (rect.maxY - round).floor
    ).intersection(ink)
  }
}

extension PixelRect {
  /// The rest of the rectangle about one that lies in it: above, below, and on either side; any of
  /// these may be empty.
  fileprivate func frame(around core: PixelRect) -> [4 of PixelRect] {
    [
      PixelRect(left: left, top: top, right: right, bottom: core.top),
      PixelRect(left: left, top: core.bottom, right: right, bottom: bottom),
      PixelRect(left: left, top: core.top, right: core.left, bottom: core.bottom),
      PixelRect(left: core.right, top: core.top, right: right, bottom: core.bottom),
    ]
  }
}
