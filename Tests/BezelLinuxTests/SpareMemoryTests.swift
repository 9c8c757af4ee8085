import BezelLinux
import Testing

@Suite("Spare memory")
struct SpareMemoryTests {
  private func byteCount(_ text: String) throws -> Int64? {
    let path = Array((try temporaryFolder() + "/meminfo").utf8)
    try File.replace(path, with: Array(text.utf8))
    return SpareMemory.byteCount(from: path)
  }

  @Test("is what the kernel says that can be had")
  func told() throws {
    #expect(
      try byteCount("MemTotal:  100 kB\nMemFree: 3 kB\nMemAvailable:    1824 kB\n") == 1824 << 10)
    #expect(try #require(SpareMemory.byteCount()) > 0)
  }

  @Test(
    "is unknown where the kernel does not tell",
    arguments: [
      "", "MemTotal: 5 kB\n", "MemAvailable:\n", "MemAvailable: 7\n", "MemAvailable: x kB\n",
      "MemAvailable: -1 kB", "MemAvailable: 99999999999999999999 kB\n", "MemAvailable: 5 MB",
    ])
  func unknown(text: String) throws {
    #expect(try byteCount(text) == nil)
    #expect(SpareMemory.byteCount(from: Array("/nowhere/meminfo".utf8)) == nil)
  }
}
