import BezelCore

/// Which input devices are used.
package enum InputSelection: Hashable, Sendable {
  case all
  case none
  /// Those whose node or whose name it is, or in whose name it occurs; small and capital letters of
  /// ASCII are alike in names.
  case named([UInt8])

  /// Reads what `--input` was given: `none`, or a device's name or path; nil for no text.
  package init?(_ text: [UInt8]) {
    if text.isEmpty { return nil }
    self = text.spells("none") ? .none : .named(text)
  }
}

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
