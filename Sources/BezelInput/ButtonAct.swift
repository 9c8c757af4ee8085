/// What input does to a HUD's button.
package enum ButtonAct: UInt8, BitwiseCopyable, Hashable, Sendable {
  /// It looks pressed.
  case press
  /// It does what it is for, and looks pressed no more.
  case fire
  /// It looks pressed no more, and nothing else comes of it.
  case cancel
}
