import BezelLinux

/// Signs that cards and panels have come or gone, or that a card can be opened now: the kernel's
/// events about devices, and changes in /dev/dri. It never wakes without one.
package final class DeviceWatch {
  private let onChange: () -> Void
  private let onClose: () -> Void
  private var devices: DeviceEvents?
  private var files: FileWatch?
  private var closing: CInt?

  /// Begins to watch. What the system does not offer is done without.
  init(loop: EventLoop, onChange: @escaping () -> Void, onClose: @escaping () -> Void) {
    (self.onChange, self.onClose) = (onChange, onClose)
    // Either can be done without.
    devices = try? DeviceEvents(about: "drm", on: loop, onChange: onChange)
    files = try? FileWatch(on: loop) { [unowned(unsafe) self] in unsafe handle($0) }
    watchFolder()
  }

  /// Watches for the closing of a card by any program; nil for none.
  func awaitClosing(of card: [UInt8]?) {
    guard let files, (card != nil) != (closing != nil) else { return }
    if let card {
      closing = try? files.add(file: Array("/dev/dri/".utf8) + card, for: .closed)
    } else if let closing {
      files.remove(closing)
      self.closing = nil
    }
  }

  /// Watches /dev/dri, or /dev until that is there.
  private func watchFolder() {
    let folder = Array("/dev/dri".utf8)
    if (try? files?.add(folder: folder, for: [.created, .attributes])) != nil { return }
    _ = try? files?.add(folder: Array("/dev".utf8), for: .created)
  }

  private func handle(_ events: [FileWatch.Event]) {
    let changes: FileWatch.Change = [.created, .attributes, .overflow]
    if events.contains(where: { $0.change.isAny(of: changes) }) {
      watchFolder()
      onChange()
    }
    if events.contains(where: { $0.change.isAny(of: .closed) }) { onClose() }
  }
}
