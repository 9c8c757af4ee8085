package import BezelCore
package import BezelDemos
package import BezelLinux
import BezelRaster

/// Demos on one sheet, each at its telling moment on a small panel of its own, with its title and what it
/// shows below that.
package struct ContactSheet {
  private let gallery: Gallery
  private let colors: Colors

  /// What the sheet itself looks like.
  package struct Colors: Sendable {
    package var paper: Color
    package var title: Color
    package var text: Color
    /// About each panel.
    package var edge: Color

    /// For panels that are so behind everything.
    package static func around(_ backdrop: Color) -> Colors {
      let brightness = 2 * Int(backdrop.red) + 5 * Int(backdrop.green) + Int(backdrop.blue)
      return brightness < 8 * 128 ? .dark : .light
    }

    private static let light = Colors(
      paper: Color(white: 255), title: Color(white: 0x1C), text: Color(white: 0x66),
      edge: Color(white: 0, alpha: 30))
    private static let dark = Colors(
      paper: Color(white: 0x1E), title: Color(white: 0xF0), text: Color(white: 0xA6),
      edge: Color(white: 255, alpha: 36))
  }

  private static let titleStyle = TextStyle(size: 14, isBold: true)
  private static let textStyle = TextStyle(size: 12, isBold: false)

  /// Prepares a sheet of what a gallery shows, on panels of its own size.
  package init(_ gallery: Gallery, colors: Colors) {
    var gallery = gallery
    gallery.size = SheetGrid.panel.pixels(gallery.scale)
    gallery.rotation = .none
    (self.gallery, self.colors) = (gallery, colors)
  }

  /// Draws it.
  package func picture(of demos: [Demo]) throws(Errno) -> Picture {
    var images: [Bitmap] = []
    for demo in demos {
      let picture = try gallery.picture(of: demo)
      images.append(Bitmap(size: picture.size, pixels: picture.pixels))
    }
    let grid = SheetGrid(count: demos.count)
    var list = DisplayList(
      size: grid.size.pixels(gallery.scale), backdrop: .color(colors.paper))
    for (number, demo) in demos.enumerated() {
      draw(demo, number, at: grid.place(number), into: &list)
    }
    var surface = Surface(size: list.size)
    var painter = Painter()
    painter.paint(
      list, images: images, typesetter: gallery.typesetter, damage: Damage(PixelRect(list.size)),
      on: &surface)
    return Picture(size: list.size, pixels: surface.bitmap.pixels)
  }

  private func draw(_ demo: Demo, _ number: Int, at place: Point, into list: inout DisplayList) {
    let hud = UInt16(number)
    let panel = Rect(
      x: snapped(place.x), y: snapped(place.y), width: Fixed(gallery.size.width),
      height: Fixed(gallery.size.height))
    list.append(
      DrawCommand(ElementKey(hud: hud, .background), .image(number, panel), Color(white: 0)))
    list.append(
      DrawCommand(
        ElementKey(hud: hud, .bezel), .roundedBorder(panel, radius: 0, width: 1), colors.edge))
    write(
      demo.title, ContactSheet.titleStyle, colors.title,
      at: Point(x: place.x, y: place.y + SheetGrid.title), ElementKey(hud: hud, .label),
      into: &list)
    write(
      demo.summary, ContactSheet.textStyle, colors.text,
      at: Point(x: place.x, y: place.y + SheetGrid.summary), ElementKey(hud: hud, .details),
      into: &list)
  }

  /// Writes a line, no wider than a panel, from a place on its baseline.
  private func write(
    _ text: String, _ style: TextStyle, _ color: Color, at start: Point, _ key: ElementKey,
    into list: inout DisplayList
  ) {
    let block = gallery.typesetter.set(
      Array(text.utf8), style, width: SheetGrid.panel.width, lines: 1)
    let scale = gallery.scale
    let (x, y) = (snapped(start.x), snapped(start.y))
    let glyphs = block.glyphs.map { glyph in
      PlacedGlyph(
        face: glyph.face, glyph: glyph.glyph, size: style.size * scale,
        origin: Point(x: x + glyph.x * scale, y: y - glyph.y * scale))
    }
    // Glyphs go to the nearest quarter of a pixel.
    let beyond = block.overhang * scale + 1
    let ink = Rect(
      x: x - beyond, y: y - block.ascent * scale,
      width: block.size.width * scale + beyond + beyond,
      height: (block.ascent + block.descent) * scale)
    list.append(glyphs, key, color, ink: ink.enclosingPixels)
  }

  /// Points as whole pixels.
  private func snapped(_ points: Fixed) -> Fixed { Fixed((points * gallery.scale).rounded) }
}

/// Where things lie on a sheet, in points.
struct SheetGrid {
  let count: Int

  static let panel = Size(width: 304, height: 216)
  /// The baselines of a panel's title and of what stands below that, from the panel's top.
  static let title: Fixed = 238
  static let summary: Fixed = 256
  private static let columns = 4
  private static let margin: Fixed = 36
  /// From panel to panel.
  private static let step = Size(width: 332, height: 292)
  /// From a row's last line to the sheet's edge.
  private static let foot: Fixed = 40

  var size: Size {
    let columns = Fixed(min(count, SheetGrid.columns))
    let rows = Fixed((count + SheetGrid.columns - 1) / SheetGrid.columns)
    let (panel, step, margin) = (SheetGrid.panel, SheetGrid.step, SheetGrid.margin)
    return Size(
      width: margin + (columns - 1) * step.width + panel.width + margin,
      height: margin + (rows - 1) * step.height + SheetGrid.summary + SheetGrid.foot)
  }

  /// The top left corner of a panel.
  func place(_ number: Int) -> Point {
    let (row, column) = number.quotientAndRemainder(dividingBy: SheetGrid.columns)
    return Point(
      x: SheetGrid.margin + Fixed(column) * SheetGrid.step.width,
      y: SheetGrid.margin + Fixed(row) * SheetGrid.step.height)
  }
}

extension Size {
  /// Its pixels.
  fileprivate func pixels(_ scale: Fixed) -> PixelSize {
    PixelSize(width: (width * scale).rounded, height: (height * scale).rounded)
  }
}
