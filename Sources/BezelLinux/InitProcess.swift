import CLinux

/// The first process of the system.
package enum InitProcess {
  /// Tells it that Ctrl-Alt-Del was pressed, as the kernel does where that is set to be its business and
  /// not to restart the machine on the spot (`/proc/sys/kernel/ctrl-alt-del`).
  package static func tellOfCtrlAltDel() {
    let setting = try? File.contents(of: "/proc/sys/kernel/ctrl-alt-del", atMost: 16)
    guard setting?.first == UInt8(ascii: "0") else { return }
    // Only root may; nobody else could have kept the key from the kernel for long.
    _ = kill(1, SIGINT)
  }
}
