package import BezelCore

/// Paints display lists on surfaces. It holds the buffers for that, so keep it from frame to frame.
///
/// It also remembers what glyphs look like, so one painter takes the glyphs of one typesetter only.
package struct Painter: Sendable {
  var coverage = Coverage()
  var glyphCoverage = GlyphCoverage()
  private var scaler = PictureScaler()
  private var shadows = ShadowPainter()
  var backdrop: ScaledBackdrop?
  /// A row of the blurred backdrop with what is laid over it, and the backgrounds among that.
  var blurLine: [UInt32] = []
  var veils: [Veil] = []
  var records = CoverageRecords()
  var glyphRecords = GlyphRecords()

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
      records.begin(in: clip)
      switch list.backdrop {
      case .color(let color):
        backdrop = nil
        paintPlain(color, clip, of: list, images, typesetter, on: &surface)
      case .image(let index):
        let picture = images.indices.contains(index) ? images[index] : nil
        paintPicture(picture, list.size, in: clip, on: &surface)
        paint(list.commands.indices, of: list, images, typesetter, in: clip, on: &surface)
      }
    }
  }

  /// Paints the commands of those numbers in a rectangle that lies on the screen.
  mutating func paint(
    _ numbers: Range<Int>, of list: DisplayList, _ images: [Bitmap], _ typesetter: any Typesetter,
    in clip: PixelRect, on surface: inout Surface
  ) {
    for index in numbers where list.commands[index].ink.intersects(clip) {
      paint(index, of: list, images, typesetter, in: clip, on: &surface)
    }
  }

  /// Paints the backdrop where it is a picture; nil is one that is not there.
  private mutating func paintPicture(
    _ picture: Bitmap?, _ size: PixelSize, in clip: PixelRect, on surface: inout Surface
  ) {
    guard let picture else {
      backdrop = nil
      return fill(Color(white: 0), in: clip, on: &surface)
    }
    if backdrop?.shows(picture, covering: size) != true {
      backdrop = ScaledBackdrop(picture, covering: size, with: &scaler)
    }
    backdrop?.copy(clip, to: &surface)
  }

  /// Fills a rectangle with an opaque colour.
  func fill(_ color: Color, in clip: PixelRect, on surface: inout Surface) {
    let (width, word) = (surface.width, 0xFF00_0000 | color.word)
    var pixels = surface.mutablePixels
    guard clip.width < width else {
      // Rows as wide as the surface lie one after the other.
      return BezelRaster.fill(&pixels, in: clip.top * width..<clip.bottom * width, with: word)
    }
    for row in clip.top..<clip.bottom {
      BezelRaster.fill(
        &pixels, in: row * width + clip.left..<row * width + clip.right, with: word)
    }
  }

  /// Paints the command of that number.
  private mutating func paint(
    _ index: Int, of list: DisplayList, _ images: [Bitmap], _ typesetter: any Typesetter,
    in clip: PixelRect, on surface: inout Surface
  ) {
    let command = list.commands[index]
    let clip = command.ink.intersection(clip)
    let color = command.color
    switch command.shape {
    case .shadow(let rect, let radius, let spread, let drop):
      shadows.paint(
        of: rect, radius: radius, spread: spread, drop: drop, color, in: clip, on: &surface)
    case .spinner(let center, let side, let phase):
      paintSpinner(center: center, side: side, phase: phase, color, in: clip, on: &surface)
    case .glyphs(let range):
      let text = GlyphRecords.Text(
        list.glyphs[range.clamped(to: list.glyphs.indices)], ink: command.ink)
      paintGlyphs(text, of: typesetter, color, in: clip, on: &surface)
    case .image(let index, let rect):
      guard images.indices.contains(index) else { return }
      coverage.begin(with: command.shape, in: clip)
      fillCoverage(images[index], stretchedTo: rect, alpha: color.alpha, on: &surface)
    case .blurredBackdrop(let rect, let radius, let tint):
      if list.blurDeviation > 0 {
        paintBlur(index, of: list, tint: tint, in: clip, on: &surface)
      } else {
        let tint = tint.faded(by: Fixed(Int64(color.alpha), over: 255))
        paintShape(.roundedRect(rect, radius: radius), tint, in: clip, on: &surface)
      }
    default: paintShape(command.shape, color, in: clip, on: &surface)
    }
  }

  /// Lays a colour over what the coverage tells.
  mutating func fillCoverage(_ color: Color, on surface: inout Surface) {
    while let row = coverage.nextRow() { surface.cover(coverage.runs, of: row, with: color) }
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
