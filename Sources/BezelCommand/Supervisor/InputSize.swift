import BezelFeeds
import BezelLinux
import CLinux

/// How many bytes a command will copy when it is dd itself; nil where that cannot be known.
func bytesToCopy(by command: [[UInt8]]) -> Int64? {
  guard let arguments = DDArguments(command) else { return nil }
  return arguments.total(inputSize: arguments.input.flatMap { size(of: $0) })
}

/// The size of a file or block device in bytes; nil for what has none.
private func size(of path: [UInt8]) -> Int64? {
  var file = bezel_file()
  let known = try? unsafe withPath(path) { (path) throws(Errno) in
    try retrying { unsafe bezel_stat(path, &file) }
  }
  guard known != nil else { return nil }
  if bezel_is_regular(file.mode) != 0 { return file.size }
  guard bezel_is_block_device(file.mode) != 0,
    let device = try? FileDescriptor(opening: path, for: .reading, .nonBlocking)
  else { return nil }
  let size = bezel_block_device_size(device.raw)
  return size < 0 ? nil : size
}
