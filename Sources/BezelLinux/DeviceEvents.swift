import CLinux

/// The kernel's events about the devices of one subsystem, whether or not there is a udev. It never
/// wakes the loop without an event; those of other subsystems are read and left out.
package final class DeviceEvents {
  private let loop: EventLoop
  private let subsystem: StaticString
  private let socket: FileDescriptor
  private var watch: EventLoop.Watch?
  private let onChange: () -> Void

  /// Calls back with each batch of events (`NETLINK_KOBJECT_UEVENT`). A subsystem is named as the kernel
  /// does: `drm`, `iio`.
  package init(
    about subsystem: StaticString, on loop: EventLoop, onChange: @escaping () -> Void
  ) throws(Errno) {
    (self.subsystem, self.loop, self.onChange) = (subsystem, loop, onChange)
    socket = FileDescriptor(owning: try retrying { bezel_device_events() })
    watch = try loop.watch(socket.raw, for: .readable) { [unowned(unsafe) self] _ in
      unsafe read()
    }
  }

  deinit {
    if let watch { loop.unwatch(watch) }
  }

  private func read() {
    var isOurs = false
    var buffer = [UInt8](repeating: 0, count: 8_192)
    while true {
      do throws(Errno) {
        let count = try socket.read(into: &buffer)
        if DeviceEvents.isAbout(subsystem, buffer[..<count]) { isOurs = true }
      } catch {
        if error == .wouldBlock { break }
        // Events were dropped: any of them may have been ours.
        isOurs = true
        if error != .noBufferSpace { break }
      }
    }
    if isOurs { onChange() }
  }

  /// Whether an event, texts that each end in a zero, is about devices of that subsystem.
  package static func isAbout(_ subsystem: StaticString, _ event: ArraySlice<UInt8>) -> Bool {
    let mark =
      Array("SUBSYSTEM=".utf8) + subsystem.withUTF8Buffer { bytes in unsafe Array(bytes) }
    return event.split(separator: 0).contains { $0.elementsEqual(mark) }
  }
}
