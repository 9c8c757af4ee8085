import CLinux

/// Tells when the machine's addresses may have changed, by the kernel's own messages (rtnetlink): it
/// never wakes without one.
package final class AddressEvents {
  private let socket: FileDescriptor
  private let loop: EventLoop
  private var watch: EventLoop.Watch?
  private var buffer = [UInt8](repeating: 0, count: 8192)
  private let onChange: () -> Void

  package init(on loop: EventLoop, onChange: @escaping () -> Void) throws(Errno) {
    let raw = try retrying { bezel_address_events() }
    socket = FileDescriptor(owning: raw)
    (self.loop, self.onChange) = (loop, onChange)
    watch = try loop.watch(raw, for: .readable) { [unowned(unsafe) self] _ in unsafe drain() }
  }

  deinit {
    if let watch { loop.unwatch(watch) }
  }

  /// Takes all messages; what they say is asked for anew.
  private func drain() {
    // One that is full has lost some, which is a change too.
    for _ in 0..<64 {
      guard let count = try? socket.read(into: &buffer), count > 0 else { break }
    }
    onChange()
  }
}
