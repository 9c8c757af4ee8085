/// A key or a button, as numbered in `linux/input-event-codes.h`.
package struct KeyCode: BitwiseCopyable, Hashable, Sendable {
  package var number: UInt16

  @inlinable package init(_ number: UInt16) { self.number = number }

  /// The codes that the kernel has room for, without KEY_RESERVED.
  package static let range: ClosedRange<UInt16> = 1...0x2FF

  package static let escape = KeyCode(1)
  package static let tab = KeyCode(15)
  package static let enter = KeyCode(28)
  package static let leftShift = KeyCode(42)
  package static let rightShift = KeyCode(54)
  package static let space = KeyCode(57)
  package static let keypadEnter = KeyCode(96)
  package static let up = KeyCode(103)
  package static let left = KeyCode(105)
  package static let right = KeyCode(106)
  package static let down = KeyCode(108)
  package static let power = KeyCode(116)
  package static let back = KeyCode(158)
  package static let ok = KeyCode(0x160)
  package static let select = KeyCode(0x161)
  package static let leftButton = KeyCode(0x110)
  package static let touch = KeyCode(0x14A)

  /// The keys that press a HUD's button unless others are named.
  package static let pressing: [KeyCode] = [.enter, .keypadEnter, .space, .select, .ok]

  /// The keys that take back a press.
  package static let cancelling: [KeyCode] = [.escape, .back]
}
