package import BezelCore

/// Paints display lists on surfaces. It holds the buffers for that, so keep it from frame to frame.
///
/// It also remembers what glyphs look like, so one painter takes the glyphs of one typesetter only.
package struct Painter: Sendable {
  private var coverage = Coverage()
  private var glyphCoverage = GlyphCoverage()
  private var scaler = PictureScaler()
  private var shadows = ShadowPainter()
  private var backdrop: ScaledBackdrop?

  package init() {}

  /// Paints what of the list lies in the damage: each pixel gets what painting all would give it,
  /// and no other is touched. A picture that the list names but `images` has not is left out.
  package mutating func paint(
    _ list: DisplayList, images: [Bitmap], typesetter: any Typesetter, damage: Damage,
    on surface: inout Surface
  ) {
    let screen = PixelRect(list.size).intersection(PixelRect(surface.size))
    for rect in damage.rects {
      let clip = rect.intersection(screen)
      guard !clip.isEmpty else { continue }
      paintBackdrop(of: list, images, in: clip, on: &surface)
      for command in list.commands where command.ink.intersects(clip) {
        paint(
          command, of: list, images, typesetter, in: command.ink.intersection(clip), on: &surface)
      }
    }
  }

  private mutating func paintBackdrop(
    of list: DisplayList, _ images: [Bitmap], in clip: PixelRect, on surface: inout Surface
  ) {
    switch list.backdrop {
    case .color(let color):
      backdrop = nil
      if color.alpha < 255 { fill(Color(white: 0), in: clip, on: &surface) }
      fill(color, in: clip, on: &surface)
    case .image(let index) where images.indices.contains(index):
      let picture = images[index]
      if backdrop?.shows(picture, covering: list.size) != true {
        backdrop = ScaledBackdrop(picture, covering: list.size, with: &scaler)
      }
      backdrop?.copy(clip, to: &surface)
    case .image:
      fill(Color(white: 0), in: clip, on: &surface)
    }
  }

  private func fill(_ color: Color, in clip: PixelRect, on surface: inout Surface) {
    let width = surface.width
    var pixels = surface.mutablePixels
    for row in clip.top..<clip.bottom {
      lay(
        color, coverage: Run.whole, over: &pixels,
        in: row * width + clip.left..<row * width + clip.right)
    }
  }

  private mutating func paint(
    _ command: DrawCommand, of list: DisplayList, _ images: [Bitmap], _ typesetter: any Typesetter,
    in clip: PixelRect, on surface: inout Surface
  ) {
    let color = command.color
    switch command.shape {
    case .shadow(let rect, let radius, let spread, let drop):
      shadows.paint(
        of: rect, radius: radius, spread: spread, drop: drop, color, in: clip, on: &surface)
    case .spinner(let center, let side, let phase):
      for spoke in 0..<Coverage.spokes {
        coverage.begin(in: clip)
        coverage.spoke(spoke, center: center, side: side)
        // A remainder may be negative, down to −11, and a spoke is up to 11.
        let behind = (phase % Coverage.spokes - spoke + 2 * Coverage.spokes) % Coverage.spokes
        let alpha = Fixed(Int64(Coverage.spokeAlpha(behind)), over: 255)
        fillCoverage(color.faded(by: alpha), on: &surface)
      }
    case .glyphs(let range):
      let glyphs = list.glyphs[range.clamped(to: list.glyphs.indices)]
      let step = max(1, GlyphCoverage.mostPixels / clip.width)
      for top in stride(from: clip.top, to: clip.bottom, by: step) {
        let band = PixelRect(left: clip.left, top: top, right: clip.right, bottom: top + step)
        glyphCoverage.begin(with: glyphs, of: typesetter, in: band.intersection(clip))
        fillGlyphs(color, on: &surface)
      }
    case .image(let index, let rect):
      guard images.indices.contains(index) else { return }
      coverage.begin(with: command.shape, in: clip)
      fillCoverage(images[index], stretchedTo: rect, alpha: color.alpha, on: &surface)
    default:
      coverage.begin(with: command.shape, in: clip)
      fillCoverage(color, on: &surface)
    }
  }

  /// Lays a colour over what the coverage tells.
  private mutating func fillCoverage(_ color: Color, on surface: inout Surface) {
    while let row = coverage.nextRow() { surface.cover(coverage.runs, of: row, with: color) }
  }

  /// Lays a colour over what the coverage of glyphs tells.
  private mutating func fillGlyphs(_ color: Color, on surface: inout Surface) {
    while let row = glyphCoverage.nextRow() {
      surface.cover(glyphCoverage.runs, of: row, with: color)
    }
  }

  /// Lays a picture over what the coverage tells.
  private mutating func fillCoverage(
    _ picture: Bitmap, stretchedTo rect: Rect, alpha: UInt8, on surface: inout Surface
  ) {
    let width = surface.width
    var pixels = surface.mutablePixels
    scaler.begin(picture.size, stretchedTo: rect, in: coverage.clip)
    while let row = coverage.nextRow() {
      scaler.scale(picture, row: row)
      let base = row * width
      let runs = coverage.runs.span
      let line = scaler.line.span
      for index in runs.indices {
        let run = runs[index]
        blend(
          line, from: run.start - coverage.clip.left, weight: weigh(alpha, by: run.coverage),
          over: &pixels,
          in: base + run.start..<base + run.end)
      }
    }
  }
}

extension Surface {
  /// Lays a colour over covered stretches of a row.
  fileprivate mutating func cover(_ runs: [Run], of row: Int, with color: Color) {
    let base = row * width
    let runs = runs.span
    var pixels = mutablePixels
    for index in runs.indices {
      let run = runs[index]
      lay(color, coverage: run.coverage, over: &pixels, in: base + run.start..<base + run.end)
    }
  }
}
