/// Follows one finger at a time on one device.
package struct TouchTracker: Sendable {
  private var reader: ContactReader
  private var first: Contact?
  /// The fingers that were down when the first one came up; they do not become it.
  private var others: [Int32] = []

  package init(_ kind: ContactProtocol) { reader = ContactReader(kind) }

  /// Takes in an event; gives what the finger did at the end of a frame.
  package mutating func handle(_ event: InputEvent) -> [TouchChange] {
    guard let contacts = reader.handle(event) else { return [] }
    var changes: [TouchChange] = []
    others.removeAll { id in !contacts.contains { $0.id == id } }
    if let old = first {
      if let new = contacts.first(where: { $0.id == old.id }) {
        if new != old { changes.append(.move(new)) }
        first = new
        others = contacts.lazy.map { $0.id }.filter { $0 != old.id }
        return changes
      }
      changes.append(.up(old))
      first = nil
    }
    if let new = contacts.first(where: { !others.contains($0.id) }) {
      first = new
      changes.append(.down(new))
      others = contacts.lazy.map { $0.id }.filter { $0 != new.id }
    }
    return changes
  }

  /// Starts from the device's present state, when it was opened, events were lost or it vanished; see
  /// `ContactReader.reset`.
  package mutating func reset(slot: Int = 0, places: [Contact] = []) -> TouchChange? {
    reader.reset(slot: slot, places: places)
    others = []
    guard first != nil else { return nil }
    first = nil
    return .cancel
  }
}
