import BezelLinux
import Testing

@Suite("Bytes of files in memory")
struct FileBytesTests {
  private func temporary(_ name: String) -> [UInt8] {
    Array("/tmp/bezel-\(name)-\(UInt64.random(in: 0 ... .max))".utf8)
  }

  @Test("Holds a whole file", arguments: [0, 1, 70_000])
  func whole(count: Int) throws {
    let path = temporary("whole")
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
    try File.replace(path, with: bytes)
    let held = try FileBytes(of: path, atMost: 70_000)
    let found = unsafe Array(UnsafeRawBufferPointer(start: held.start, count: held.count))
    #expect(found == bytes)
  }

  @Test("Refuses what is too long and what is no file")
  func refuses() throws {
    let path = temporary("long")
    try File.replace(path, with: [1, 2, 3])
    #expect(throws: Errno.fileTooLarge) { try FileBytes(of: path, atMost: 2) }
    #expect(throws: Errno.invalidArgument) { try FileBytes(of: Array("/dev/zero".utf8), atMost: 9) }
    #expect(throws: Errno.invalidArgument) { try FileBytes(of: Array("/tmp".utf8), atMost: 9) }
    #expect(throws: Errno.noSuchFile) { try FileBytes(of: temporary("none"), atMost: 9) }
  }

  @Test("Reads parts of a file, as far as it reaches")
  func parts() throws {
    let path = temporary("parts")
    try File.replace(path, with: [1, 2, 3, 4])
    let file = try RegularFile(path)
    #expect(file.count == 4)
    #expect(try file.bytes(at: 1, count: 2) == [2, 3])
    #expect(try file.bytes(at: 3, count: 9) == [4])
    #expect(try file.bytes(at: 9, count: 9) == [])
    #expect(try file.bytes(at: -1, count: 9) == [])
  }

  @Test("Lists a folder by name")
  func names() throws {
    let folder = temporary("names")
    for name in ["b", "a", "ü"] {
      let path = folder + Array("/\(name)".utf8)
      File.makeFolders(above: path)
      try File.replace(path, with: [])
    }
    let names = try File.names(in: folder, atMost: 9)
    #expect(names == ["a", "b", "ü"].map { Array($0.utf8) })
    #expect(try File.names(in: folder, atMost: 2).count == 2)
    #expect(throws: Errno.notADirectory) {
      try File.names(in: folder + Array("/a".utf8), atMost: 9)
    }
  }
}
