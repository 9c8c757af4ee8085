import BezelCore
import BezelLinux
import CLinux

/// Signs that cards and panels have come or gone, or that a card can be opened now: the kernel's
/// events about devices, and changes in /dev/dri. It never wakes without one.
package final class DeviceWatch {
  private let loop: EventLoop
  private let onChange: () -> Void
  private let onClose: () -> Void
  private var devices: DeviceEvents?
  private var files: Source?
  private var folder: CInt = -1
  private var closing: CInt = -1

  private final class Source {
    let file: FileDescriptor
    var watch: EventLoop.Watch?

    init(_ file: consuming FileDescriptor) { self.file = file }
  }

  /// Begins to watch. What the system does not offer is done without.
  init(loop: EventLoop, onChange: @escaping () -> Void, onClose: @escaping () -> Void) {
    (self.loop, self.onChange, self.onClose) = (loop, onChange, onClose)
    devices = try? DeviceEvents(about: "drm", on: loop, onChange: onChange)  // Done without.
    files = source(bezel_file_events()) { [unowned(unsafe) self] in unsafe readFiles() }
    watchFolder()
  }

  deinit {
    if let watch = files?.watch { loop.unwatch(watch) }
  }

  /// Watches for the closing of a card by any program; nil for none.
  func awaitClosing(of card: [UInt8]?) {
    guard let files, (card != nil) != (closing >= 0) else { return }
    if let card {
      closing = add(Array("/dev/dri/".utf8) + card, UInt32(IN_CLOSE_WRITE | IN_CLOSE_NOWRITE))
    } else {
      inotify_rm_watch(files.file.raw, closing)
      closing = -1
    }
  }

  private func source(_ raw: CInt, _ handler: @escaping () -> Void) -> Source? {
    guard raw >= 0 else { return nil }
    let source = Source(FileDescriptor(owning: raw))
    source.watch = try? loop.watch(raw, for: .readable) { _ in handler() }  // Done without.
    return source
  }

  private func add(_ path: [UInt8], _ events: UInt32) -> CInt {
    guard let files else { return -1 }
    let added = try? unsafe withPath(path) { (path) throws(Errno) in
      try retrying { unsafe inotify_add_watch(files.file.raw, path, events) }
    }
    return added ?? -1  // What is not there is not watched.
  }

  /// Watches /dev/dri, or /dev until that is there.
  private func watchFolder() {
    let changes = UInt32(IN_CREATE | IN_ATTRIB | IN_ONLYDIR)
    folder = add(Array("/dev/dri".utf8), changes)
    if folder < 0 { folder = add(Array("/dev".utf8), UInt32(IN_CREATE | IN_ONLYDIR)) }
  }

  private func readFiles() {
    guard let files else { return }
    var (isChanged, isClosed) = (false, false)
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while let count = try? files.file.read(into: &buffer), count > 0 {
      // Each is its watch, kind, cookie and the length of the name behind, four bytes each.
      var start = 0
      while count - start >= 16 {
        let kind = UInt32(buffer.nativeNumber(at: start + 4, count: 4))
        let length = Int(buffer.nativeNumber(at: start + 12, count: 4) & 0xFFFF)
        if kind & UInt32(IN_CLOSE_WRITE | IN_CLOSE_NOWRITE) != 0 {
          isClosed = true
        } else if kind & UInt32(IN_IGNORED) == 0 {
          isChanged = true
        }
        start += 16 + length
      }
    }
    if isChanged {
      watchFolder()
      onChange()
    }
    if isClosed { onClose() }
  }
}
