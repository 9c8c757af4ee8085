/// The contacts of one device, gathered from its events.
package struct ContactReader: Sendable {
  /// The slots that are followed at most; what a device says of others is dropped.
  package static let slots = 64

  private let kind: ContactProtocol
  private var contacts: [Contact]
  /// The slot that events are about; nil if it is out of range.
  private var slot: Int? = 0
  /// What BTN_TOUCH says; nil until it says something.
  private var isTouching: Bool?
  private var frame = Frame()

  /// A frame of type A, as far as it has come.
  private struct Frame: Sendable {
    var first: Contact?
    var hasPosition = false
    var isAboutContacts = false
  }

  package init(_ kind: ContactProtocol) {
    self.kind = kind
    contacts = Array(
      repeating: Contact(id: -1, x: 0, y: 0), count: kind == .slots ? ContactReader.slots : 1)
  }

  /// Takes in an event; at the end of a frame gives what is down.
  package mutating func handle(_ event: InputEvent) -> [Contact]? {
    switch event.kind {
    case InputEvent.absolute: handleAxis(event.code, event.value)
    case InputEvent.key: handleKey(KeyCode(event.code), event.value)
    case InputEvent.synchronization:
      if event.isReport { return endFrame() }
      if event.code == InputEvent.Synchronization.contactReport { endContact() }
    default: break
    }
    return nil
  }

  /// Starts from the device's present state, when it was opened or events were lost: what is down
  /// already does not count.
  ///
  /// The kernel tells only what changes, so it takes the slot that events are about and the place that
  /// each slot has; without places the known ones stay.
  package mutating func reset(slot: Int = 0, places: [Contact] = []) {
    for place in contacts.indices {
      if places.indices.contains(place) { contacts[place] = places[place] }
      contacts[place].id = -1
    }
    self.slot = contacts.indices.contains(slot) ? slot : nil
    isTouching = nil
    frame = Frame()
  }

  private mutating func handleAxis(_ axis: UInt16, _ value: Int32) {
    switch (kind, axis) {
    case (.slots, InputEvent.Axis.slot):
      slot = contacts.indices.contains(Int(value)) ? Int(value) : nil
    case (.slots, InputEvent.Axis.trackingID): if let slot { contacts[slot].id = max(value, -1) }
    case (.slots, InputEvent.Axis.contactX): if let slot { contacts[slot].x = value }
    case (.slots, InputEvent.Axis.contactY): if let slot { contacts[slot].y = value }
    case (.anonymous, InputEvent.Axis.contactX):
      if frame.first == nil { contacts[0].x = value }
      frame.hasPosition = true
    case (.anonymous, InputEvent.Axis.contactY):
      if frame.first == nil { contacts[0].y = value }
      frame.hasPosition = true
    case (.single, InputEvent.Axis.x): contacts[0].x = value
    case (.single, InputEvent.Axis.y): contacts[0].y = value
    default: break
    }
  }

  private mutating func handleKey(_ code: KeyCode, _ value: Int32) {
    guard value == 0 || value == 1 else { return }
    if case .single(let button) = kind {
      if code == button { contacts[0].id = value - 1 }
    } else if code == .touch {
      isTouching = value == 1
    }
  }

  /// Ends a contact of type A; a report without a place says that there is none.
  private mutating func endContact() {
    frame.isAboutContacts = true
    if frame.hasPosition, frame.first == nil {
      frame.first = Contact(id: 0, x: contacts[0].x, y: contacts[0].y)
    }
    frame.hasPosition = false
  }

  private mutating func endFrame() -> [Contact] {
    if kind == .anonymous {
      // Some drivers leave out the separator after their only contact.
      if frame.hasPosition { endContact() }
      if frame.isAboutContacts { contacts[0].id = frame.first == nil ? -1 : 0 }
      frame = Frame()
    }
    // Broken reports leave a slot in use, and some panels lift a finger by BTN_TOUCH alone.
    if isTouching == false {
      for place in contacts.indices { contacts[place].id = -1 }
    }
    return contacts.filter { $0.id >= 0 }
  }
}
