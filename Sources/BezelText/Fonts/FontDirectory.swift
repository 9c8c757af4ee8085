import BezelLinux

/// Where the tables of one face lie in its file.
struct FontDirectory {
  /// Tag, place and length of each table, as the file has them.
  private var tables: [(tag: UInt32, place: Int64, count: Int64)] = []

  /// More faces than any collection has.
  private static let mostFaces = 64
  /// More tables than any face has.
  private static let mostTables = 128

  /// Where the directories of a file's faces lie; none where it is no font.
  static func places(in file: borrowing RegularFile) throws(Errno) -> [Int64] {
    let start = FontTable(bytes: try file.bytes(at: 0, count: 12 + 4 * mostFaces))
    switch start.u32(0) {
    case FontTag.collection.rawValue:
      let count = min(Int(clamping: start.u32(8) ?? 0), mostFaces)
      return (0..<count).compactMap { start.u32(12 + 4 * $0).map { Int64($0) } }
    // 1.0, "OTTO" and "true".
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: return [0]
    default: return []
    }
  }

  /// Reads the directory at a place; nil where there is none.
  init?(at place: Int64, of file: borrowing RegularFile) throws(Errno) {
    let bytes = try file.bytes(at: place, count: 12 + 16 * FontDirectory.mostTables)
    let start = FontTable(bytes: bytes)
    guard let count = start.u16(4) else { return nil }
    for number in 0..<min(Int(count), FontDirectory.mostTables) {
      let entry = 12 + 16 * number
      guard let tag = start.u32(entry), let place = start.u32(entry + 8),
        let length = start.u32(entry + 12)
      else { break }
      tables.append((tag, Int64(place), Int64(length)))
    }
  }

  func has(_ tag: FontTag) -> Bool {
    tables.contains { $0.tag == tag.rawValue && $0.count > 0 }
  }

  /// Reads a part of a table, at most `limit` bytes from `start` on; nil where the face lacks it.
  func table(
    _ tag: FontTag, from start: Int64 = 0, atMost limit: Int, of file: borrowing RegularFile
  ) throws(Errno) -> FontTable? {
    guard let found = tables.first(where: { $0.tag == tag.rawValue }) else { return nil }
    let count = min(Int64(limit), found.count - start)
    guard start >= 0, count > 0 else { return nil }
    return FontTable(bytes: try file.bytes(at: found.place + start, count: Int(count)))
  }
}
