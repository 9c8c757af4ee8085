/// Where the events of input devices come from, those that are here and those that come later.
///
/// That there is no device is an ordinary state. All of a source belongs to one loop.
package protocol InputSource: AnyObject {
  /// The devices in use, in the order in which they came.
  var devices: [any InputDevice] { get }

  /// Is told what happens. It may call any member.
  var handler: ((InputChange) -> Void)? { get set }

  /// Opens the devices; those that are here are `added` before it returns. Starting twice does nothing.
  func start()

  /// Closes the devices, and thereby releases the grabbed ones. No change is told of that, and none
  /// from then on; the source can be started again, and the devices have other numbers then.
  func stop()
}

/// What happens to input devices.
package enum InputChange {
  /// A device is in use from now on; its keys and contacts that are down already do not count.
  case added(any InputDevice)
  /// A whole frame of a device: its events, the last one the report that ends it.
  case events(any InputDevice, [InputEvent])
  /// Events of a device were lost: what it has down now does not count until it was up.
  case resynchronized(any InputDevice)
  /// A device is gone: nobody let go of what it had down.
  case removed(any InputDevice)
  /// Something is not as it was asked for; told once as long as it lasts.
  case failed(InputError)
}
