/// What makes two devices the same one: nodes are numbered anew each time.
package struct DeviceIdentity: Hashable, Sendable {
  /// Its folder in sysfs, empty where that is not known.
  package var place: [UInt8] = []
  /// BUS_USB, BUS_I2C …
  package var bus: UInt16 = 0
  package var vendor: UInt16 = 0
  package var product: UInt16 = 0
  /// A serial number or the like; most have none.
  package var unique: [UInt8] = []

  package init() {}
}

/// Names of seats: those who sit there share displays and input devices.
package enum Seat {
  /// Where everything belongs that is given to no other.
  package static let first = Array("seat0".utf8)
}
