import BezelCore
package import BezelLinux
import CEvdev
import CLinux

/// A node of this machine, read through libevdev.
package final class EvdevNode: InputNode {
  private let device: Evdev
  private let file: FileDescriptor
  private let root: [UInt8]
  /// `MAJOR:MINOR`.
  private let number: [UInt8]
  package private(set) var description: DeviceDescription

  /// Opens a node, and finds out about it in sysfs and udev's database below a root.
  init(_ path: [UInt8], under root: [UInt8]) throws(Errno) {
    let file = try FileDescriptor(opening: path, [.nonBlocking, .noControllingTerminal])
    let raw = file.raw
    let device = try Evdev(of: raw)
    var status = bezel_file()
    try retrying { unsafe bezel_fstat(raw, &status) }
    number = Array("\(bezel_major(status.node)):\(bezel_minor(status.node))".utf8)
    self.root = root
    description = DeviceDescription(
      path: path, name: device.name, identity: device.identity, capabilities: device.capabilities)
    self.device = device
    self.file = file
    description.identity.place = place
    lookUp()
  }

  package var descriptor: CInt { file.raw }

  package var heldKeys: [KeyCode] {
    KeyCode.range.lazy.filter { self.device.value(InputEvent.key, $0) != 0 }.map { KeyCode($0) }
  }

  package var contacts: ContactState {
    guard device.slotCount > 0 else {
      let (x, y) = (InputEvent.Axis.x, InputEvent.Axis.y)
      let place = Contact(
        id: -1, x: device.value(InputEvent.absolute, x), y: device.value(InputEvent.absolute, y))
      return ContactState(places: [place])
    }
    let places = (0..<min(device.slotCount, ContactReader.slots)).map { slot in
      Contact(
        id: device.value(inSlot: slot, InputEvent.Axis.trackingID),
        x: device.value(inSlot: slot, InputEvent.Axis.contactX),
        y: device.value(inSlot: slot, InputEvent.Axis.contactY))
    }
    return ContactState(slot: device.slot, places: places)
  }

  package func next() throws(Errno) -> NodeWord? {
    guard let (event, isWhole) = try read(isResync: false) else { return nil }
    guard !isWhole else { return .event(event) }
    // libevdev's account of what the lost events did would be taken for what people do.
    while try read(isResync: true) != nil {}
    return .lost
  }

  package func setGrabbed(_ isGrabbed: Bool) throws(Errno) {
    let mode = isGrabbed ? LIBEVDEV_GRAB : LIBEVDEV_UNGRAB
    let status = unsafe libevdev_grab(device.pointer, mode)
    guard status == 0 else { throw Errno(rawValue: -status) }
  }

  package func lookUp() { description.follow(UdevRecord(number: number, under: root)) }

  /// An event, and whether it is one that the device sent and no sign of lost ones.
  private func read(isResync: Bool) throws(Errno) -> (InputEvent, isWhole: Bool)? {
    var event = bezel_input_event()
    while true {
      let status = unsafe bezel_next_input(device.pointer, isResync ? 1 : 0, &event)
      guard status < 0 else {
        return (InputEvent(event), status == CInt(LIBEVDEV_READ_STATUS_SUCCESS.rawValue))
      }
      let error = Errno(rawValue: -status)
      if error == .wouldBlock { return nil }
      if error != .interrupted { throw error }
    }
  }

  /// The device's folder in sysfs, below which the node has one of its own.
  private var place: [UInt8] {
    let link = root + Array("/sys/dev/char/".utf8) + number
    // As in `../../devices/…/input/input5/event3`.
    guard let target = File.target(ofLink: link) else { return [] }
    let folders = target.split(separator: UInt8(ascii: "/")).dropLast().drop { $0.spells("..") }
    return folders.reduce(Array("/sys".utf8)) { $0 + [UInt8(ascii: "/")] + $1 }
  }
}

extension InputEvent {
  fileprivate init(_ event: bezel_input_event) {
    self.init(
      time: .init(nanoseconds: event.nanoseconds), kind: event.type, code: event.code,
      value: event.value)
  }
}
