/// What makes two devices the same one: nodes are numbered anew each time.
package struct DeviceIdentity: Hashable, Sendable {
  /// Its folder in sysfs, such as `/sys/devices/…/input/input5`; empty where that is not known.
  package var place: [UInt8] = []
  /// BUS_USB, BUS_I2C …
  package var bus: UInt16 = 0
  package var vendor: UInt16 = 0
  package var product: UInt16 = 0
  /// A serial number or the like; most have none.
  package var unique: [UInt8] = []

  package init() {}
}
