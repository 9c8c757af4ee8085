/// The statuses that the program ends with, where they are not COMMAND's own.
enum ExitStatus {
  static let done: CInt = 0
  /// The feed said that the work failed.
  static let failed: CInt = 1
  /// The button was pressed.
  static let pressed: CInt = 10
  static let wrongUsage: CInt = 64
  /// An input file is unusable.
  static let badInput: CInt = 65
  /// There is no display, or nobody answers.
  static let unavailable: CInt = 69
  /// A file cannot be made.
  static let cannotCreate: CInt = 73
  /// Added to the number of the signal that ended the program.
  static let signalled: CInt = 128
}
