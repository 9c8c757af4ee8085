import BezelCore

/// Which input devices are used.
package enum InputSelection: Hashable, Sendable {
  case all
  case none
  /// The one of that node, or those in whose name it occurs; capital letters of ASCII count as small.
  case named([UInt8])

  /// Reads what `--input` was given: `none`, a path, or a part of a name; nil for no text.
  package init?(_ text: [UInt8]) {
    if text.isEmpty { return nil }
    self = text.spells("none") ? .none : .named(text)
  }

  /// Whether the device of a node may be one of them, before more is known of it.
  func mayInclude(_ path: [UInt8]) -> Bool {
    guard case .named(let text) = self, text.first == UInt8(ascii: "/") else { return true }
    return path == text
  }

  func includes(_ device: DeviceDescription) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .named(let text) where text.first == UInt8(ascii: "/"): device.path == text
    case .named(let text): device.name.map { $0.inLowerCase }.hasPart(text.map { $0.inLowerCase })
    }
  }
}

extension UInt8 {
  fileprivate var inLowerCase: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}

extension [UInt8] {
  fileprivate func hasPart(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...(count - part.count)).contains { self[$0...].starts(with: part) }
  }
}
