/// The masks of the glyphs that were drawn last, within bounds: where room is wanted, the one that
/// was not used for the longest time goes.
///
/// What is asked for is there or not; nothing is allocated to find it.
package struct GlyphMasks: Sendable {
  /// Ascending by their keys.
  private var entries: [Entry] = []
  /// Bytes that the masks take.
  package private(set) var byteCount = 0
  /// Counts the uses.
  private var time: UInt64 = 0
  private let mostBytes: Int
  private let mostCount: Int

  private struct Entry: Sendable {
    var key: GlyphMask.Key
    var mask: GlyphMask
    var lastUse: UInt64
  }

  package init(mostBytes: Int = 1 << 20, mostCount: Int = 1 << 10) {
    (self.mostBytes, self.mostCount) = (mostBytes, mostCount)
  }

  package var count: Int { entries.count }

  /// The mask of that key, which thereby becomes the latest used.
  package mutating func find(_ key: GlyphMask.Key) -> GlyphMask? {
    let place = place(of: key)
    guard place < entries.count, entries[place].key == key else { return nil }
    time += 1
    entries[place].lastUse = time
    return entries[place].mask
  }

  /// Keeps a mask that is not there yet; one that is larger than all the room is not kept.
  package mutating func keep(_ mask: GlyphMask, _ key: GlyphMask.Key) {
    let size = mask.levels.count
    guard size <= mostBytes, mostCount > 0 else { return }
    while entries.count >= mostCount || byteCount + size > mostBytes { forgetOldest() }
    byteCount += size
    time += 1
    entries.insert(Entry(key: key, mask: mask, lastUse: time), at: place(of: key))
  }

  private mutating func forgetOldest() {
    var oldest = 0
    for index in entries.indices where entries[index].lastUse < entries[oldest].lastUse {
      oldest = index
    }
    byteCount -= entries.remove(at: oldest).mask.levels.count
  }

  /// Where the first entry lies whose key is not below `key`.
  private func place(of key: GlyphMask.Key) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
