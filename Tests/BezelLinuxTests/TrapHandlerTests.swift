import BezelLinux
import CLinux
import Testing

@Suite("The trap handler")
struct TrapHandlerTests {
  @Test("Places for last acts are given out and taken back")
  func places() throws {
    let numbers = (0..<5).map { _ in TrapHandler.arm(-1, request: 0, value: 0) }
    #expect(numbers == [0, 1, 2, 3, -1])
    TrapHandler.disarm(2)
    #expect(TrapHandler.arm(-1, request: 0, value: 0) == 2)
    for number in numbers { TrapHandler.disarm(number) }
  }

  /// How many bytes can be read.
  private func waiting(_ descriptor: CInt) -> CInt {
    var count: CInt = -1
    unsafe withUnsafeMutablePointer(to: &count) {
      _ = unsafe bezel_ioctl(descriptor, UInt(FIONREAD), $0)
    }
    return count
  }

  @Test("A trap is named, the last act is done, and the signal ends the process")
  func trap() throws {
    let errors = try DescriptorPair.pipe()
    // Throwing away a terminal's input stands for giving the screen back: it shows from outside.
    let master = FileDescriptor(owning: posix_openpt(O_RDWR | O_NOCTTY))
    #expect(grantpt(master.raw) == 0 && unlockpt(master.raw) == 0)
    let name = unsafe String(cString: ptsname(master.raw))
    let terminal = try FileDescriptor(
      opening: name, for: .readingAndWriting, .noControllingTerminal)
    try master.writeAll(Array("typed\n".utf8))
    var typed = pollfd(fd: terminal.raw, events: Int16(POLLIN), revents: 0)
    try retrying { unsafe poll(&typed, 1, 5000) }
    #expect(waiting(terminal.raw) == 6)
    let child = bezel_fork()
    if child == 0 {
      _ = TrapHandler.arm(terminal.raw, request: UInt(TCFLSH), value: Int(TCIFLUSH))
      dup2(errors.second.raw, 2)
      _ = try? TrapHandler.install()
      raise(SIGILL)
      _exit(1)
    }
    var status: CInt = 0
    try retrying { unsafe waitpid(child, &status, 0) }
    #expect(bezel_signalled(status) != 0 && bezel_end_signal(status) == SIGILL)
    var buffer = [UInt8](repeating: 0, count: 100)
    let count = try errors.first.read(into: &buffer)
    let line = String(decoding: buffer[..<count], as: UTF8.self)
    #expect(line.wholeMatch(of: /bezel: internal error at 0x[0-9a-f]+\n/) != nil)
    #expect(waiting(terminal.raw) == 0)
  }
}
