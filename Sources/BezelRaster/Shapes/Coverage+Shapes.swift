package import BezelCore

extension Coverage {
  /// Begins in a clip and draws a shape of one figure. A spinner, glyphs and pictures are more than
  /// a figure: of a picture its rectangle is drawn, of the others nothing.
  package mutating func begin(with shape: Shape, in clip: PixelRect) {
    if case .roundedRectPart(_, _, let cut) = shape {
      begin(in: clip, limit: cut)
    } else {
      begin(in: clip)
    }
    switch shape {
    case .roundedRect(let rect, let radius), .roundedRectPart(let rect, let radius, _),
      .blurredBackdrop(let rect, let radius, _):
      roundedRect(rect, radius: radius)
    case .roundedBorder(let rect, let radius, let width):
      roundedBorder(rect, radius: radius, width: width)
    case .outlinedBorder(let rect, let radius, let width, let inner, let part):
      outlinedBorder(rect, radius: radius, width: width, inner: inner, part: part)
    case .arc(let center, let radius, let width, let start, let sweep, let cap):
      band(about: center, radius: radius, width: width, start: start, sweep: sweep, cap: cap)
    case .outlinedArc(let center, let radius, let width, let inner, let start, let sweep):
      outlinedBand(
        about: center, radius: radius, width: width, inner: inner, start: start, sweep: sweep)
    case .pie(let center, let radius, let start, let sweep):
      pie(about: center, radius: radius, start: start, sweep: sweep)
    case .line(let from, let to, let width):
      capsule(from: from, to: to, width: width)
    case .icon(let icon, let center, let side, let drawn):
      self.icon(icon, center: center, side: side, drawn: drawn)
    case .image(_, let rect):
      roundedRect(rect, radius: 0)
    case .spinner, .glyphs, .shadow: break
    }
  }
}
