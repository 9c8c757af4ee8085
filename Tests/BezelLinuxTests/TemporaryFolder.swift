import CLinux
import Testing

/// Makes a new folder below /tmp; without Foundation, whose C modules define libc's types unlike ours.
func temporaryFolder() throws -> String {
  var name = Array("/tmp/bezel-XXXXXX".utf8CString)
  try unsafe name.withUnsafeMutableBufferPointer {
    let start = try unsafe #require($0.baseAddress)
    #expect(unsafe mkdtemp(start) != nil)
  }
  return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
