import BezelCore
import BezelFeeds
import Testing

private func scanned(_ text: String, total: Int64? = 1000) -> Scanned {
  var scanner = FeedScanner.dd(total: total)
  return scanner.scan(text)
}

/// What dd 9.1 wrote about a slow copy, to the byte.
private let real =
  "\r1027 bytes (1.0 kB, 1.0 KiB) copied, 2 s, 0.5 kB/s"
  + "\r2051 bytes (2.1 kB, 2.0 KiB) copied, 2 s, 0.9 kB/s"
  + "\r100005 bytes (100 kB, 98 KiB) copied, 3 s, 29.3 kB/s\n97+3 records in\n97+3 records out\n"
  + "100005 bytes (100 kB, 98 KiB) copied, 3.41783 s, 29.3 kB/s\n"

@Suite("What dd status=progress writes")
struct DDScannerTests {
  @Test("Records are taken out, the summary passes and ends it")
  func realRun() {
    let result = scanned(real, total: 100_005)
    #expect(
      result.text == "97+3 records in\n97+3 records out\n"
        + "100005 bytes (100 kB, 98 KiB) copied, 3.41783 s, 29.3 kB/s\n")
    #expect(
      result.updates == [
        .progress(Fixed(1027, over: 100_005)), .progress(Fixed(2051, over: 100_005)),
        .progress(Fixed(bits: 65_535)), .progress(.one),
      ])
  }

  @Test("Without a total the records are taken out all the same, and nothing is known")
  func noTotal() {
    for total in [nil, 0, -1] as [Int64?] {
      #expect(scanned(real, total: total).updates.isEmpty)
      #expect(scanned(real, total: total).text == scanned(real, total: 100_005).text)
    }
  }

  @Test(
    "Any language and any writer of records is understood",
    arguments: [
      "500 bytes copied, 2 s, 0.2 kB/s",
      "500 bytes copied, 2.5779e-05 s, 1.2 MB/s",
      "500 bytes (1.0 GB, 954 MiB) copied, 2 s, 500 MB/s",
      "500 Bytes (1,0 GB, 954 MiB) kopiert, 2,01 s, 1,3 GB/s",
      "500 octets (1,0 GB, 954 MiB) copiés, 2 s, 500 MB/s",
      "500 バイト (1.0 GB, 954 MiB) コピーされました、 2 s、 500 MB/s",
      "500 字节（1.0 GB，954 MiB）已复制，2 s，500 MB/s",
      "500 bytes copied, 0 s, Infinity B/s",
      "500 bytes (500B) copied, 0.000021 seconds, 22.7MB/s",
      "500 bytes copied, 1 s, 500 B/s",
    ])
  func languages(record: String) {
    let live = scanned("a\r\(record)\nb")
    #expect(live.text == "ab")
    #expect(live.percents == [50])
    let summary = scanned("\(record)\nb")
    #expect(summary.text == "\(record)\nb")
    #expect(summary.percents == [50])
  }

  @Test(
    "What only looks like a record passes",
    arguments: [
      "\r", "\r\n", "\r\r\r", "a\r\nb\r\n", "\r 12%", "\r12% done\r13% done\n",
      "\r500 files left\n",
      "\r500\n", "\r500 B/s", "\r500 s, 3 B/s\r", "\rbytes copied, 2 s, 3 B/s\n",
      "\r500 bytes copied, 2 m, 3 B/s\n", "\r500 bytes copied\u{7}, 2 s, 3 kB/s\n",
      "x500 bytes copied, 2 s, 3 kB/s\n", "500 bytes copied, 2 s, 3 kB/s and more\n",
      "500 bytes copied, 2 s, 3 kB/s", "\r" + String(repeating: "5", count: 300),
      "\r5 " + String(repeating: "x", count: 300) + ", 2 s, 3 B/s",
    ])
  func others(text: String) {
    #expect(scanned(text).text == text)
    #expect(scanned(text).updates.isEmpty)
  }

  @Test("Blanks that cover a longer record go with it, no others do")
  func blanks() {
    let (long, short) = ("100 bytes copied, 2 s, 3.25 kB/s", "200 bytes copied, 2 s, 3 kB/s")
    let result = scanned("\r\(long)  a\r\(short)   b\r\(long) \r\(short)     c")
    #expect(result.text == "  ab   c")
    #expect(result.percents == [10, 20])
  }

  @Test("A new line after a record goes with it, later ones do not")
  func newLines() {
    let record = "\r100 bytes copied, 2 s, 3 kB/s"
    #expect(scanned("\(record)\n\n\(record)warning\n\(record)\n").text == "\nwarning\n")
  }

  @Test("Progress never goes backwards, and past the total it is not whole")
  func steady() {
    func record(_ bytes: String) -> String { "\r\(bytes) bytes copied, 2 s, 3 kB/s" }
    #expect(scanned(record("400") + record("300") + record("500")).percents == [40, 50])
    #expect(
      scanned(record("99999999999999999999999")).updates.isEmpty,
      "a number of more digits than dd can write is no record")
    #expect(
      scanned(record("18446744073709551615") + record("5000")).updates
        == [.progress(Fixed(bits: 65_535))])
    #expect(scanned("400 bytes copied, 2 s, 3 kB/s\n").percents == [40])
    #expect(scanned("4000 bytes copied, 2 s, 3 kB/s\n").updates == [.progress(.one)])
  }

  @Test("Held bytes come out by a flush, and the rest of them after it")
  func holding() {
    var scanner = FeedScanner.dd(total: 1000)
    var result = Scanned()
    let record = Array("\r500 bytes copied, 2 s, 3 kB/s".utf8)
    scanner.scan(Array(record[..<9]).span, passing: &result.output, updates: &result.updates)
    #expect(scanner.isHolding && result.output.isEmpty)
    scanner.flush(passing: &result.output)
    #expect(!scanner.isHolding)
    scanner.scan(
      (Array(record[9...]) + record).span, passing: &result.output, updates: &result.updates)
    #expect(!scanner.isHolding)
    #expect(result.output == record)
    #expect(result.percents == [50])
  }
}
