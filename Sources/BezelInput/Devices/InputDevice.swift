/// An input device that is open.
///
/// What is asked of it is as its last events left it: after `InputChange.added` and `resynchronized`
/// that is the kernel's present state.
package protocol InputDevice: AnyObject {
  /// Its number here, which no other device ever gets, not even the same one when it comes again.
  var number: UInt32 { get }

  /// What it says of itself.
  var description: DeviceDescription { get }

  /// The keys and buttons that are down.
  var heldKeys: [KeyCode] { get }

  /// What is down, as `TouchTracker.reset` takes it.
  var contacts: ContactState { get }
}
