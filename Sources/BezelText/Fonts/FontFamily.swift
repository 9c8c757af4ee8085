/// A family of fonts: the faces of it that are used.
final class FontFamily {
  let key: [UInt8]
  let regular: FontDescription
  /// The family's own bold face; nil where it has none.
  let bold: FontDescription?
  private var isRead = false
  private var pages: [UInt64] = []
  private var coverage: Coverage?

  /// Chooses from faces of one family; nil where there are none.
  init?(_ faces: [FontDescription]) {
    guard let regular = FontFamily.nearest(to: 400, in: faces) else { return nil }
    key = regular.familyKey
    self.regular = regular
    bold = FontFamily.nearest(
      to: 700,
      in: faces.filter {
        $0.weight >= 600 && $0.isItalic == regular.isItalic
          && $0.hasOrdinaryWidth == regular.hasOrdinaryWidth
      })
  }

  /// A family of one face and the bold one that may go with it.
  init(_ regular: FontDescription, bold: FontDescription?) {
    (key, self.regular, self.bold) = (regular.familyKey, regular, bold)
  }

  /// Whether the regular face has a glyph for a character, by its file, which is read when that is
  /// asked first.
  func covers(_ character: UInt32) -> Bool {
    if !isRead {
      isRead = true
      // A file that is gone or damaged covers nothing.
      guard let coverage = (try? Coverage(of: regular)) ?? nil else { return false }
      pages = coverage.pages
      self.coverage = coverage.byteCount <= FontFamily.mostKept ? coverage : nil
    }
    let page = Int(character >> 8)
    guard page >> 6 < pages.count, pages[page >> 6] & 1 << UInt64(page & 63) != 0 else {
      return false
    }
    if let coverage { return coverage.contains(character) }
    return ((try? Coverage(of: regular)) ?? nil)?.contains(character) ?? false
  }

  /// A longer table is read again for each question: fonts for whole continents have them.
  private static let mostKept = 1 << 15

  /// The face that comes nearest to an upright one of a weight, static ones first, then by place.
  private static func nearest(to weight: Int32, in faces: [FontDescription]) -> FontDescription? {
    func distance(_ face: FontDescription) -> Int32 {
      (face.isItalic ? 100_000 : 0) + (face.hasOrdinaryWidth ? 0 : 10_000)
        + 2 * abs(face.weight - weight) + (face.weights == nil ? 0 : 1)
    }
    return faces.min { one, other in
      let (near, far) = (distance(one), distance(other))
      if near != far { return near < far }
      if one.path != other.path { return one.path.lexicographicallyPrecedes(other.path) }
      return one.index < other.index
    }
  }
}
