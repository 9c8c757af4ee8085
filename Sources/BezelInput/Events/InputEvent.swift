package import BezelCore

/// One event of an input device (struct input_event).
package struct InputEvent: BitwiseCopyable, Hashable, Sendable {
  package var time: Instant
  /// EV_SYN, EV_KEY, EV_ABS …
  package var kind: UInt16
  package var code: UInt16
  package var value: Int32

  @inlinable package init(time: Instant, kind: UInt16, code: UInt16, value: Int32) {
    (self.time, self.kind, self.code, self.value) = (time, kind, code, value)
  }

  package static let synchronization: UInt16 = 0
  package static let key: UInt16 = 1
  package static let relative: UInt16 = 2
  package static let absolute: UInt16 = 3

  /// Codes of synchronization events.
  package enum Synchronization {
    package static let report: UInt16 = 0
    package static let contactReport: UInt16 = 2
    package static let dropped: UInt16 = 3
  }

  /// Codes of absolute axes.
  package enum Axis {
    package static let x: UInt16 = 0
    package static let y: UInt16 = 1
    package static let z: UInt16 = 2
    package static let beforeSlot: UInt16 = 0x2E
    package static let slot: UInt16 = 0x2F
    package static let contactX: UInt16 = 0x35
    package static let contactY: UInt16 = 0x36
    package static let trackingID: UInt16 = 0x39
  }

  /// Whether it ends a frame.
  package var isReport: Bool {
    kind == InputEvent.synchronization && code == Synchronization.report
  }
}
