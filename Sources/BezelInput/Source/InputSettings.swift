/// Which input devices are used, and how.
package struct InputSettings: Hashable, Sendable {
  package var selection = InputSelection.all
  package var grabs = GrabPolicy.none
  /// Keys for which a device is used that would not be without them, such as those of a game pad.
  package var keys: [KeyCode] = []
  /// Where we sit.
  package var seat = Seat.first

  package init() {}

  /// What is done with a device that can be opened.
  package func use(of device: DeviceDescription) -> DeviceUse {
    guard selection.includes(device) else { return .notSelected }
    if device.isIgnored { return .ignored }
    if device.seat != seat { return .otherSeat(device.seat) }
    let hasContacts = device.contactProtocol != nil || device.kind.pointer == .mouse
    let hasKeys =
      device.kind.keys != nil || keys.contains { device.capabilities.keys.contains($0.number) }
    return hasContacts || hasKeys ? .used : .useless(device.kind.pointer)
  }

  /// Whether a device is to be kept from others: never one of power keys, which the system needs.
  package func grabs(_ device: DeviceDescription) -> Bool {
    grabs == .keyboards && device.kind.keys == .keyboard
  }
}
