import BezelCore

/// The folder that a theme file lies in, and from which its files are taken.
package enum ThemeFolder {
  /// Whether a name stays in the folder: a relative path without `..`.
  package static func holds(_ name: [UInt8]) -> Bool {
    guard !name.isEmpty, name.count <= 1024, name.first != UInt8(ascii: "/"), !name.contains(0)
    else { return false }
    return !name.split(separator: UInt8(ascii: "/")).contains { $0.spells("..") }
  }

  /// The path of a file that stands beside another one.
  package static func path(of name: [UInt8], beside file: [UInt8]) -> [UInt8] {
    folder(of: file) + name
  }

  /// What comes before a file's name in its path, the last slash included.
  package static func folder(of file: [UInt8]) -> [UInt8] {
    Array(file[..<(file.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)])
  }

  /// Whether a path lies in a folder or in one within it; both without links.
  package static func holds(_ path: [UInt8], in folder: [UInt8]) -> Bool {
    let start = folder.last == UInt8(ascii: "/") ? folder : folder + "/".utf8
    return path.count > start.count && path.starts(with: start)
  }
}
