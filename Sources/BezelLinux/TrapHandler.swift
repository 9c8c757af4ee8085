import CLinux

/// What happens when the program has a fault: one line that says where, and the screen given back.
package enum TrapHandler {
  /// Names every trap from now on: "bezel: internal error at 0x…" on standard error.
  package static func install() throws(Errno) {
    guard bezel_handle_traps() == 0 else { throw .last }
  }

  /// Has an ioctl with a number for its argument made when the program traps, before the line.
  ///
  /// - Returns: What `disarm` takes; negative, and harmless there, when all four places are taken.
  package static func arm(_ descriptor: CInt, request: UInt, value: Int) -> CInt {
    bezel_arm(descriptor, request, value)
  }

  /// Takes an ioctl back; to be done before its descriptor is closed.
  package static func disarm(_ number: CInt) { bezel_disarm(number) }
}
