/// A key of one device.
package struct KeyID: BitwiseCopyable, Hashable, Sendable {
  /// The owner's number for the device; a device that comes again gets another one.
  package var device: UInt32
  package var code: KeyCode

  package init(device: UInt32, code: KeyCode) { (self.device, self.code) = (device, code) }
}

/// A key going down or up, once it is believed.
package struct KeyEdge: BitwiseCopyable, Hashable, Sendable {
  package var key: KeyID
  package var isDown: Bool
}
