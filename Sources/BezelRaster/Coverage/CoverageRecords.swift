import BezelCore

/// The records of the figures that were drawn last. Which are kept changes nothing but how long drawing
/// takes, since a record tells what working it out would.
struct CoverageRecords: Sendable {
  private var entries: [Entry] = []
  /// Figures that were seen, but once only: what is moving comes once and is not kept.
  private var seen: [Key] = []
  private var nextSeen = 0
  /// Counts the uses.
  private var time: UInt64 = 0

  /// A figure, or one part of it.
  private struct Key: Sendable {
    let ink: PixelRect
    let shape: Shape
    let part: Int

    func names(_ ink: PixelRect, _ shape: Shape, _ part: Int) -> Bool {
      self.ink == ink && self.part == part && self.shape == shape
    }
  }

  private struct Entry: Sendable {
    let key: Key
    var lastUse: UInt64
    var record: CoverageRecord
  }

  /// A spinner has twelve parts; a few HUDs' figures fit beside two of those.
  private static let mostCount = 48
  /// The largest figure that is kept, in pixels: memory goes with its rows and its edges.
  private static let mostPixels: Int64 = 1 << 18

  /// Lays a colour over a figure, if there is a record of it.
  mutating func fill(
    _ shape: Shape, _ ink: PixelRect, part: Int, with color: Color, in clip: PixelRect,
    on surface: inout Surface
  ) -> Bool {
    for index in entries.indices where entries[index].key.names(ink, shape, part) {
      time += 1
      entries[index].lastUse = time
      entries[index].record.fill(color, in: clip, on: &surface)
      return true
    }
    return false
  }

  /// Whether a figure that has no record is to get one: when it is drawn whole for the second time.
  mutating func wants(_ shape: Shape, _ ink: PixelRect, part: Int, in clip: PixelRect) -> Bool {
    guard clip.contains(ink), ink.area <= CoverageRecords.mostPixels else { return false }
    if seen.contains(where: { $0.names(ink, shape, part) }) { return true }
    let key = Key(ink: ink, shape: shape, part: part)
    if seen.count < CoverageRecords.mostCount {
      seen.append(key)
    } else {
      seen[nextSeen] = key
      nextSeen = (nextSeen + 1) % CoverageRecords.mostCount
    }
    return false
  }

  /// Keeps a record in the place of the one that was not used for the longest time.
  mutating func keep(_ record: CoverageRecord, of shape: Shape, part: Int) {
    time += 1
    let key = Key(ink: record.ink, shape: shape, part: part)
    let entry = Entry(key: key, lastUse: time, record: record)
    guard entries.count >= CoverageRecords.mostCount else { return entries.append(entry) }
    var oldest = 0
    for index in entries.indices where entries[index].lastUse < entries[oldest].lastUse {
      oldest = index
    }
    entries[oldest] = entry
  }
}
