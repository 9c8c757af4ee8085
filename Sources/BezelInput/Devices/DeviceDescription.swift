/// What an input device says of itself, and what udev knows of it where that runs.
package struct DeviceDescription: Hashable, Sendable {
  /// Its node, as in `/dev/input/event3`; another device may have that at once when it is gone.
  package var path: [UInt8]
  /// What it calls itself; any bytes, for it comes from the device.
  package var name: [UInt8]
  package var identity: DeviceIdentity
  package var capabilities: Capabilities
  /// How a touchscreen lies on its panel.
  package var calibration: Calibration
  /// The seat that udev gives it to, `seat0` unless it says so.
  package var seat: [UInt8]

  package init(
    path: [UInt8], name: [UInt8], identity: DeviceIdentity = DeviceIdentity(),
    capabilities: Capabilities, calibration: Calibration = .none, seat: [UInt8] = Seat.first
  ) {
    (self.path, self.name, self.identity) = (path, name, identity)
    (self.capabilities, self.calibration, self.seat) = (capabilities, calibration, seat)
  }

  /// What it is.
  package var kind: DeviceClass { DeviceClass(of: capabilities) }
}
