import BezelCore

/// Where the pixels of a panel lie in the picture: the one place where the picture is turned.
struct PanelWalk {
  /// The pixels of the panel that are to be written.
  let target: PixelRect
  /// Where the panel's top left pixel lies in the picture, even if it has none there.
  private let origin: (x: Int, y: Int)
  /// What a pixel to the right and one down on the panel is in the picture.
  private let right: (x: Int, y: Int)
  private let down: (x: Int, y: Int)
  /// Pixels from one row of the picture to the next.
  private let pitch: Int

  /// Walks the part of the panel that shows `rect` of a picture of `size`; what the panel or the
  /// picture does not have is left out.
  init(_ rect: PixelRect, of size: PixelSize, _ layout: PixelLayout) {
    let (panel, rotation) = (layout.size, layout.rotation)
    let shown = rect.intersection(PixelRect(size))
      .intersection(PixelRect(rotation.apply(to: panel)))
    target = shown.isEmpty ? .empty : rotation.panelRect(of: shown, on: panel)
    pitch = size.width
    switch rotation {
    case .none: (origin, right, down) = ((0, 0), (1, 0), (0, 1))
    case .quarter: (origin, right, down) = ((0, panel.width - 1), (0, -1), (1, 0))
    case .half: (origin, right, down) = ((panel.width - 1, panel.height - 1), (-1, 0), (0, -1))
    case .threeQuarters: (origin, right, down) = ((panel.height - 1, 0), (0, 1), (-1, 0))
    }
  }

  /// What a pixel to the right on the panel is in the picture's memory.
  var step: Int { right.y * pitch + right.x }

  /// Where a pixel of the target lies in the picture's memory.
  func index(x: Int, y: Int) -> Int {
    (origin.y + x * right.y + y * down.y) * pitch + origin.x + x * right.x + y * down.x
  }

  /// The dither thresholds of four pixels of the panel in a row, the first in the lowest byte; they
  /// repeat.
  func thresholds(x: Int, y: Int) -> UInt32 {
    var word: UInt32 = 0
    for place in 0..<4 {
      let column = origin.x + (x + place) * right.x + y * down.x
      let row = origin.y + (x + place) * right.y + y * down.y
      word |= Dither.threshold(x: column, y: row) << UInt32(place * 8)
    }
    return word
  }
}
