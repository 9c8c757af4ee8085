import BezelCore

/// The records of the figures that were drawn last. Which are kept changes nothing but how long drawing
/// takes, since a record tells what working it out would.
struct CoverageRecords: Sendable {
  private var recent = Recent<Key, CoverageRecord>(mostCount: mostCount)
  private var repeats = Repeats<Key>(mostCount: mostCount)
  /// The rectangle that is being painted, maybe piece by piece, and how many were.
  private var target = PixelRect.empty
  private var painting: UInt64 = 0

  /// A figure, or one part of it.
  struct Key: Equatable, Sendable {
    /// The pixels that the whole figure keeps within.
    let ink: PixelRect
    let part: Int
    let shape: Shape

    init(_ shape: Shape, part: Int = 0) { (ink, self.part, self.shape) = (shape.ink, part, shape) }
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
    _ key: Key, with color: Color, in clip: PixelRect, on surface: inout Surface
  ) -> Bool {
    recent.use({ $0 == key }, { $0.fill(color, in: clip, on: &surface) })
  }

  /// Whether a figure that has no record is to get one: when it is drawn whole for the second time.
  mutating func wants(_ key: Key) -> Bool {
    target.contains(key.ink) && key.ink.area <= CoverageRecords.mostPixels
      && repeats.contains(key, before: painting)
  }

  mutating func keep(_ record: CoverageRecord, of key: Key) { recent.keep(record, for: key) }
}
