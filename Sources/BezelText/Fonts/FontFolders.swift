import BezelLinux

/// Where font files lie, and which there are.
package enum FontFolders {
  /// The folders of Debian's, Alpine's and Yocto's packages, and of an administrator's own fonts.
  package static let standard: [[UInt8]] = ["/usr/local/share/fonts", "/usr/share/fonts"].map {
    Array($0.utf8)
  }

  private static let deepest = 6
  private static let mostFolders = 512
  private static let mostFiles = 4096
  private static let mostNames = 8192

  /// The font files in some folders and all below them: folder by folder, then by name.
  static func files(in folders: [[UInt8]]) -> [[UInt8]] {
    var search = Search()
    for folder in folders { search.look(into: folder, depth: 0) }
    return search.files
  }

  /// Whether a name is that of a font file with outlines.
  package static func isFont(_ name: [UInt8]) -> Bool {
    guard name.count > 4, name[name.count - 4] == UInt8(ascii: ".") else { return false }
    let ending = name.suffix(3).map { $0 | 0x20 }
    return ["ttf", "otf", "ttc", "otc"].contains { ending.elementsEqual($0.utf8) }
  }

  private struct Search {
    var files: [[UInt8]] = []
    private var folders = 0

    mutating func look(into folder: [UInt8], depth: Int) {
      guard depth < deepest, folders < mostFolders else { return }
      folders += 1
      // What is no folder, is gone or must not be read has no fonts.
      guard let names = try? File.names(in: folder, atMost: mostNames) else { return }
      for name in names where name.first != UInt8(ascii: ".") {
        let path = folder + CollectionOfOne(UInt8(ascii: "/")) + name
        if FontFolders.isFont(name) {
          if files.count < mostFiles { files.append(path) }
        } else if mayBeFolder(name) {
          look(into: path, depth: depth + 1)
        }
      }
    }

    /// Spares asking the system about what is surely a file.
    private func mayBeFolder(_ name: [UInt8]) -> Bool {
      let ending = name.suffix(4)
      return ![".pfb", ".afm", ".pcf", ".pfm", "s.gz", "f.gz", ".dir", "cale", ".txt", ".bdf"]
        .contains { ending.elementsEqual($0.utf8) }
    }
  }
}
