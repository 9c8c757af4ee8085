/// The contacts that a device has at a moment.
package struct ContactState: Hashable, Sendable {
  /// The slot that the next events are about.
  package var slot: Int
  /// Each slot's place, whether or not something is down there.
  package var places: [Contact]

  package init(slot: Int = 0, places: [Contact] = []) { (self.slot, self.places) = (slot, places) }
}
