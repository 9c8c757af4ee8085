import BezelCore
import BezelRaster

/// What a panel shows, in ordinary memory: for displays that are not devices.
struct PanelPicture {
  let size: PixelSize
  private(set) var pixels: [UInt32]
  private var rotation: Rotation?

  init(size: PixelSize) {
    self.size = size
    pixels = Array(repeating: 0xFF00_0000, count: size.width * size.height)
  }

  /// Takes over what has changed; all of it the first time and when the rotation is another one.
  mutating func take(_ surface: borrowing Surface, _ damage: Damage, _ rotation: Rotation) {
    precondition(
      surface.size == rotation.apply(to: size), "a frame is as large as the panel, turned")
    let damage = self.rotation == rotation ? damage : Damage(PixelRect(surface.size))
    self.rotation = rotation
    for rect in damage.rects { copy(rect.intersection(PixelRect(surface.size)), of: surface) }
  }

  private mutating func copy(_ rect: PixelRect, of surface: borrowing Surface) {
    guard !rect.isEmpty, let rotation else { return }
    let source = surface.pixels
    for y in rect.top..<rect.bottom {
      for x in rect.left..<rect.right {
        let place = rotation.panelRect(
          of: PixelRect(left: x, top: y, right: x + 1, bottom: y + 1), on: size)
        pixels[place.top * size.width + place.left] = source[y * surface.width + x]
      }
    }
  }
}
