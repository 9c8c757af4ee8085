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
    let end = file.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return file[..<end] + name
  }
}
