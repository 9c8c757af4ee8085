import BezelLinux

extension EvdevInput {
  func handle(_ sign: NodeFolder.Sign) {
    switch sign {
    case .found(let path): consider(path)
    case .changed(let path):
      let devices = devices(at: path)
      if devices.isEmpty { consider(path) }
      for device in devices { follow(device) }
    case .deleted(let path):
      forget(path)
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
      forget(path)
      let isNew = !opened.contains { $0.description.isSame(as: node.description) }
      if isNew, settings.use(of: node.description) == .used { add(node) }
    } catch {
      refuse(path, error)
    }
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

  /// Has a look later where something may change that nobody tells of.
  func armRecheck() {
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
}
