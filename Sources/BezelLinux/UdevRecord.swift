/// What udev's database knows of a device, where there is one.
package struct UdevRecord: Sendable {
  private let lines: [ArraySlice<UInt8>]

  /// Finds, below a root ("" for the system's), the record of the device with that number
  /// (`MAJOR:MINOR`), or the one called `name`, such as `+iio:iio:device0`.
  package init(number: [UInt8]?, name: [UInt8] = [], under root: [UInt8]) {
    let records = root + Array("/run/udev/data/".utf8)
    var text: [UInt8]?
    // The number is text from outside: nothing in it may lead to another folder.
    if let number, number.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: ":")).contains($0) }) {
      text = try? File.contents(of: records + [UInt8(ascii: "c")] + number, atMost: 65_536)
    }
    if text == nil, !name.isEmpty {
      text = try? File.contents(of: records + name, atMost: 65_536)
    }
    lines = (text ?? []).split(separator: UInt8(ascii: "\n"))
  }

  /// Whether udev has not told of the device, or not yet.
  package var isEmpty: Bool { lines.isEmpty }

  /// The value of a property; nil where the device has none.
  package func value(_ property: String) -> [UInt8]? {
    let start = Array("E:\(property)=".utf8)
    return lines.first { $0.starts(with: start) }.map { Array($0.dropFirst(start.count)) }
  }
}
