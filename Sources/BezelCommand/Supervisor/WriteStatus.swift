import BezelLinux
import CLinux

/// Says in a file how COMMAND ended: a new file in the old one's place, or a line into a FIFO or
/// whatever else is there.
func writeStatus(_ words: String, to path: [UInt8]) throws(Errno) {
  let line = Array((words + "\n").utf8)
  var file = bezel_file()
  let known = try? unsafe withPath(path) { (path) throws(Errno) in
    try retrying { unsafe bezel_stat(path, &file) }
  }
  if known == nil || bezel_is_regular(file.mode) != 0 {
    try File.replace(path, with: line)
  } else {
    // A FIFO that nobody reads must not keep us.
    try FileDescriptor(opening: path, for: .writing, [.nonBlocking, .noControllingTerminal])
      .writeAll(line)
  }
}
