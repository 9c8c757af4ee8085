/// What is about to be done to a virtual terminal, told before it is: so that somebody knows even if this
/// process ends in between.
package enum TerminalChange: Hashable, Sendable {
  /// The text of /dev/ttyn makes way for pictures, with that n; nil once it is shown again.
  case text(Int?)
  /// Its keyboard is turned off, and had that mode; nil once it has it again.
  case keyboard(Int?)
}
