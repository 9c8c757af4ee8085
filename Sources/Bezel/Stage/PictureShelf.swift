import BezelCore
import BezelRaster

/// The pictures that lists name by number.
///
/// A number stands for the same pixels until `generation` changes, so that lists of one generation can
/// be compared.
struct PictureShelf {
  private(set) var generation = 0
  /// The pictures by number, as the painter wants them.
  private(set) var bitmaps: [Bitmap] = []
  private var images: [Image?] = []

  /// How many numbers are given out before they are given anew.
  private static let mostNumbers = 64
  private static let nothing = Bitmap(size: PixelSize(width: 1, height: 1), pixels: [0])

  /// The number of a picture.
  mutating func number(of image: Image) -> Int {
    if let number = images.firstIndex(where: { $0 === image }) { return number }
    images.append(image)
    bitmaps.append(image.bitmap)
    return images.count - 1
  }

  /// Lets go of pictures that are no longer wanted; to be called between lists.
  mutating func keep(where isWanted: (Image) -> Bool) {
    for (number, image) in images.enumerated() {
      guard let image, !isWanted(image) else { continue }
      images[number] = nil
      bitmaps[number] = PictureShelf.nothing
    }
    guard images.count > PictureShelf.mostNumbers else { return }
    (images, bitmaps) = ([], [])
    generation += 1
  }
}
