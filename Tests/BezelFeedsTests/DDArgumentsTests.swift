import BezelFeeds
import Testing

private func read(_ command: String) -> DDArguments? {
  DDArguments(command.split(separator: " ").map { Array($0.utf8) })
}

@Suite("The arguments of dd")
struct DDArgumentsTests {
  @Test("dd is known by its name, also as a part of BusyBox")
  func names() {
    for command in ["dd", "/bin/dd if=a", "./dd", "busybox dd", "/usr/bin/busybox dd", "toybox dd"]
    {
      #expect(read(command) != nil)
    }
    for command in ["", "ddrescue", "busybox", "busybox cat", "sudo dd", "add", "dd/x", "DD"] {
      #expect(read(command) == nil)
    }
  }

  @Test("The input is what the caller must look at")
  func input() {
    #expect(read("dd if=/dev/sda of=x")?.input == Array("/dev/sda".utf8))
    #expect(read("dd if=a=b")?.input == Array("a=b".utf8))
    #expect(read("dd if=a if=b")?.input == Array("b".utf8))
    #expect(read("dd of=x") != nil)
    #expect(read("dd of=x")?.input == nil)
  }

  @Test(
    "The limit is count times the block size of the input",
    arguments: [
      ("count=4", 2048), ("bs=1M count=48", 48 << 20), ("count=48 bs=1M", 48 << 20),
      ("ibs=1k obs=1M count=2", 2048), ("bs=4k ibs=1 count=2", 8192), ("ibs=1 bs=4k count=2", 8192),
      ("bs=1MB count=2", 2_000_000), ("bs=2x512 count=3", 3072), ("bs=1xM count=1", 1 << 20),
      ("bs=M count=2", 2 << 20), ("bs=10c count=2", 20), ("bs=10w count=2", 40),
      ("bs=2b count=2", 2048), ("bs=1M count=100B", 100), ("bs=1M count=100KiB", 102_400),
      ("bs=1M count=100 iflag=count_bytes", 100), ("iflag=fullblock,count_bytes bs=1M count=7", 7),
      ("bs=1M count=1k iflag=fullblock", 1 << 30), ("count=0", 0), ("count=1 count=2", 1024),
      ("count=9B count=2", 1024),
    ] as [(String, Int64)])
  func limits(operands: String, limit: Int64) {
    #expect(read("dd \(operands)")?.total(inputSize: nil) == limit)
  }

  @Test(
    "Without a limit, or with one that dd would refuse, the size of the input counts",
    arguments: [
      "", "bs=1M", "count=", "count=x", "count=-1", "count=1z", "bs= count=1", "bs=1M count=",
      "count=99999999999999999999", "bs=1E count=9", "count=2x", "iflag=count_bytes", "--help",
      "count",
    ])
  func noLimit(operands: String) {
    #expect(read("dd \(operands)")?.total(inputSize: nil) == nil)
    #expect(read("dd \(operands)")?.total(inputSize: 77) == 77)
  }

  @Test(
    "What is skipped counts off the input",
    arguments: [
      ("skip=1", 1000 - 512), ("skip=1 bs=100", 900), ("iseek=2 bs=100", 800),
      ("skip=100B bs=1M", 900), ("skip=30 iflag=skip_bytes", 970), ("skip=5", 0),
      ("skip=1 bs=100 count=3", 300), ("skip=8 bs=100 count=3", 200), ("count=9 bs=1k", 1000),
      ("skip=99999999999999999999", 0), ("seek=4 conv=notrunc", 1000),
    ] as [(String, Int64)])
  func skips(operands: String, total: Int64) {
    #expect(read("dd \(operands)")?.total(inputSize: 1000) == total)
  }
}
