import BezelCore
import BezelRaster
import CBench

/// Draws a list with cairo: what lies in the damage, and that only, as Bezel does.
struct CairoPlayer {
  /// Opaque pixels of the screen's size, where the backdrop is a picture.
  let picture: Bitmap?

  func draw(_ list: DisplayList, _ damage: Damage) {
    for rect in damage.rects {
      bench_cairo_clip(Int32(rect.left), Int32(rect.top), Int32(rect.right), Int32(rect.bottom))
      drawBackdrop(list)
      for command in list.commands where command.ink.intersects(rect) { draw(command, of: list) }
      bench_cairo_unclip()
    }
  }

  private func drawBackdrop(_ list: DisplayList) {
    switch list.backdrop {
    case .color(let color):
      setColor(color)
      bench_cairo_backdrop_color()
    case .image:
      guard let picture else { return }
      unsafe picture.pixels.withUnsafeBufferPointer { unsafe bench_cairo_backdrop($0.baseAddress) }
    }
  }

  private func draw(_ command: DrawCommand, of list: DisplayList) {
    setColor(command.color)
    switch command.shape {
    case .roundedRect(let rect, let radius): drawRounded(rect, radius)
    case .roundedBorder(let rect, let radius, let width):
      bench_cairo_border(
        rect.minX.double, rect.minY.double, rect.width.double, rect.height.double,
        min(radius, rect.size.shorterSide.halved).double, width.double)
    case .arc(let center, let radius, let width, let start, let sweep, let cap):
      bench_cairo_arc(
        center.x.double, center.y.double, radius.double, width.double, start.radians,
        (start + sweep).radians, cap == .square ? 1 : 0)
    case .spinner(let center, let side, let phase):
      drawSpinner(center, side, phase, command.color)
    case .glyphs(let range):
      guard let first = range.first else { return }
      bench_cairo_glyphs_begin(list.glyphs[first].size.double)
      for glyph in list.glyphs[range] {
        bench_cairo_glyph(glyph.glyph, glyph.origin.x.double, glyph.origin.y.double)
      }
      bench_cairo_glyphs_end()
    case .blurredBackdrop(let rect, let radius, let tint):
      // cairo cannot blur: there is the tint alone, and over a plain backdrop nothing is to be drawn.
      guard picture != nil else { break }
      setColor(tint)
      drawRounded(rect, radius)
    default: preconditionFailure("the bench has no such shape")
    }
  }

  private func drawRounded(_ rect: Rect, _ radius: Fixed) {
    bench_cairo_rounded(
      rect.minX.double, rect.minY.double, rect.width.double, rect.height.double,
      min(radius, rect.size.shorterSide.halved).double)
  }

  private func drawSpinner(_ center: Point, _ side: Fixed, _ phase: Int, _ color: Color) {
    let (side, x, y) = (side.double, center.x.double, center.y.double)
    let width = side * 0.081
    let (near, far) = (side * 0.27 + width / 2, (side - width) / 2)
    for spoke in 0..<12 {
      let direction = Direction(Angle(degrees: 30 * spoke - 90))
      let (across, down) = (Double(direction.x) / 0x1p30, Double(direction.y) / 0x1p30)
      let level = CairoPlayer.levels[(phase - spoke + 12) % 12]
      setColor(color.faded(by: Fixed(Int64(level), over: 255)))
      bench_cairo_line(
        x + near * across, y + near * down, x + far * across, y + far * down, width)
    }
  }

  private static let levels = [255, 220, 191, 166, 145, 127, 111, 98, 87, 77, 69, 62]

  private func setColor(_ color: Color) {
    bench_cairo_color(
      Int32(color.red), Int32(color.green), Int32(color.blue), Int32(color.alpha))
  }
}

extension Fixed {
  var double: Double { Double(bits) / 0x1p16 }
}

extension Angle {
  fileprivate var radians: Double { Double(bits) / 0x1p24 * 2 * .pi }
}
