import BezelLinux
import CEvdev

/// libevdev's state of a device, freed when its owner ends.
@safe @usableFromInline
struct Evdev: ~Copyable {
  let pointer: OpaquePointer

  /// Asks the device behind a descriptor, which the caller keeps open as long as this is used.
  init(of descriptor: CInt) throws(Errno) {
    var error: CInt = 0
    guard let pointer = unsafe bezel_new_evdev(descriptor, &error) else {
      throw Errno(rawValue: error)
    }
    unsafe self.pointer = pointer
  }

  deinit { unsafe libevdev_free(pointer) }

  var name: [UInt8] { unsafe Evdev.bytes(libevdev_get_name(pointer)) }

  var identity: DeviceIdentity {
    var identity = DeviceIdentity()
    identity.bus = UInt16(truncatingIfNeeded: unsafe libevdev_get_id_bustype(pointer))
    identity.vendor = UInt16(truncatingIfNeeded: unsafe libevdev_get_id_vendor(pointer))
    identity.product = UInt16(truncatingIfNeeded: unsafe libevdev_get_id_product(pointer))
    identity.unique = unsafe Evdev.bytes(libevdev_get_uniq(pointer))
    return identity
  }

  var capabilities: Capabilities {
    var all = Capabilities(
      properties: CodeSet(0..<0x20, where: { has(property: $0) }),
      keys: codes(of: InputEvent.key, below: 0x300),
      relative: codes(of: InputEvent.relative, below: 0x10),
      absolute: codes(of: InputEvent.absolute, below: 0x40))
    let hasContacts = DeviceClass.hasContacts(all)
    all.x = range(of: hasContacts ? InputEvent.Axis.contactX : InputEvent.Axis.x)
    all.y = range(of: hasContacts ? InputEvent.Axis.contactY : InputEvent.Axis.y)
    return all
  }

  /// The value that a key or an axis has; 0 where the device has no such thing.
  func value(_ kind: UInt16, _ code: UInt16) -> Int32 {
    unsafe libevdev_get_event_value(pointer, UInt32(kind), UInt32(code))
  }

  /// The number of slots; negative where there are none.
  var slotCount: Int { Int(unsafe libevdev_get_num_slots(pointer)) }
  var slot: Int { Int(unsafe libevdev_get_current_slot(pointer)) }

  func value(inSlot slot: Int, _ axis: UInt16) -> Int32 {
    unsafe libevdev_get_slot_value(pointer, UInt32(slot), UInt32(axis))
  }

  private func has(property: UInt16) -> Bool {
    unsafe libevdev_has_property(pointer, UInt32(property)) == 1
  }

  private func codes(of kind: UInt16, below end: UInt16) -> CodeSet {
    CodeSet(
      0..<end, where: { unsafe libevdev_has_event_code(pointer, UInt32(kind), UInt32($0)) == 1 })
  }

  private func range(of axis: UInt16) -> AxisRange? {
    guard let range = unsafe libevdev_get_abs_info(pointer, UInt32(axis)) else { return nil }
    return unsafe AxisRange(minimum: range.pointee.minimum, maximum: range.pointee.maximum)
  }

  /// A C text's bytes; none for NULL.
  private static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
    guard let text = unsafe text else { return [] }
    var bytes: [UInt8] = []
    var place = 0
    while unsafe text[place] != 0 {
      bytes.append(UInt8(bitPattern: unsafe text[place]))
      place += 1
    }
    return bytes
  }
}
