import BezelCore

/// Which input devices are kept from others, such as the shell below the picture.
package enum GrabPolicy: Hashable, Sendable {
  case none
  case keyboards

  /// Reads what `--grab-input` was given: `keyboards` or `none`; nil for anything else.
  package init?(_ text: [UInt8]) {
    if text.spells("none") {
      self = .none
    } else if text.spells("keyboards") {
      self = .keyboards
    } else {
      return nil
    }
  }
}
