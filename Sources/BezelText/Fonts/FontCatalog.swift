import BezelLinux

/// The fonts of a system: the files are listed at once, and looked into as far as is needed.
final class FontCatalog {
  private let files: [[UInt8]]
  /// What the files have, once all of them had to be looked into.
  private var families: [FontFamily]?
  private var ordered: [FontFamily]?

  /// More faces than are ever looked at.
  private static let mostFaces = 4096

  init(folders: [[UInt8]]) { files = FontFolders.files(in: folders) }

  /// The first of some families, by their keys.
  ///
  /// One that the names of files tell of is taken before one that all files have to be searched for.
  func first(of keys: [[UInt8]]) -> FontFamily? {
    for key in keys {
      let named = faces(in: files.filter { FontCatalog.isNamed($0, key) })
      if let family = FontFamily(named.filter { $0.familyKey == key }) { return family }
    }
    for key in keys {
      if let family = family(key) { return family }
    }
    return nil
  }

  /// The family of a key, wherever its files are.
  func family(_ key: [UInt8]) -> FontFamily? {
    let families = all
    let place = firstIndex(in: 0..<families.count) {
      !families[$0].key.lexicographicallyPrecedes(key)
    }
    return place < families.count && families[place].key == key ? families[place] : nil
  }

  /// All families, ascending by their keys.
  var all: [FontFamily] {
    if let families { return families }
    var faces = faces(in: files).map { (key: $0.familyKey, face: $0) }
    faces.sort { $0.key.lexicographicallyPrecedes($1.key) }
    var families: [FontFamily] = []
    var start = 0
    while start < faces.count {
      let key = faces[start].key
      let end = faces[start...].firstIndex { $0.key != key } ?? faces.count
      if let family = FontFamily(faces[start..<end].map { $0.face }) { families.append(family) }
      start = end
    }
    self.families = families
    return families
  }

  /// All families in the order in which they stand in for others where no preference says otherwise:
  /// those that were made to go together, then by their keys; mainly colored ones come last.
  var inOrder: [FontFamily] {
    if let ordered { return ordered }
    let all = all
    let together = all.filter { !$0.regular.isColored && $0.key.starts(with: "notosans".utf8) }
    let others = all.filter { !$0.regular.isColored && !$0.key.starts(with: "notosans".utf8) }
    let ordered = together + others + all.filter { $0.regular.isColored }
    self.ordered = ordered
    return ordered
  }

  private func faces(in files: [[UInt8]]) -> [FontDescription] {
    var faces: [FontDescription] = []
    for file in files where faces.count < FontCatalog.mostFaces {
      // A file that cannot be read is none.
      faces += (try? FontDescription.faces(of: file)) ?? []
    }
    return faces
  }

  /// Whether a file's name is that of a family, a style behind it or not: DejaVuSans-Bold.ttf.
  static func isNamed(_ file: [UInt8], _ key: [UInt8]) -> Bool {
    let name = file[(file.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
    let stem = name[..<(name.firstIndex(of: UInt8(ascii: ".")) ?? name.endIndex)]
    let end = stem.firstIndex {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "[")
    }
    return FontDescription.key(stem) == key
      || FontDescription.key(stem[..<(end ?? stem.endIndex)]) == key
  }
}
