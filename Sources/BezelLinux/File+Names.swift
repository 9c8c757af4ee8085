import CLinux

extension File {
  /// The names of what is in a folder, ascending by their bytes (`readdir`).
  ///
  /// - Returns: At most so many names; which of more they are is the file system's choice.
  package static func names(
    in folder: [UInt8], atMost limit: Int
  ) throws(Errno) -> [[UInt8]] {
    let opened = try unsafe withPath(folder) { (path) throws(Errno) in
      let opened = unsafe opendir(path)
      guard unsafe opened != nil else { throw .last }
      return unsafe opened
    }
    guard let opened = unsafe opened else { return [] }
    defer { _ = unsafe closedir(opened) }
    var names: [[UInt8]] = []
    while names.count < limit, let next = unsafe bezel_next_name(opened) {
      let name = unsafe Array(UnsafeRawBufferPointer(start: next, count: strlen(next)))
      if name != [UInt8(ascii: ".")] && name != Array("..".utf8) { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
