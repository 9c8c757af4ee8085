package import BezelLinux

/// What an input device says of itself, and what udev knows of it where that runs.
package struct DeviceDescription: Hashable, Sendable {
  /// Its node, as in `/dev/input/event3`; another device may have that at once when it is gone.
  package var path: [UInt8]
  /// What it calls itself; any bytes, for it comes from the device.
  package var name: [UInt8]
  package var identity: DeviceIdentity
  package var capabilities: Capabilities
  /// What it is.
  package var kind: DeviceClass
  /// How a touchscreen lies on its panel.
  package var calibration = Calibration.none
  /// The seat that it is given to.
  package var seat = Seat.first
  /// Whether it is to be left alone.
  package var isIgnored = false
  /// Whether udev has told of it.
  package var isKnown = false

  package init(
    path: [UInt8], name: [UInt8], identity: DeviceIdentity = DeviceIdentity(),
    capabilities: Capabilities
  ) {
    (self.path, self.name, self.identity) = (path, name, identity)
    (self.capabilities, kind) = (capabilities, DeviceClass(of: capabilities))
  }

  /// How it tells of contacts; nil where it has none that a HUD uses.
  package var contactProtocol: ContactProtocol? {
    DeviceClass.contacts(of: capabilities, as: kind.pointer)
  }

  /// Whether both are of one device at the same time: sysfs has a folder for each; without it those of
  /// one node are.
  func isSame(as other: DeviceDescription) -> Bool {
    identity.place.isEmpty ? path == other.path : identity == other.identity
  }

  /// Takes over what udev knows of it, all of it anew.
  package mutating func follow(_ record: UdevRecord) {
    isKnown = !record.isEmpty
    calibration = record.value("LIBINPUT_CALIBRATION_MATRIX").flatMap { Calibration($0) } ?? .none
    seat = record.value("ID_SEAT") ?? Seat.first
    isIgnored = record.isSet("LIBINPUT_IGNORE_DEVICE")
    kind = DeviceClass(of: capabilities)
    // For devices that claim to be something else udev has a list of what they are.
    let known: [(String, DeviceClass.Pointer)] = [
      ("ID_INPUT_TOUCHSCREEN", .touchscreen), ("ID_INPUT_TOUCHPAD", .touchpad),
      ("ID_INPUT_TABLET", .tablet), ("ID_INPUT_JOYSTICK", .joystick),
      ("ID_INPUT_ACCELEROMETER", .accelerometer),
    ]
    if let told = known.first(where: { record.isSet($0.0) }) { kind.pointer = told.1 }
  }
}

extension UdevRecord {
  fileprivate func isSet(_ property: String) -> Bool { value(property) == [UInt8(ascii: "1")] }
}
