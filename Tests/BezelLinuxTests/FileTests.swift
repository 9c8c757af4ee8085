import BezelLinux
import CLinux
import Testing

@Suite("Descriptors and files")
struct FileTests {
  private let folder: String

  init() throws {
    folder = try temporaryFolder()
  }

  private func isOpen(_ descriptor: CInt) -> Bool { bezel_fcntl(descriptor, F_GETFD, 0) >= 0 }

  @Test("Errors say what the kernel says")
  func errors() {
    #expect("\(Errno.permissionDenied)" == "Permission denied")
    #expect("\(Errno(rawValue: 99_999))" == "Unknown error")
    #expect(throws: Errno.noSuchFile) { _ = try FileDescriptor(opening: folder + "/none") }
    #expect(throws: Errno.invalidArgument) { _ = try FileDescriptor(opening: "/dev/null\0x") }
  }

  @Test("A call is repeated while a signal interrupts it")
  func interrupted() throws {
    var calls = 0
    let result = try retrying { () -> CInt in
      calls += 1
      bezel_set_errno(calls < 3 ? EINTR : 0)
      return calls < 3 ? -1 : 7
    }
    #expect(result == 7)
    #expect(calls == 3)
  }

  @Test("A descriptor is closed by its owner, and not after release")
  func ownership() throws {
    let kept: CInt
    do {
      let first = try FileDescriptor(opening: "/dev/null")
      let second = try first.duplicated(from: 50)
      #expect(second.raw >= 50)
      #expect(bezel_fcntl(second.raw, F_GETFD, 0) == FD_CLOEXEC)
      kept = first.release()
    }
    #expect(isOpen(kept))
    let high = try FileDescriptor(duplicating: kept, from: 900).release()
    _ = FileDescriptor(owning: kept)
    _ = FileDescriptor(owning: high)
    #expect(!isOpen(high))
  }

  @Test("All bytes go through a pipe in order, also where it is non-blocking and full")
  func transfer() throws {
    let pipe = try DescriptorPair.pipe()
    try pipe.second.setNonBlocking()
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 3) }
    let writer = pipe.second.release()
    let child = bezel_fork()
    if child == 0 {
      try? writeAll(bytes, to: writer)
      _exit(0)
    }
    _ = FileDescriptor(owning: writer)
    #expect(try File.contents(of: pipe.first, atMost: 400_000) == bytes)
    try retrying { waitpid(child, nil, 0) }
  }

  @Test("A file with more bytes than asked for is refused, one with as many is read")
  func bound() throws {
    let path = folder + "/file"
    try File.replace(path, with: Array("twelve bytes".utf8))
    #expect(try File.contents(of: path, atMost: 12) == Array("twelve bytes".utf8))
    #expect(throws: Errno.fileTooLarge) { try File.contents(of: path, atMost: 11) }
    #expect(throws: Errno.isADirectory) { try File.contents(of: folder, atMost: 11) }
  }

  @Test("A replaced file keeps its old bytes for who has it open, and nothing stays beside it")
  func replace() throws {
    let path = folder + "/file"
    try File.replace(path, with: [1])
    let old = try FileDescriptor(opening: path)
    try File.replace(path, with: [2, 3])
    #expect(try File.contents(of: old, atMost: 9) == [1])
    #expect(try File.contents(of: path, atMost: 9) == [2, 3])
    unsafe mkdir(folder + "/full", 0o755)
    #expect(throws: Errno.isADirectory) { try File.replace(folder + "/full", with: [1]) }
    #expect(throws: Errno.noSuchFile) {
      _ = try FileDescriptor(opening: folder + "/full.new-\(getpid())")
    }
  }

  @Test("A mapping is the file's memory")
  func mapping() throws {
    let path = folder + "/file"
    try File.replace(path, with: [1, 0, 0, 0, 2, 0, 0, 0, 9, 9])
    let file = try FileDescriptor(opening: path, for: .readingAndWriting)
    var mapping = try Mapping(of: file.raw, offset: 0, count: 10)
    #expect(mapping.bytes.byteCount == 10)
    #expect(unsafe mapping.bytes.unsafeLoad(fromByteOffset: 8, as: UInt8.self) == 9)
    var words = mapping.words
    #expect(words.count == 2)
    #expect(words[1] == 2)
    words[0] = 0x0403_0201
    #expect(try File.contents(of: path, atMost: 99).prefix(5) == [1, 2, 3, 4, 2])
    #expect(throws: Errno.self) { _ = try Mapping(of: file.raw, offset: 1, count: 4) }
    #expect(throws: Errno.invalidArgument) { _ = try Mapping(of: file.raw, offset: 0, count: 0) }
  }

  @Test("The clock goes forward")
  func clock() {
    let first = Clock.now()
    #expect(Clock.now() >= first && first > 0)
  }
}
