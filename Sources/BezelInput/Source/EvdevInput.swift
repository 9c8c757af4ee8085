package import BezelLinux

/// The input devices of this machine: those under /dev/input, with and without udev.
package final class EvdevInput: InputSource {
  /// The devices that are used at the same time, at most.
  package static let capacity = 64

  package var handler: ((InputChange) -> Void)?

  /// Is told when there begins, or ceases, to be a keyboard that can be read and is to be kept from others.
  package var onKeyboard: ((Bool) -> Void)?

  /// Called when Ctrl-Alt-Del is pressed on a keyboard that is kept from the kernel too.
  package var onCtrlAltDel: () -> Void = { InitProcess.tellOfCtrlAltDel() }

  let settings: InputSettings
  let loop: EventLoop
  let nodes: any InputNodes
  private let root: [UInt8]
  /// Nil while nothing is to be open.
  private(set) var folder: NodeFolder?
  private(set) var opened: [OpenDevice] = []
  private var lastNumber: UInt32 = 0
  private var hasKeyboard = false
  var refused = RefusedNodes()
  var recheck: Timer?
  /// What was told of others than refused nodes.
  private var told: [InputError] = []

  /// Makes the source of the devices below a root ("" for the system's); nothing is open yet.
  package init(
    _ settings: InputSettings = InputSettings(), loop: EventLoop, under root: [UInt8] = [],
    nodes: (any InputNodes)? = nil
  ) {
    (self.settings, self.loop, self.root) = (settings, loop, root)
    self.nodes = nodes ?? KernelNodes(under: root)
  }

  deinit { stop() }

  package var devices: [any InputDevice] { opened.map { $0 as any InputDevice } }

  package func start() {
    guard folder == nil, settings.selection != .none else { return }
    folder = NodeFolder(under: root, on: loop) { [unowned(unsafe) self] in unsafe handle($0) }
    folder?.scan()
    guard folder != nil, opened.isEmpty, refused.waiting.isEmpty else { return }
    if case .named(let name) = settings.selection { report(.notThere(name)) }
  }

  package func stop() {
    folder = nil
    refused.stopWaiting()
    if let recheck { loop.cancel(recheck) }
    recheck = nil
    for device in opened { close(device) }
    opened = []
    followKeyboards()
  }

  // MARK: Devices

  /// Takes a device into use.
  func add(_ node: any InputNode) {
    lastNumber += 1
    let device = OpenDevice(
      node, number: lastNumber, settled: loop.now + RefusedNodes.patience,
      isGrabbed: settings.grabs(node.description))
    do throws(Errno) {
      device.watch = try loop.watch(node.descriptor, for: .readable) {
        [unowned(unsafe) self] readiness in
        unsafe read(device)
        // The end of a device is to be read; one that has no end would be read for ever.
        let isOver = !readiness.isDisjoint(with: [.hungUp, .failed])
        if isOver, device.isOpen { unsafe lose(device, .noSuchDevice) }
      }
    } catch {
      return report(.unreadable(node.description.path, error))
    }
    opened.append(device)
    followKeyboards()
    grabIfDue(device)
    // Whoever was told of a grab that failed may have stopped it all.
    guard device.isOpen else { return }
    handler?(.added(device))
    armRecheck()
  }

  /// What one device may say in a turn, in frames, so that one that never stops does not stop the rest.
  private static let frameLimit = 256

  /// Hands over what a device has said.
  func read(_ device: OpenDevice) {
    guard !device.isBehind else { return }
    for _ in 0..<EvdevInput.frameLimit {
      do throws(Errno) {
        guard let reading = try device.next() else { return }
        grabIfDue(device)
        guard device.isOpen else { return }
        switch reading {
        case .frame(let events):
          if device.isCtrlAltDel(events) { onCtrlAltDel() }
          handler?(.events(device, events))
        case .lost: handler?(.resynchronized(device))
        }
      } catch {
        return lose(device, error)
      }
    }
    // libevdev may have more of them than the kernel, of which the loop would not tell.
    device.isBehind = true
    _ = loop.schedule(after: 0) { [unowned(unsafe) self] in
      device.isBehind = false
      if device.isOpen { unsafe read(device) }
    }
  }

  private func grabIfDue(_ device: OpenDevice) {
    do throws(Errno) {
      try device.grabIfDue()
    } catch {
      followKeyboards()
      report(.notGrabbed(device.description.name, error))
    }
  }

  private func followKeyboards() {
    let isThere = opened.contains { $0.grab == .awaited || $0.grab == .held }
    guard isThere != hasKeyboard else { return }
    hasKeyboard = isThere
    onKeyboard?(isThere)
  }

  private func lose(_ device: OpenDevice, _ error: Errno) {
    if error != .noSuchDevice { report(.unreadable(device.description.path, error)) }
    remove(device)
  }

  func remove(_ device: OpenDevice) {
    guard device.isOpen else { return }
    close(device)
    opened.removeAll { $0 === device }
    followKeyboards()
    handler?(.removed(device))
  }

  private func close(_ device: OpenDevice) {
    if let watch = device.watch { loop.unwatch(watch) }
    device.watch = nil
    device.close()
  }

  /// What was told of a node is news again.
  func forget(_ path: [UInt8]) {
    refused.forget(path)
    told.removeAll { error in
      if case .unreadable(path, _) = error { true } else { false }
    }
  }

  /// Tells of something once.
  func report(_ error: InputError) {
    guard !told.contains(error), told.count < NodeFolder.capacity else { return }
    told.append(error)
    handler?(.failed(error))
  }
}
