import BezelLinux

/// A device in use.
final class OpenDevice: InputDevice {
  let number: UInt32
  /// Until when udev may still tell what it is, in nanoseconds of the loop's clock.
  let settled: Int64
  var watch: EventLoop.Watch?
  private(set) var grab: Grab
  /// Whether it has said more than was read in one turn.
  var isBehind = false
  private var node: (any InputNode)?
  private var lastDescription: DeviceDescription
  /// What has come of the frame under way.
  private var frame: [InputEvent] = []

  /// Whether it is kept from others.
  enum Grab {
    case unwanted
    /// As soon as none of its keys is down: others would never see it go up.
    case awaited
    case held
    case refused
  }

  init(_ node: any InputNode, number: UInt32, settled: Int64, isGrabbed: Bool) {
    (self.node, self.number, self.settled) = (node, number, settled)
    grab = isGrabbed ? .awaited : .unwanted
    lastDescription = node.description
  }

  /// Whether it is still in use.
  var isOpen: Bool { node != nil }

  var description: DeviceDescription { node?.description ?? lastDescription }
  var heldKeys: [KeyCode] { node?.heldKeys ?? [] }
  var contacts: ContactState { node?.contacts ?? ContactState() }

  /// Closes the node, whoever may keep the device for its number.
  func close() {
    lastDescription = description
    node = nil
  }

  func lookUp() { node?.lookUp() }

  /// Keeps it from others if that is due.
  func grabIfDue() throws(Errno) {
    guard case .awaited = grab, let node, node.heldKeys.isEmpty else { return }
    grab = .refused
    try node.setGrabbed(true)
    grab = .held
  }

  /// Whether a frame that was just read completes Ctrl-Alt-Del on a keyboard that the kernel does not hear.
  func isCtrlAltDel(_ frame: [InputEvent]) -> Bool {
    func isDelete(_ event: InputEvent) -> Bool {
      event.kind == InputEvent.key && event.value == 1
        && KeyCode.deleting.contains(KeyCode(event.code))
    }
    guard case .held = grab, frame.contains(where: isDelete) else { return false }
    let held = heldKeys
    return held.contains { KeyCode.control.contains($0) }
      && held.contains { KeyCode.alt.contains($0) }
  }

  /// What comes next as a whole.
  enum Reading {
    case frame([InputEvent])
    case lost
  }

  /// Reads up to the end of a frame; nil when that has not come yet.
  func next() throws(Errno) -> Reading? {
    while let word = try node?.next() {
      switch word {
      case .lost:
        frame = []
        return .lost
      case .event(let event):
        frame.append(event)
        guard event.isReport else { continue }
        defer { frame = [] }
        return isKernels(event) ? .lost : .frame(frame)
      }
    }
    return nil
  }

  /// Whether the kernel itself lets go of what is down, as it does when a device goes or the machine
  /// sleeps: drivers end their reports with a zero. Repeated keys end with a one too.
  private func isKernels(_ report: InputEvent) -> Bool {
    func hasKey(_ value: Int32) -> Bool {
      frame.contains { $0.kind == InputEvent.key && $0.value == value }
    }
    return report.value != 0 && hasKey(0) && !hasKey(2)
  }
}

extension KeyCode {
  /// KEY_LEFTCTRL and KEY_RIGHTCTRL, KEY_LEFTALT and KEY_RIGHTALT, KEY_DELETE and KEY_KPDOT.
  fileprivate static let control = [KeyCode(29), KeyCode(97)]
  fileprivate static let alt = [KeyCode(56), KeyCode(100)]
  fileprivate static let deleting = [KeyCode(111), KeyCode(83)]
}
