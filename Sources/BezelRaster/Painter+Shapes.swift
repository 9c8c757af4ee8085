import BezelCore

extension Painter {
  /// Lays a colour over a figure of one colour; `clip` lies in the command's ink.
  mutating func paintShape(
    _ shape: Shape, _ color: Color, in clip: PixelRect, on surface: inout Surface
  ) {
    paintShape(CoverageRecords.Figure(shape), color, in: clip, on: &surface) { (coverage, clip) in
      coverage.begin(with: shape, in: clip)
    }
  }

  /// Lays a colour over each spoke of a spinner.
  mutating func paintSpinner(
    center: Point, side: Fixed, phase: Int, _ color: Color, in clip: PixelRect,
    on surface: inout Surface
  ) {
    // The spokes stay where they are, whichever of them is the brightest.
    let shape = Shape.spinner(center: center, side: side, phase: 0)
    var figure = CoverageRecords.Figure(shape)
    for spoke in 0..<Coverage.spokes {
      // A remainder may be negative, down to −11, and a spoke is up to 11.
      let behind = (phase % Coverage.spokes - spoke + 2 * Coverage.spokes) % Coverage.spokes
      let alpha = Fixed(Int64(Coverage.spokeAlpha(behind)), over: 255)
      figure.key.part = spoke
      paintShape(figure, color.faded(by: alpha), in: clip, on: &surface) { (coverage, clip) in
        coverage.begin(in: clip)
        coverage.spoke(spoke, center: center, side: side)
      }
    }
  }

  /// Lays a colour over a part of a figure, from its record where there is one.
  private mutating func paintShape(
    _ figure: CoverageRecords.Figure, _ color: Color, in clip: PixelRect,
    on surface: inout Surface, begin: (inout Coverage, PixelRect) -> Void
  ) {
    if records.fill(figure, with: color, in: clip, on: &surface) { return }
    guard records.wants(figure) else {
      begin(&coverage, clip)
      return fillCoverage(color, on: &surface)
    }
    begin(&coverage, figure.ink)
    let record = CoverageRecord(&coverage)
    record.fill(color, of: figure.ink, in: clip, on: &surface)
    records.keep(record, of: figure)
  }

  /// Lays a colour over a text, from its record where there is one; `clip` lies in its ink.
  mutating func paintGlyphs(
    _ text: GlyphRecords.Text, of typesetter: any Typesetter, _ color: Color, in clip: PixelRect,
    on surface: inout Surface
  ) {
    if glyphRecords.fill(text, with: color, in: clip, on: &surface) { return }
    if glyphRecords.wants(text, in: clip) {
      glyphCoverage.fill(with: text.glyphs, of: typesetter, in: text.ink)
      var record = GlyphRecord(glyphCoverage.levels)
      record.fill(color, of: text.ink, in: clip, on: &surface)
      return glyphRecords.keep(record, of: text)
    }
    let step = max(1, GlyphCoverage.mostPixels / clip.width)
    for top in stride(from: clip.top, to: clip.bottom, by: step) {
      let band = PixelRect(left: clip.left, top: top, right: clip.right, bottom: top + step)
        .intersection(clip)
      glyphCoverage.fill(with: text.glyphs, of: typesetter, in: band)
      glyphCoverage.weigh(by: color.alpha)
      surface.cover(glyphCoverage.levels, of: band, in: band, with: color)
    }
  }
}
