import BezelCore

/// Paints soft shadows: a rounded rectangle that a Gaussian has gone over, without what lies under the
/// rectangle that casts it.
///
/// The Gaussian is separable, so a slice of the rectangle with upright ends is the product of two
/// differences of its integral. The straight part of the rectangle is one slice, and its round corners
/// are as many as the Gaussian is fine; a pixel is the sum over the slices. All is integer
/// arithmetic and a table.
struct ShadowPainter: Sendable {
  private var slices = ShadowSlices()
  private var coverage = Coverage()
  /// How dark the pixels of a row are, in steps of 1/65536.
  private var line: [Int32] = []

  /// Lays the shadow that a rectangle casts `drop` below itself over what of a surface lies in `clip`.
  mutating func paint(
    of rect: Rect, radius: Fixed, spread: Fixed, drop: Fixed, _ color: Color, in clip: PixelRect,
    on surface: inout Surface
  ) {
    guard spread > 0, rect.width > 0, rect.height > 0, !clip.isEmpty else { return }
    var shadow = rect
    shadow.origin.y = shadow.origin.y + drop
    slices.set(shadow, radius: radius, spread: spread, in: clip.left..<clip.right)
    coverage.begin(with: .roundedRect(rect, radius: radius), in: clip)
    var covered = coverage.nextRow()
    while line.count < clip.width { line.append(0) }
    for row in clip.top..<clip.bottom {
      slices.sum(row: row, into: &line)
      if covered == row {
        for run in coverage.runs {
          for place in run.start - clip.left..<run.end - clip.left {
            line[place] -= Int32((Int64(line[place]) * Int64(run.coverage)) >> 16)
          }
        }
        covered = coverage.nextRow()
      }
      lay(color, row: row, clip, on: &surface)
    }
  }

  private func lay(_ color: Color, row: Int, _ clip: PixelRect, on surface: inout Surface) {
    let base = row * surface.width + clip.left
    var pixels = surface.mutablePixels
    var (start, depth) = (0, Int32(0))
    for place in 0...clip.width {
      let next = place < clip.width ? line[place] : -1
      guard next != depth else { continue }
      if depth > 0 {
        BezelRaster.lay(color, coverage: depth, over: &pixels, in: base + start..<base + place)
      }
      (start, depth) = (place, next)
    }
  }
}
