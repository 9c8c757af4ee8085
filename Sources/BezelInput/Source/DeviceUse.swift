package import BezelLinux

/// Whether an input device is used, and if not, why.
package enum DeviceUse: Hashable, Sendable {
  case used
  /// It cannot be opened.
  case unreadable(Errno)
  /// Others were asked for by name.
  case notSelected
  /// udev is told to have it left alone.
  case ignored
  /// It belongs to people elsewhere.
  case otherSeat([UInt8])
  /// It has no keys, and points with nothing that a button can be pressed with.
  case useless(DeviceClass.Pointer?)
  /// It is the same device as the one of another node.
  case duplicate([UInt8])
}

extension DeviceUse {
  /// What comes after the device's name, as in "used" and "not used: …", in bytes.
  package var words: [UInt8] {
    switch self {
    case .used: Array("used".utf8)
    case .unreadable(let errno) where errno == .permissionDenied:
      Array("not used: \(errno.description); root and the group 'input' may read it".utf8)
    case .unreadable(let errno): Array("not used: \(errno.description)".utf8)
    case .notSelected: Array("not used: another one was asked for".utf8)
    case .ignored: Array("not used: udev has LIBINPUT_IGNORE_DEVICE for it".utf8)
    case .otherSeat(let seat): Array("not used: it belongs to ".utf8) + seat
    case .useless(.touchpad?): Array("not used: a touchpad does not say where on the screen".utf8)
    case .useless(.tablet?): Array("not used: a pen is not followed".utf8)
    case .useless(.joystick?): Array("not used: none of its buttons is named".utf8)
    case .useless(.accelerometer?): Array("not used: it is an accelerometer".utf8)
    case .useless(.unusable?): Array("not used: its axes make no sense".utf8)
    case .useless: Array("not used: it has no keys and points nowhere".utf8)
    case .duplicate(let path): Array("not used: it is the device of ".utf8) + path
    }
  }
}
