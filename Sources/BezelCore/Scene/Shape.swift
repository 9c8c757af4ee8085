/// How the two ends of an arc or a line are finished.
package enum LineCap: BitwiseCopyable, Hashable, Sendable {
  /// Cut straight at the end point.
  case butt
  /// Cut straight, half the line's width beyond the end point.
  case square
  /// A half disc about the end point.
  case round
}

/// What can be drawn, in pixels; angles are clockwise from the positive x axis.
package enum Shape: Hashable, Sendable {
  /// The soft shadow that a rectangle with round corners casts `drop` below itself, but for what lies
  /// under the rectangle; `spread` is the deviation of the Gaussian that softens it.
  case shadow(of: Rect, radius: Fixed, spread: Fixed, drop: Fixed)

  /// A filled rectangle with round corners; the radius is limited to half the shorter side, so that
  /// a large one makes a capsule or a disc.
  case roundedRect(Rect, radius: Fixed)

  /// A band of `width` just inside the edge of a rounded rectangle.
  case roundedBorder(Rect, radius: Fixed, width: Fixed)

  /// A band of `width` just inside the edge of a rounded rectangle that is `inner` wider, inwards, on
  /// the first `part` of its way clockwise from the middle of the top, 0…1; as one mask.
  case outlinedBorder(Rect, radius: Fixed, width: Fixed, inner: Fixed, part: Fixed)

  /// What lies left of the vertical `x = cut` in a rounded rectangle.
  case roundedRectPart(Rect, radius: Fixed, cut: Fixed)

  /// A band about part of a circle; `radius` is that of its middle line. A sweep of a turn or more
  /// closes it to a ring without ends.
  case arc(center: Point, radius: Fixed, width: Fixed, start: Angle, sweep: Angle, cap: LineCap)

  /// A closed ring of `width` and, inwards of it, an arc band of `inner` with butt ends, as one
  /// mask. `radius` is the outer edge.
  case outlinedArc(
    center: Point, radius: Fixed, width: Fixed, inner: Fixed, start: Angle, sweep: Angle)

  /// A wedge of a disc; a sweep of a turn or more is the whole disc.
  case pie(center: Point, radius: Fixed, start: Angle, sweep: Angle)

  /// The twelve spokes of a spinner in a square box; spoke `phase` (0…11, clockwise from the top)
  /// is the brightest, those behind it fade.
  case spinner(center: Point, side: Fixed, phase: Int)

  /// A line of round ends.
  case line(from: Point, to: Point, width: Fixed)

  /// An icon in a square box, of which the part `drawn` (0…1) is there, as a pen draws it: the frame
  /// from the top clockwise, then the mark in it.
  case icon(Icon, center: Point, side: Fixed, drawn: Fixed = 1)

  /// Glyphs of the list's `glyphs`.
  case glyphs(Range<Int>)

  /// A picture of the list's `images`, stretched to a rectangle.
  case image(Int, Rect)

  /// The backdrop alone in a rounded rectangle, whatever lies between: blurred, with the backgrounds
  /// of the commands before it laid over it, and then `tint`.
  case blurredBackdrop(Rect, radius: Fixed, tint: Color)
}
