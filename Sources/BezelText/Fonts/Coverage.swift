import BezelLinux

/// Which characters a face has a glyph for: its `cmap` table.
struct Coverage {
  private let table: FontTable
  private let format: Format

  private enum Format {
    /// Format 4: segments of 16-bit characters.
    case segments(count: Int)
    /// Format 12: groups of characters.
    case groups(count: Int)
  }

  /// More than the largest fonts have.
  private static let mostBytes = 1 << 20

  /// Reads the coverage of a face; nil where there is none that can be read.
  init?(of face: FontDescription) throws(Errno) {
    let file = try RegularFile(face.path)
    let places = try FontDirectory.places(in: file)
    guard places.indices.contains(Int(face.index)),
      let directory = try FontDirectory(at: places[Int(face.index)], of: file),
      let heading = try directory.table(.characters, atMost: 4 + 8 * 64, of: file),
      let place = Coverage.best(in: heading),
      let table = try directory.table(
        .characters, from: place, atMost: Coverage.mostBytes, of: file)
    else { return nil }
    self.init(table)
  }

  /// Reads one of a `cmap` table's subtables.
  init?(_ table: FontTable) {
    switch table.u16(0) {
    case 4:
      guard let double = table.u16(6) else { return nil }
      format = .segments(count: min(Int(double) / 2, table.count / 8))
    case 12:
      guard let count = table.u32(12) else { return nil }
      format = .groups(count: min(Int(clamping: count), max(0, table.count - 16) / 12))
    default: return nil
    }
    self.table = table
  }

  /// Where the best subtable begins: one for all of Unicode, else one for its first plane.
  private static func best(in heading: FontTable) -> Int64? {
    var best: (rank: Int, place: Int64)?
    for entry in 0..<min(Int(heading.u16(2) ?? 0), 64) {
      let place = 4 + 8 * entry
      guard let platform = heading.u16(place), let encoding = heading.u16(place + 2),
        let offset = heading.u32(place + 4)
      else { break }
      let rank: Int
      switch (platform, encoding) {
      case (3, 10): rank = 0
      case (0, 4), (0, 6): rank = 1
      case (3, 1): rank = 2
      case (0, 0...3): rank = 3
      default: continue
      }
      if best.map({ rank < $0.rank }) ?? true { best = (rank, Int64(offset)) }
    }
    return best?.place
  }

  /// How much memory it takes.
  var byteCount: Int { table.count }

  func contains(_ character: UInt32) -> Bool {
    switch format {
    case .segments(let count): isInSegment(character, count)
    case .groups(let count):
      isInGroup(
        character,
        firstIndex(in: 0..<count) { (table.u32(16 + 12 * $0 + 4) ?? .max) >= character }, count)
    }
  }

  private func isInGroup(_ character: UInt32, _ group: Int, _ count: Int) -> Bool {
    guard group < count, let first = table.u32(16 + 12 * group),
      let glyph = table.u32(16 + 12 * group + 8)
    else { return false }
    return first <= character && (glyph != 0 || first < character)
  }

  private func isInSegment(_ character: UInt32, _ count: Int) -> Bool {
    guard character < 0xFFFF else { return false }
    let segment = firstIndex(in: 0..<count) { (table.u16(14 + 2 * $0) ?? .max) >= character }
    guard segment < count, let first = table.u16(16 + 2 * count + 2 * segment),
      first <= character, let delta = table.u16(16 + 4 * count + 2 * segment),
      let offset = table.u16(16 + 6 * count + 2 * segment)
    else { return false }
    let code = UInt16(character)
    if offset == 0 { return code &+ delta != 0 }
    // The offset counts from where it stands.
    let place = 16 + 6 * count + 2 * segment + Int(offset) + 2 * Int(code - first)
    return (table.u16(place) ?? 0) != 0
  }

  /// Which of Unicode's 4352 pages of 256 characters may have some of it, a bit a page.
  var pages: [UInt64] {
    var pages = [UInt64](repeating: 0, count: 68)
    // Ranges ascend, so a table that lies costs no more than an honest one.
    var next: UInt32 = 0
    for range in 0..<rangeCount {
      guard let (first, last) = characters(ofRange: range), first >= next, first <= last,
        last <= 0x10FFFF
      else { continue }
      next = last + 1
      for page in first >> 8...last >> 8 { pages[Int(page >> 6)] |= 1 << UInt64(page & 63) }
    }
    return pages
  }

  private var rangeCount: Int {
    switch format {
    case .segments(let count), .groups(let count): count
    }
  }

  private func characters(ofRange range: Int) -> (first: UInt32, last: UInt32)? {
    switch format {
    case .segments(let count):
      guard let last = table.u16(14 + 2 * range), let first = table.u16(16 + 2 * count + 2 * range)
      else { return nil }
      return (UInt32(first), UInt32(last))
    case .groups:
      guard let first = table.u32(16 + 12 * range), let last = table.u32(16 + 12 * range + 4)
      else { return nil }
      return (first, last)
    }
  }
}
