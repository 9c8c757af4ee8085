package import BezelCore
package import BezelHUD
package import BezelRaster

/// What is to be seen: a HUD over a backdrop, what else a theme shows, and the pictures that they use.
package struct Scene: Sendable {
  package var hud = HUD()
  /// The pictures by number.
  package private(set) var images: [Bitmap] = []
  /// The number of the picture that lies behind everything; nil is the style's colour.
  package private(set) var backdropImage: Int?
  /// What is shown beside the HUD.
  package var screen = ScreenContent()
  private var indicatorImage: Int?

  package init(_ hud: HUD = HUD()) { self.hud = hud }

  /// Lays a picture behind everything.
  package mutating func setBackdrop(_ image: Bitmap) {
    backdropImage = keep(image, at: backdropImage)
  }

  /// Shows a picture as the HUD's indicator, a pixel a point.
  package mutating func setIndicator(_ image: Bitmap) {
    let index = keep(image, at: indicatorImage)
    indicatorImage = index
    hud.show(
      image: HUD.ImageReference(
        index: index,
        size: BezelCore.Size(width: Fixed(image.size.width), height: Fixed(image.size.height))))
  }

  /// Shows a picture beside the HUD.
  package mutating func setLogo(_ image: Bitmap, _ logo: Logo) {
    let index = keep(image, at: screen.logo == nil ? nil : screen.image.index)
    screen.logo = logo
    screen.image = HUD.ImageReference(
      index: index,
      size: BezelCore.Size(width: Fixed(image.size.width), height: Fixed(image.size.height)))
  }

  /// Pictures are never written over: a number stands for the same pixels for ever, so that lists
  /// that name it can be compared. An old one leaves an empty place behind.
  private mutating func keep(_ image: Bitmap, at old: Int?) -> Int {
    if let old { images[old] = Bitmap(size: PixelSize(width: 1, height: 1), pixels: [0]) }
    images.append(image)
    return images.count - 1
  }

  /// The whole picture as commands. `phase` is the spinner's step, 0…11; `screen` is what lies beside
  /// the HUD.
  package func displayList(
    _ arrangement: Arrangement, as appearance: Appearance = .visible, phase: Int,
    beside screen: ScreenArrangement? = nil
  ) -> DisplayList {
    var list = DisplayList(
      size: arrangement.panel.pixels,
      backdrop: backdropImage.map { .image($0) } ?? .color(hud.style.backdrop))
    screen?.drawBehind(into: &list)
    arrangement.draw(hud.style, of: hud, as: appearance, phase: phase, number: 1, into: &list)
    screen?.drawAbove(into: &list)
    return list
  }
}
