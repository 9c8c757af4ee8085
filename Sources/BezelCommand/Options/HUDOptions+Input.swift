import BezelDisplay
import BezelInput
import BezelLinux

extension HUDOptions {
  /// The input devices that the options name, not opened yet.
  ///
  /// While keyboards are kept from others, the terminal below the display hears no keys at all, where
  /// somebody undoes that (`isWatched`) if this process is killed.
  func makeInput(
    _ loop: EventLoop, over display: any Display, isWatched: Bool
  ) -> any InputSource {
    let source = EvdevInput(input.settings, loop: loop)
    if isWatched, let display = display as? KMSDisplay {
      source.onKeyboard = { isThere in display.silencesKeyboard = isThere }
    }
    return source
  }
}
