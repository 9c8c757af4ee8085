import BezelCore
import BezelFeeds
import Testing

private func scanned(_ text: String) -> Scanned {
  var scanner = FeedScanner.pv()
  return scanner.scan(text)
}

@Suite("What pv -n writes")
struct PVScannerTests {
  @Test("Numbers alone on a line are taken out, everything else passes")
  func records() {
    let result = scanned("6\nhello\n13\n\n 20\n26 \nx26\n33\r\n33.5\n100\ntail")
    #expect(result.text == "hello\n\n 20\n26 \nx26\n33\r\ntail")
    #expect(result.percents == [6, 13, 34, 100])
  }

  @Test(
    "Lines that only begin like a record pass",
    arguments: [
      "0.5541 52428800\n", "52428800\n", "1000\n", "-\n", "--1\n", "1-\n", ".5\n", "1.2.3\n",
      "1e2\n",
      "pv: nosuch: No such file or directory\n", "12.12345678901234\n", "-1000\n", "42%\n", "42",
    ])
  func others(text: String) {
    let result = scanned(text)
    #expect(result.text == text)
    #expect(result.updates.isEmpty)
  }

  @Test("Progress never goes backwards and comes once")
  func steady() {
    #expect(scanned("0\n0\n40\n30\n40\n60\n").percents == [0, 40, 60])
    #expect(scanned("50\n100\n0\n50\n100\n").percents == [50, 100])
  }

  @Test("Only 100 is whole")
  func whole() {
    let result = scanned("99.999999999\n100\n")
    #expect(result.updates == [.progress(Fixed(bits: 65_535)), .progress(.one)])
  }

  @Test("A marker that moves without a known size ends as unknown")
  func marker() {
    let up = stride(from: 2, through: 100, by: 2)
    let down = stride(from: 98, through: 0, by: -2)
    let bouncing = scanned((Array(up) + Array(down) + Array(up)).map { "\($0)\n" }.joined())
    #expect(bouncing.percents == Array(up) + [-1])
    #expect(bouncing.output.isEmpty)
    #expect(scanned("98\n100\n102\n104\n2\n").percents == [98, 100, -1])
  }

  @Test("More than the size that pv was told ends as unknown")
  func tooMuch() {
    #expect(scanned("40\n80\n80\n40\n0\n-40\n-80\n-100\n").percents == [40, 80, -1])
    #expect(scanned("40\n80\n80\n40\n0\n-40\n-80\n-100\n").output.isEmpty)
  }

  @Test("Held bytes are few, and come out by a flush")
  func holding() {
    var scanner = FeedScanner.pv()
    var result = Scanned()
    scanner.scan([0x34].span, passing: &result.output, updates: &result.updates)
    #expect(scanner.isHolding && result.output.isEmpty)
    scanner.flush(passing: &result.output)
    #expect(!scanner.isHolding && result.text == "4")
    scanner.scan(Array("2\n42\n".utf8).span, passing: &result.output, updates: &result.updates)
    #expect(result.text == "42\n")
    #expect(result.percents == [42])
  }
}
