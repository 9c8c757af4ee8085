import CLinux

/// Lends a path to a C function.
///
/// - Throws: `Errno.invalidArgument` for a path with a NUL in it, which C would cut there.
package func withPath<Result>(
  _ path: [UInt8], _ body: (UnsafePointer<CChar>) throws(Errno) -> Result
) throws(Errno) -> Result {
  guard !path.contains(0) else { throw .invalidArgument }
  let ended = path.map { CChar(bitPattern: $0) } + [0]
  return try unsafe ended.withUnsafeBufferPointer { (characters) throws(Errno) in
    guard let start = characters.baseAddress else { throw .invalidArgument }
    return try unsafe body(start)
  }
}
