/// The memory that a program can still have.
package enum SpareMemory {
  /// Bytes that can be had without swapping, as the kernel estimates them (`MemAvailable` in
  /// /proc/meminfo); nil where it does not tell.
  package static func byteCount(from file: [UInt8] = Array("/proc/meminfo".utf8)) -> Int64? {
    // That the file is not there is the answer, too: early at boot it is not.
    guard let text = try? File.contents(of: file, atMost: 1 << 16) else { return nil }
    let name = Array("MemAvailable:".utf8)
    for line in text.split(separator: UInt8(ascii: "\n")) where line.starts(with: name) {
      return kilobytes(line.dropFirst(name.count)).map { $0 << 10 }
    }
    return nil
  }

  /// Reads a number and its unit, as in `   1824 kB`.
  private static func kilobytes(_ text: ArraySlice<UInt8>) -> Int64? {
    let words = text.split(separator: UInt8(ascii: " "))
    guard words.count == 2, words[1].elementsEqual("kB".utf8), words[0].count <= 15 else {
      return nil
    }
    var number: Int64 = 0
    for digit in words[0] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int64(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
