/// A finger or a pointer that is down, in the device's own numbers.
package struct Contact: BitwiseCopyable, Hashable, Sendable {
  /// Tells a finger from the one that comes after it.
  package var id: Int32
  package var x: Int32
  package var y: Int32

  package init(id: Int32, x: Int32, y: Int32) { (self.id, self.x, self.y) = (id, x, y) }
}

/// How a device tells of what is down.
package enum ContactProtocol: Hashable, Sendable {
  /// Multi-touch type B: every contact has a slot.
  case slots
  /// Multi-touch type A: all contacts in every frame, one after the other.
  case anonymous
  /// One contact, of a touchscreen (BTN_TOUCH) or an absolute mouse (BTN_LEFT).
  case single(KeyCode)
}

/// What the first finger does; others count only once it is up.
package enum TouchChange: Hashable, Sendable {
  case down(Contact)
  case move(Contact)
  case up(Contact)
  /// It is up, but nobody lifted it.
  case cancel
}
