import BezelCore

extension Painter {
  /// Lays a colour over a figure of one colour; `clip` lies in the command's ink.
  mutating func paintShape(
    _ shape: Shape, _ color: Color, in clip: PixelRect, on surface: inout Surface
  ) {
    paintShape(shape, part: 0, shape.ink, color, in: clip, on: &surface) { (coverage, clip) in
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
    let ink = shape.ink
    for spoke in 0..<Coverage.spokes {
      // A remainder may be negative, down to −11, and a spoke is up to 11.
      let behind = (phase % Coverage.spokes - spoke + 2 * Coverage.spokes) % Coverage.spokes
      let alpha = Fixed(Int64(Coverage.spokeAlpha(behind)), over: 255)
      paintShape(
        shape, part: spoke, ink, color.faded(by: alpha), in: clip, on: &surface
      ) { (coverage, clip) in
        coverage.begin(in: clip)
        coverage.spoke(spoke, center: center, side: side)
      }
    }
  }

  /// Lays a colour over a part of a figure, from its record where there is one.
  private mutating func paintShape(
    _ shape: Shape, part: Int, _ ink: PixelRect, _ color: Color, in clip: PixelRect,
    on surface: inout Surface, begin: (inout Coverage, PixelRect) -> Void
  ) {
    if records.fill(shape, ink, part: part, with: color, in: clip, on: &surface) { return }
    guard records.wants(shape, ink, part: part, in: clip) else {
      begin(&coverage, clip)
      return fillCoverage(color, on: &surface)
    }
    begin(&coverage, ink)
    let record = CoverageRecord(&coverage)
    record.fill(color, in: clip, on: &surface)
    records.keep(record, of: shape, part: part)
  }
}
