import BezelCore
import BezelLinux

/// A device's folder in sysfs.
struct AttributeFolder: Sendable {
  let path: [UInt8]
  private let names: [[UInt8]]

  init(_ path: [UInt8]) throws(Errno) {
    self.path = path
    names = try File.names(in: path, atMost: 512)
  }

  /// The first of several names that the device offers.
  func first(_ wanted: [String]) -> [UInt8]? {
    for name in wanted {
      let bytes = Array(name.utf8)
      if names.contains(bytes) { return bytes }
    }
    return nil
  }

  /// An attribute's text without the blanks around it; nil where there is none to be read.
  func text(_ name: String) -> [UInt8]? { text(Array(name.utf8)) }

  func text(_ name: [UInt8]) -> [UInt8]? {
    guard names.contains(name),
      let text = try? File.contents(of: path + [UInt8(ascii: "/")] + name, atMost: 4096)
    else { return nil }
    return Array(text[...].trimmed)
  }

  /// The number that an attribute has now.
  func number(_ name: [UInt8]) throws(AccelerometerError) -> Decimal {
    let text: [UInt8]
    do throws(Errno) {
      text = try File.contents(of: path + [UInt8(ascii: "/")] + name, atMost: 4096)
    } catch {
      throw .unreadable(name, error)
    }
    guard let number = Decimal(text[...].trimmed) else { throw .notANumber(name) }
    return number
  }

  /// Sets an attribute, which only a privileged program may.
  func set(_ name: [UInt8], to text: [UInt8]) throws(Errno) {
    let file = try FileDescriptor(
      opening: path + [UInt8(ascii: "/")] + name, for: .writing, .noControllingTerminal)
    try file.writeAll(text)
  }
}
