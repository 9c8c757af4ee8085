import CLinux

extension File {
  /// Makes the folders that a path names before its last part, as far as they are missing (`mkdir`).
  ///
  /// What cannot be made is not told here: the error of opening the file itself says more.
  package static func makeFolders(above path: [UInt8]) {
    for (place, byte) in path.enumerated() where byte == UInt8(ascii: "/") && place > 0 {
      _ = try? unsafe withPath(Array(path[..<place])) { (folder) throws(Errno) in
        try retrying { unsafe mkdir(folder, 0o777) }
      }
    }
  }
}
