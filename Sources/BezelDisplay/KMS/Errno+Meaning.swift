import BezelLinux

// What the kernel's numbers mean when a card says them.
extension Errno {
  /// Another program drives the card, or we may not.
  var isAboutPermission: Bool { self == .permissionDenied || self == .notPermitted }

  /// The card is not there any more.
  var meansGone: Bool { self == .noSuchDevice || self == .noDeviceOrAddress }

  /// The driver does not know the call, since it does not need it.
  var meansUnknown: Bool {
    self == .notImplemented || self == .notSupported || self == .notATerminal
  }
}
