/// What an input device is, by what it says that it can do.
package struct DeviceClass: Hashable, Sendable {
  /// What it points with; nil for none.
  package var pointer: Pointer?
  /// What keys it has; nil for none. A pointer can have keys too.
  package var keys: Keys?

  package enum Pointer: UInt8, BitwiseCopyable, Hashable, Sendable {
    case mouse
    /// A mouse that says where it is: the tablet of a virtual machine.
    case absoluteMouse
    case touchscreen, touchpad, tablet, joystick, accelerometer
    /// A pointing device whose axes make no sense.
    case unusable
  }

  package enum Keys: UInt8, BitwiseCopyable, Hashable, Sendable {
    /// Letters and all.
    case keyboard
    /// A way about and a key to choose, and no letters.
    case remote
    /// Nothing but a power, sleep or lid key, which the system needs too.
    case power
    /// A few keys, as of gpio-keys.
    case buttons
  }

  package init(of device: Capabilities) {
    pointer = DeviceClass.pointer(of: device)
    keys = DeviceClass.keys(of: device.keys)
  }

  /// How it tells of contacts; nil where it has none that a HUD uses.
  package static func contacts(of device: Capabilities) -> ContactProtocol? {
    contacts(of: device, as: pointer(of: device))
  }

  /// The same for a device that is known to be such a pointer.
  static func contacts(of device: Capabilities, as pointer: Pointer?) -> ContactProtocol? {
    switch pointer {
    case .touchscreen:
      guard hasContacts(device) else { return .single(.touch) }
      return device.absolute.contains(InputEvent.Axis.slot) ? .slots : .anonymous
    case .absoluteMouse: return .single(.leftButton)
    default: return nil
    }
  }

  private static let mouseButtons: ClosedRange<UInt16> = 0x110...0x117
  private static let joystickButtons: ClosedRange<UInt16> = 0x120...0x13E
  /// From ABS_THROTTLE to ABS_HAT3Y: throttles, wheels, pedals and hats.
  private static let joystickAxes: ClosedRange<UInt16> = 0x06...0x17
  private static let pen: UInt16 = 0x140
  private static let finger: UInt16 = 0x145
  private static let stylus: UInt16 = 0x14B

  /// Whether it has multi-touch axes; one that has the axis before ABS_MT_SLOT too claims every axis.
  static func hasContacts(_ device: Capabilities) -> Bool {
    let axes = device.absolute
    let claimsAll = axes.contains(InputEvent.Axis.slot) && axes.contains(InputEvent.Axis.beforeSlot)
    return !claimsAll && axes.contains(InputEvent.Axis.contactX)
      && axes.contains(InputEvent.Axis.contactY)
  }

  private static func pointer(of device: Capabilities) -> Pointer? {
    let (axes, keys) = (device.absolute, device.keys)
    let hasX = axes.contains(InputEvent.Axis.x)
    let hasY = axes.contains(InputEvent.Axis.y)
    let hasKeys = keys.hasAny(of: CodeSet.codes)
    if device.isAccelerometer || hasX && hasY && axes.contains(InputEvent.Axis.z) && !hasKeys {
      return .accelerometer
    }
    if hasX && hasY || hasContacts(device) {
      let kind = absolutePointer(device)
      guard kind != .joystick, kind != nil else { return kind }
      // An axis of one value says nothing of where.
      return device.x?.isUsable == false || device.y?.isUsable == false ? .unusable : kind
    }
    if keys.hasAny(of: joystickButtons) { return .joystick }
    if device.relative.contains(0), device.relative.contains(1), keys.hasAny(of: mouseButtons) {
      return .mouse
    }
    return hasX != hasY ? .unusable : nil
  }

  private static func absolutePointer(_ device: Capabilities) -> Pointer? {
    let keys = device.keys
    if keys.contains(stylus) || keys.contains(pen) { return .tablet }
    if keys.contains(finger), !device.isDirect { return .touchpad }
    if !hasContacts(device), keys.hasAny(of: mouseButtons) { return .absoluteMouse }
    if keys.contains(KeyCode.touch.number) || device.isDirect { return .touchscreen }
    if keys.hasAny(of: mouseButtons) { return .absoluteMouse }
    let isJoystick =
      keys.hasAny(of: joystickButtons) || device.absolute.hasAny(of: joystickAxes)
    return isJoystick ? .joystick : nil
  }

  private static func keys(of codes: CodeSet) -> Keys? {
    let found = [1...0xFF, 0x160...0x21F, 0x230...0x2BF] as [ClosedRange<UInt16>]
    guard found.contains(where: { codes.hasAny(of: $0) }) else { return nil }
    if codes.hasAll(of: 1...31) { return .keyboard }
    // KEY_POWER, KEY_SLEEP, KEY_WAKEUP, KEY_POWER2 and KEY_RESTART.
    let system = [116, 142, 143, 0x164, 0x198] as [UInt16]
    let others = CodeSet.codes.contains { codes.contains($0) && !system.contains($0) }
    guard others else { return .power }
    // KEY_UP, KEY_LEFT, KEY_RIGHT and KEY_DOWN.
    let way = [103, 105, 106, 108] as [UInt16]
    let choice = (KeyCode.pressing + KeyCode.cancelling).contains { codes.contains($0.number) }
    return choice && way.allSatisfy { codes.contains($0) } ? .remote : .buttons
  }
}
