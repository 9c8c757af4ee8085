/// Values by their keys, so many at most: a further one takes the place of the one that was not used for
/// the longest time.
struct Recent<Key: Sendable, Value: Sendable>: Sendable {
  private var entries: [Entry] = []
  /// Counts the uses.
  private var time: UInt64 = 0
  private let mostCount: Int

  private struct Entry: Sendable {
    let key: Key
    var value: Value
    var lastUse: UInt64
  }

  init(mostCount: Int) { self.mostCount = mostCount }

  /// Uses the value whose key is the wanted one, which thereby becomes the latest used; false where there
  /// is none.
  mutating func use(_ isWanted: (Key) -> Bool, _ use: (inout Value) -> Void) -> Bool {
    for index in entries.indices where isWanted(entries[index].key) {
      time += 1
      entries[index].lastUse = time
      use(&entries[index].value)
      return true
    }
    return false
  }

  /// Keeps the value of a key that is not there yet.
  mutating func keep(_ value: Value, for key: Key) {
    time += 1
    let entry = Entry(key: key, value: value, lastUse: time)
    guard entries.count >= mostCount else { return entries.append(entry) }
    var oldest = 0
    for index in entries.indices where entries[index].lastUse < entries[oldest].lastUse {
      oldest = index
    }
    entries[oldest] = entry
  }
}

/// Tells what is drawn again: what moves is drawn once as it is and never again, and nothing is to be kept
/// of that.
struct Repeats<Key: Equatable & Sendable>: Sendable {
  private var entries: [Entry] = []
  /// The entry that is written over next.
  private var next = 0
  private let mostCount: Int

  private struct Entry: Sendable {
    let key: Key
    let painting: UInt64
  }

  init(mostCount: Int) { self.mostCount = mostCount }

  /// Whether that was drawn in an earlier painting, as far as is remembered. It is remembered from now on.
  mutating func contains(_ key: Key, before painting: UInt64) -> Bool {
    for entry in entries where entry.key == key { return entry.painting != painting }
    let entry = Entry(key: key, painting: painting)
    if entries.count < mostCount {
      entries.append(entry)
    } else {
      entries[next] = entry
      next = (next + 1) % mostCount
    }
    return false
  }
}
