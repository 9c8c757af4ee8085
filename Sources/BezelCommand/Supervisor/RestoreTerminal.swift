import BezelLinux
import CLinux

/// Puts a virtual terminal back into text mode, and its keyboard into the mode it had, for a renderer
/// that could not do it any more.
func restore(terminal path: [UInt8], keyboardMode: Int?) {
  guard
    let terminal = try? FileDescriptor(
      opening: path, for: .readingAndWriting, [.noControllingTerminal, .nonBlocking])
  else { return }  // A terminal that is gone needs no rescue.
  _ = bezel_ioctl_value(terminal.raw, UInt(KDSETMODE), Int(KD_TEXT))
  guard let keyboardMode else { return }
  _ = bezel_ioctl_value(terminal.raw, UInt(KDSKBMODE), keyboardMode)
}
