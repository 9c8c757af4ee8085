import BezelCore
import BezelInput

/// A device that points: a touchscreen, or a mouse of either kind.
struct Pointer {
  let number: UInt32
  private let description: DeviceDescription
  private let kind: DeviceClass.Pointer
  private var tracker: TouchTracker?
  /// Where a mouse is that says where it is.
  private var place = Contact(id: 0, x: 0, y: 0)

  /// What it does.
  enum Act {
    case touch(TouchChange)
    /// A mouse that says where it is has moved, with its button up.
    case hover(Contact)
    /// A mouse has moved, by some points.
    case move(BezelCore.Point)
    /// The value of a mouse's left button.
    case button(Int32)
  }

  /// Nil for a device that does not point, or not at anything on the screen.
  init?(_ device: any InputDevice) {
    description = device.description
    guard let kind = description.kind.pointer else { return nil }
    (self.kind, number) = (kind, device.number)
    if kind == .mouse { return }
    guard let contacts = DeviceClass.contacts(of: description.capabilities) else { return nil }
    tracker = TouchTracker(contacts)
  }

  /// Whether it is no finger.
  var isMouse: Bool { kind != .touchscreen }

  /// Starts from what the device has down now, none of which counts.
  mutating func reset(_ state: ContactState) {
    if let first = state.places.first { place = first }
    _ = tracker?.reset(slot: state.slot, places: state.places)
  }

  /// Takes in a frame.
  mutating func handle(_ events: [InputEvent]) -> [Act] {
    tracker == nil ? handleMouse(events) : handleContacts(events)
  }

  private mutating func handleContacts(_ events: [InputEvent]) -> [Act] {
    var acts: [Act] = []
    var hasMoved = false
    for event in events {
      if kind == .absoluteMouse, event.kind == InputEvent.absolute {
        if event.code == InputEvent.Axis.x { place.x = event.value }
        if event.code == InputEvent.Axis.y { place.y = event.value }
        hasMoved = true
      }
      for change in tracker?.handle(event) ?? [] { acts.append(.touch(change)) }
    }
    if hasMoved { acts.insert(.hover(place), at: 0) }
    return acts
  }

  private func handleMouse(_ events: [InputEvent]) -> [Act] {
    var (x, y) = (Int64(0), Int64(0))
    var acts: [Act] = []
    for event in events {
      switch (event.kind, event.code) {
      case (InputEvent.relative, 0): x += Int64(event.value)
      case (InputEvent.relative, 1): y += Int64(event.value)
      case (InputEvent.key, KeyCode.leftButton.number): acts.append(.button(event.value))
      default: break
      }
    }
    guard x != 0 || y != 0 else { return acts }
    // Enough to cross any panel, and such that nothing overflows.
    func points(_ steps: Int64) -> Fixed { Fixed(Int(max(-16_384, min(steps, 16_384)))) }
    return [.move(BezelCore.Point(x: points(x), y: points(y)))] + acts
  }

  /// Where a contact lies on the picture; nil where the device does not say how far its axes reach.
  func point(of contact: Contact, on picture: StagePanel.Picture) -> BezelCore.Point? {
    guard let x = description.capabilities.x, let y = description.capabilities.y else { return nil }
    return TouchMapping(
      x: x, y: y, calibration: description.calibration, panel: picture.panel,
      rotation: picture.rotation, scale: picture.scale
    ).point(of: contact)
  }
}
