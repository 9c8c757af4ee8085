import BezelLinux

/// The font files in memory, each read once for all of its faces.
struct FontFiles {
  private var library: FontLibrary?
  private var files: [(path: [UInt8], bytes: FileBytes)] = []
  private var byteCount = 0

  /// The longest font file that is read, in bytes.
  static let mostBytes = 64 << 20
  /// All font files in memory together, in bytes.
  private static let mostBytesTogether = 192 << 20

  /// Opens a face, and reads its file if that is not in memory yet.
  mutating func open(_ recipe: FontWeight.Recipe) throws(FontError) -> FontFace {
    if library == nil { library = FontLibrary() }
    guard let library else { throw .unreadable(.outOfMemory) }
    let bytes = try read(recipe.face.path)
    return try FontFace(
      recipe.face, in: bytes, weight: recipe.weight, isEmboldened: recipe.isEmboldened,
      library: library)
  }

  private mutating func read(_ path: [UInt8]) throws(FontError) -> FileBytes {
    if let file = files.first(where: { $0.path == path }) { return file.bytes }
    let room = min(FontFiles.mostBytes, FontFiles.mostBytesTogether - byteCount)
    do throws(Errno) {
      let bytes = try FileBytes(of: path, atMost: room)
      files.append((path, bytes))
      byteCount += bytes.count
      return bytes
    } catch {
      throw .unreadable(error)
    }
  }
}
