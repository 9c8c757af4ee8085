import BezelCore
import BezelInput

/// The fingers and mice of a stage: one of them at a time presses what it points at.
final class StagePointers {
  private(set) var cursor = Cursor()

  private let link: StageLink
  private var pointers: [Pointer] = []
  /// The buttons of mice.
  private var buttons = KeyLevels()
  /// The device whose finger or button is down.
  private var holder: UInt32?

  init(_ link: StageLink) { self.link = link }

  /// When `tick` is to be called; nil if there is nothing to wait for.
  var deadline: Instant? {
    guard let first = buttons.deadline, let second = cursor.deadline else {
      return buttons.deadline ?? cursor.deadline
    }
    return min(first, second)
  }

  // MARK: Devices

  func add(_ device: any InputDevice) {
    if let pointer = Pointer(device) { pointers.append(pointer) }
  }

  func remove(_ number: UInt32) {
    letGo(of: number)
    pointers.removeAll { $0.number == number }
    buttons.reset(number, holding: EmptyCollection())
  }

  /// Begins with what a device has down now, none of which counts.
  func reset(_ device: any InputDevice) {
    letGo(of: device.number)
    buttons.reset(device.number, holding: device.heldKeys.filter { $0 == .leftButton })
    guard let place = pointers.firstIndex(where: { $0.number == device.number }) else { return }
    pointers[place].reset(device.contacts)
  }

  /// All devices are gone.
  func stop() {
    (pointers, holder, buttons) = ([], nil, KeyLevels())
    cursor.hide()
  }

  // MARK: What they do

  /// Takes in a frame of a device; whether something pointed.
  func handle(_ events: [InputEvent], of number: UInt32) -> Bool {
    guard let stage = link.stage,
      let place = pointers.firstIndex(where: { $0.number == number })
    else { return false }
    let acts = pointers[place].handle(events)
    // What is done for one act may end all devices.
    let pointer = pointers[place]
    for act in acts { take(act, of: pointer, at: events.last?.time ?? stage.now) }
    return !acts.isEmpty
  }

  /// Lets time pass.
  func tick(at now: Instant) {
    for edge in buttons.tick(at: now) { take(edge, at: now) }
    guard let deadline = cursor.deadline, deadline <= now else { return }
    cursor.hide()
    link.stage?.setNeedsFrame()
  }

  /// The stage, and the picture that is pointed at.
  private var target: (Stage, StagePanel, StagePanel.Picture)? {
    guard let stage = link.stage, let panel = stage.panels.first(where: { $0.picture != nil }),
      let picture = panel.picture
    else { return nil }
    return (stage, panel, picture)
  }

  private func take(_ act: Pointer.Act, of pointer: Pointer, at moment: Instant) {
    guard let (stage, panel, picture) = target else { return }
    func point(_ contact: Contact) -> BezelCore.Point? { pointer.point(of: contact, on: picture) }
    switch act {
    case .touch(.down(let contact)):
      if !pointer.isMouse { cursor.hide() }
      guard holder == nil, let point = point(contact) else { return }
      (holder, cursor.isDown) = (pointer.number, pointer.isMouse)
      _ = stage.press(at: point, on: panel, since: moment)
    case .touch(.move(let contact)):
      guard holder == pointer.number, let point = point(contact) else { return }
      stage.move(to: point, on: panel)
    case .touch(.up(let contact)):
      guard holder == pointer.number, let point = point(contact) else { return }
      (holder, cursor.isDown) = (nil, false)
      stage.release(at: point, on: panel)
    case .touch(.cancel): letGo(of: pointer.number)
    case .hover(let contact):
      guard let point = point(contact) else { return }
      cursor.move(to: point, in: picture.size, at: stage.now)
    case .move(let step):
      cursor.move(by: step, in: picture.size, at: stage.now)
      if holder == pointer.number, let place = cursor.place { stage.move(to: place, on: panel) }
    case .button(let value):
      let key = KeyID(device: pointer.number, code: .leftButton)
      if let edge = buttons.handle(key, value: value, at: moment) { take(edge, at: moment) }
    }
    stage.setNeedsFrame()
  }

  /// A mouse's button goes down or up where the cursor is.
  private func take(_ edge: KeyEdge, at moment: Instant) {
    guard let (stage, panel, _) = target, let place = cursor.place else { return }
    if edge.isDown {
      // Nobody presses where nobody sees the cursor.
      let wasVisible = cursor.isVisible
      cursor.appear(at: stage.now)
      guard wasVisible, holder == nil else { return }
      (holder, cursor.isDown) = (edge.key.device, true)
      _ = stage.press(at: place, on: panel, since: moment)
    } else if holder == edge.key.device {
      (holder, cursor.isDown) = (nil, false)
      cursor.appear(at: stage.now)
      stage.release(at: place, on: panel)
    }
  }

  /// What a device had down is up, but nobody lifted it.
  private func letGo(of number: UInt32) {
    guard holder == number else { return }
    (holder, cursor.isDown) = (nil, false)
    link.stage?.cancelPress()
  }
}
