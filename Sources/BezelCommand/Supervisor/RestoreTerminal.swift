import BezelLinux
import CLinux

/// Puts a virtual terminal back into text mode for a renderer that could not do it any more.
func showText(onTerminal path: [UInt8]) {
  guard
    let terminal = try? FileDescriptor(
      opening: path, for: .readingAndWriting, [.noControllingTerminal, .nonBlocking])
  else { return }  // A terminal that is gone needs no rescue.
  _ = bezel_ioctl_value(terminal.raw, UInt(KDSETMODE), Int(KD_TEXT))
}
