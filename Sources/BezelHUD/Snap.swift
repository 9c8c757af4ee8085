import BezelCore

/// From points to pixels: the bezel goes to whole pixels, its content moves with it.
struct Snap {
  let bezel: Rect
  private let scale: Fixed
  private let shift: Point

  /// `step` is what the bezel is moved by, in whole pixels.
  init(_ arrangement: Arrangement, movedBy step: Point = .zero) {
    let scale = arrangement.panel.scale
    func place(_ start: Fixed, _ length: Fixed, limit: Fixed?) -> (Int, Int) {
      let size = (length * scale).ceiling
      let origin = (start * scale).rounded
      guard let limit else { return (origin, size) }
      return (min(origin, (limit * scale).floor - size), size)
    }
    let exact = arrangement.bezel
    let (x, width) = place(exact.minX, exact.width, limit: arrangement.rightLimit)
    let (y, height) = place(exact.minY, exact.height, limit: arrangement.bottomLimit)
    self.scale = scale
    let origin = Point(x: Fixed(x), y: Fixed(y)) + step
    bezel = Rect(origin: origin, size: Size(width: Fixed(width), height: Fixed(height)))
    shift = Point(x: origin.x - exact.minX * scale, y: origin.y - exact.minY * scale)
  }

  /// Where x in points comes to lie, in pixels.
  func x(_ points: Fixed) -> Fixed { points * scale + shift.x }

  /// A box of the content: whole pixels, so that round things are the same on all sides.
  func box(_ frame: Rect) -> Rect {
    Rect(
      x: Fixed(x(frame.minX).rounded), y: Fixed((frame.minY * scale + shift.y).rounded),
      width: Fixed((frame.width * scale).rounded), height: Fixed((frame.height * scale).rounded))
  }

  /// The pixels of a rectangle that stays where it is, for fills without seams.
  func fixed(_ frame: Rect) -> Rect {
    let left = (frame.minX * scale).rounded
    let top = (frame.minY * scale).rounded
    return Rect(
      x: Fixed(left), y: Fixed(top), width: Fixed((frame.maxX * scale).rounded - left),
      height: Fixed((frame.maxY * scale).rounded - top))
  }

  /// A baseline on a whole pixel.
  func baseline(_ points: Fixed) -> Fixed { Fixed((points * scale + shift.y).rounded) }
}
