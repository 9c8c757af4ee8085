import BezelLinux

/// What udev's database knows of a device, where there is one.
struct UdevRecord {
  private let lines: [ArraySlice<UInt8>]

  /// Finds the record of the device with that number (`MAJOR:MINOR`), or with that name.
  init(number: [UInt8]?, name: ArraySlice<UInt8>, under root: [UInt8]) {
    let records = root + Array("/run/udev/data/".utf8)
    var text: [UInt8]?
    // The number is text from outside: nothing in it may lead to another folder.
    if let number, number.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: ":")).contains($0) }) {
      text = try? File.contents(of: records + [UInt8(ascii: "c")] + number, atMost: 65_536)
    }
    if text == nil {
      text = try? File.contents(of: records + Array("+iio:".utf8) + name, atMost: 65_536)
    }
    lines = (text ?? []).split(separator: UInt8(ascii: "\n"))
  }

  /// The value of a property; nil where the device has none.
  func value(_ property: String) -> [UInt8]? {
    let start = Array("E:\(property)=".utf8)
    return lines.first { $0.starts(with: start) }.map { Array($0.dropFirst(start.count)) }
  }
}
