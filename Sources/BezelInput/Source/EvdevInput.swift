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

  let loop: EventLoop
  private let settings: InputSettings
  private let nodes: any InputNodes
  private let root: [UInt8]
  private var opened: [OpenDevice] = []
  private var lastNumber: UInt32 = 0
  private var folder: NodeFolder?
  private var hasKeyboard = false
  private var refused = RefusedNodes()
  private var recheck: Timer?
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

  // MARK: Nodes

  private func handle(_ sign: NodeFolder.Sign) {
    switch sign {
    case .found(let path): consider(path)
    case .changed(let path):
      let devices = devices(at: path)
      if devices.isEmpty { consider(path) }
      for device in devices { follow(device) }
    case .deleted(let path):
      refused.forget(path)
      // One whose node alone was deleted is as good as before.
      for device in devices(at: path) { read(device) }
    }
  }

  private func devices(at path: [UInt8]) -> [OpenDevice] {
    opened.filter { $0.description.path == path }
  }

  /// Opens a node unless its device is in use already, or is not to be.
  private func consider(_ path: [UInt8]) {
    // The device that had this node may be gone, and its end not read yet.
    for device in devices(at: path) { read(device) }
    guard folder != nil, opened.count < EvdevInput.capacity, settings.selection.mayInclude(path)
    else { return }
    do throws(Errno) {
      let node = try nodes.open(path)
      refused.forget(path)
      let isNew = !opened.contains { $0.description.isSame(as: node.description) }
      if isNew, settings.use(of: node.description) == .used { add(node) }
    } catch {
      refuse(path, error)
    }
  }

  private func add(_ node: any InputNode) {
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
    grabIfDue(device)
    followKeyboards()
    handler?(.added(device))
    armRecheck()
  }

  private func refuse(_ path: [UInt8], _ error: Errno) {
    switch error {
    // It has gone meanwhile.
    case .noSuchFile, .noSuchDevice, .noDeviceOrAddress: break
    case .permissionDenied:
      refused.refuse(path, at: loop.now)
      armRecheck()
    default: report(.unreadable(path, error))
    }
  }

  // MARK: What comes later

  private func armRecheck() {
    let isWaiting = !refused.waiting.isEmpty || opened.contains { isUnsettled($0) }
    guard folder != nil, recheck == nil, isWaiting else { return }
    recheck = loop.schedule(after: RefusedNodes.pause) { [unowned(unsafe) self] in
      unsafe recheck = nil
      unsafe lookAgain()
    }
  }

  /// Whether udev may still tell what a device is.
  private func isUnsettled(_ device: OpenDevice) -> Bool {
    loop.now < device.settled && !device.description.isKnown && nodes.awaitsUdev
  }

  private func lookAgain() {
    let overdue = refused.takeOverdue(at: loop.now)
    for path in refused.waiting { consider(path) }
    for device in opened where isUnsettled(device) { follow(device) }
    armRecheck()
    if !overdue.isEmpty { handler?(.failed(.refused(overdue))) }
  }

  /// Takes over what udev says of a device by now; one that is something else begins anew.
  private func follow(_ device: OpenDevice) {
    guard device.isOpen else { return }
    let kind = device.description.kind
    device.lookUp()
    let description = device.description
    if description.kind == kind, settings.use(of: description) == .used { return }
    remove(device)
    consider(description.path)
  }

  private func report(_ error: InputError) {
    guard !told.contains(error), told.count < NodeFolder.capacity else { return }
    told.append(error)
    handler?(.failed(error))
  }

  // MARK: Devices

  /// What one device may say in a turn, in frames, so that one that never stops does not stop the rest.
  private static let frameLimit = 256

  private func read(_ device: OpenDevice) {
    guard !device.isBehind else { return }
    for _ in 0..<EvdevInput.frameLimit {
      do throws(Errno) {
        guard let reading = try device.next() else { return }
        grabIfDue(device)
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
      report(.notGrabbed(device.description.name, error))
    }
  }

  private func followKeyboards() {
    let isThere = opened.contains { settings.grabs($0.description) }
    guard isThere != hasKeyboard else { return }
    hasKeyboard = isThere
    onKeyboard?(isThere)
  }

  private func lose(_ device: OpenDevice, _ error: Errno) {
    if error != .noSuchDevice { report(.unreadable(device.description.path, error)) }
    remove(device)
  }

  private func remove(_ device: OpenDevice) {
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
}
