import BezelLinux
import Testing

@Suite("What the machine says of itself")
struct MachineFactsTests {
  private func file(_ path: String) throws -> [UInt8] {
    Array(try File.contents(of: path, atMost: 4096).prefix { $0 != 10 })
  }

  @Test("Name and kernel are those of /proc")
  func names() throws {
    let hostname = try file("/proc/sys/kernel/hostname")
    #expect(MachineFacts.hostname == hostname)
    let release = try file("/proc/sys/kernel/osrelease")
    #expect(MachineFacts.kernel == Array("Linux ".utf8) + release)
  }

  @Test("Addresses are numbers that others could use, and no more than are wanted")
  func addresses() {
    for address in MachineFacts.addresses(atMost: 8) {
      let text = String(decoding: address, as: UTF8.self)
      #expect(text.contains(".") || text.contains(":"))
      #expect(!text.hasPrefix("127.") && !text.hasPrefix("169.254.") && !text.hasPrefix("fe80"))
    }
    #expect(MachineFacts.addresses(atMost: 0).isEmpty)
  }

  @Test(
    "The minute of the day is found for any moment",
    arguments: [
      (0, 0), (59_999_999_999, 0), (60_000_000_000, 1), (86_399_000_000_000, 1439),
      (1_764_530_000_000_000_000, 19 * 60 + 13),
    ])
  func minutes(nanoseconds: Int64, minute: Int) {
    #expect(WallClock.minuteOfDay(at: nanoseconds, inUTC: true) == minute)
  }

  @Test("Changes of addresses are told by the kernel, and none are while nothing changes")
  func events() throws {
    let loop = try EventLoop()
    var changes = 0
    let events = try AddressEvents(on: loop) { changes += 1 }
    try loop.turn(waitingAtMost: 0)
    #expect(changes == 0)
    withExtendedLifetime(events) {}
  }
}
