import BezelCore

/// The records of the figures that were drawn last. Which are kept changes nothing but how long drawing
/// takes, since a record tells what working it out would.
struct CoverageRecords: Sendable {
  private var recent = Recent<Key, CoverageRecord>(mostCount: mostCount)
  private var repeats = Repeats<Key>(mostCount: mostCount)
  /// The rectangle that is being painted, maybe piece by piece, and how many were.
  private var target = PixelRect.empty
  private var painting: UInt64 = 0

  /// A figure, or one part of it, wherever it lies: a bezel that follows a tilting device moves by whole
  /// pixels, and its figures are the same then.
  struct Key: Equatable, Sendable {
    var part: Int
    /// The figure moved to where its ink begins at the origin. Figures of which there are records lie on the
    /// screen, so none that is limited by the range of numbers is taken for one of them.
    let shape: Shape
  }

  /// A figure that is to be painted, or one part of it.
  struct Figure {
    var key: Key
    /// The pixels that the whole figure keeps within.
    let ink: PixelRect

    init(_ shape: Shape) {
      ink = shape.ink
      key = Key(part: 0, shape: shape.moved(by: Point(x: Fixed(-ink.left), y: Fixed(-ink.top))))
    }
  }

  /// A spinner has twelve parts; a few HUDs' figures fit beside two of those.
  private static let mostCount = 48
  /// The largest figure that is kept, in pixels: memory goes with its rows and its edges.
  private static let mostPixels: Int64 = 1 << 18

  /// Begins with a rectangle that is painted.
  mutating func begin(in target: PixelRect) {
    self.target = target
    painting += 1
  }

  /// Lays a colour over a figure, if there is a record of it.
  mutating func fill(
    _ figure: Figure, with color: Color, in clip: PixelRect, on surface: inout Surface
  ) -> Bool {
    recent.use({ $0 == figure.key }) { record in
      record.fill(color, of: figure.ink, in: clip, on: &surface)
    }
  }

  /// Whether a figure that has no record is to get one: when it is drawn whole for the second time.
  mutating func wants(_ figure: Figure) -> Bool {
    target.contains(figure.ink) && figure.ink.area <= CoverageRecords.mostPixels
      && repeats.contains(figure.key, before: painting)
  }

  mutating func keep(_ record: CoverageRecord, of figure: Figure) {
    recent.keep(record, for: figure.key)
  }
}
