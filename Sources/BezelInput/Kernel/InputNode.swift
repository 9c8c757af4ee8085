package import BezelLinux

/// An open node of an input device: the kernel's, and in the tests a pretence of one.
///
/// Its end closes it, which also ends a grab.
package protocol InputNode: AnyObject {
  /// Readable when `next` has something. It stays the node's.
  var descriptor: CInt { get }
  var description: DeviceDescription { get }
  var heldKeys: [KeyCode] { get }
  var contacts: ContactState { get }

  /// What the device says next; nil when there is nothing now.
  ///
  /// - Throws: `Errno.noSuchDevice` when the device is gone.
  func next() throws(Errno) -> NodeWord?

  /// Has its events come here only, or to all again (EVIOCGRAB).
  func setGrabbed(_ isGrabbed: Bool) throws(Errno)

  /// Asks udev's database anew.
  func lookUp()
}

/// What an input device says.
package enum NodeWord: Hashable, Sendable {
  case event(InputEvent)
  /// Events were lost, those of the frame under way included; the state is the present one.
  case lost
}

/// Where nodes come from: /dev/input, and in the tests a table.
package protocol InputNodes: AnyObject {
  /// Opens a node for reading, without waiting for it.
  func open(_ path: [UInt8]) throws(Errno) -> any InputNode

  /// Whether udev runs here, and so will tell of a device that it does not know yet.
  var awaitsUdev: Bool { get }
}
