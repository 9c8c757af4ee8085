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

  /// The ground of a rectangle; nil where the backdrop is a picture.
  func ground(of list: DisplayList, in clip: PixelRect) -> Ground? {
    guard case .color(let backdrop) = list.backdrop else { return nil }
    let plain = backdrop.laidOnBlack
    var ground = Ground(color: plain, first: 0)
    while ground.first < list.commands.count {
      let command = list.commands[ground.first]
      if command.ink.intersects(clip) {
        switch command.shape {
        case .roundedRect where command.core.contains(clip):
          ground.color = mixed(command.color, over: ground.color)
        case .blurredBackdrop(_, _, let tint) where ground.color == plain && tint.leaves(plain):
          break
        default: return ground
        }
      }
      ground.first += 1
    }
    return ground
  }

  /// The five parts of a rectangle of which the last lies within the first figure that covers some of
  /// it as a whole, if there is one; some may be empty.
  func parts(of clip: PixelRect, in list: DisplayList) -> [5 of PixelRect]? {
    guard case .color = list.backdrop else { return nil }
    for command in list.commands where command.ink.intersects(clip) {
      guard case .roundedRect = command.shape else { continue }
      let core = command.core.intersection(clip)
      guard core.area >= Painter.leastCore, core != clip else { continue }
      return [
        PixelRect(left: clip.left, top: clip.top, right: clip.right, bottom: core.top),
        PixelRect(left: clip.left, top: core.bottom, right: clip.right, bottom: clip.bottom),
        PixelRect(left: clip.left, top: core.top, right: core.left, bottom: core.bottom),
        PixelRect(left: core.right, top: core.top, right: clip.right, bottom: core.bottom), core,
      ]
    }
    return nil
  }

  /// Below so many pixels parting costs more than it saves.
  private static let leastCore: Int64 = 1024

  /// The colour that one laid over an opaque one makes, to the bit as in a run of pixels.
  private func mixed(_ color: Color, over ground: Color) -> Color {
    switch color.alpha {
    case 0: return ground
    case 255: return color
    default:
      func channel(_ above: UInt8, _ below: UInt8) -> UInt8 {
        let sum = UInt32(above) * UInt32(color.alpha) + UInt32(below) * UInt32(255 - color.alpha)
        return UInt8((sum + 127) / 255)
      }
      return Color(
        red: channel(color.red, ground.red), green: channel(color.green, ground.green),
        blue: channel(color.blue, ground.blue))
    }
  }
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
