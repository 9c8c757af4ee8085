import BezelLinux
import CLinux

/// A virtual terminal whose keyboard types nothing into it, until the owner ends; a trap also gives the
/// keyboard back.
///
/// Nor does the kernel then do what keys tell it to, such as changing to another terminal. Whoever dies
/// without a trap leaves a machine behind that hears no keys: somebody else must know `mode` by then.
@safe @usableFromInline
struct SilentKeyboard: ~Copyable {
  private let terminal: CInt
  private let mode: Int
  private let act: CInt

  /// The mode to be restored; nil where keys type nothing already.
  static func mode(of terminal: CInt) -> Int? {
    let mode = bezel_keyboard_mode(terminal)
    return mode < 0 || mode == K_OFF ? nil : Int(mode)
  }

  /// Turns the keyboard off on an open terminal, which stays the caller's (`KDSKBMODE`, K_OFF).
  init(_ terminal: CInt, restoring mode: Int) throws(Errno) {
    self.terminal = terminal
    try retrying { bezel_ioctl_value(terminal, UInt(KDSKBMODE), Int(K_OFF)) }
    self.mode = mode
    act = TrapHandler.arm(terminal, request: UInt(KDSKBMODE), value: mode)
  }

  deinit {
    _ = bezel_ioctl_value(terminal, UInt(KDSKBMODE), mode)
    TrapHandler.disarm(act)
  }
}
