import BezelCore

/// A property of a connector, a CRTC or a plane, with the value that it has now.
package struct Property: Hashable, Sendable {
  package var id: UInt32
  /// As in the kernel's documents: `CRTC_ID`, `panel orientation`.
  package var name: [UInt8]
  package var value: UInt64
  /// What the value is called where the property is a choice of names; else empty.
  package var valueName: [UInt8] = []
  /// The number of the value that bears the name `Default`, where there is one.
  package var defaultValue: UInt64?

  package init(
    id: UInt32, name: [UInt8], value: UInt64, valueName: [UInt8] = [], defaultValue: UInt64? = nil
  ) {
    (self.id, self.name, self.value) = (id, name, value)
    (self.valueName, self.defaultValue) = (valueName, defaultValue)
  }
}

extension [Property] {
  /// The property of that name.
  package func named(_ name: String) -> Property? {
    first { $0.name.spells(name) }
  }
}
