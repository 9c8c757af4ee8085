import CLinux

/// Keys of the terminal that is our standard input, each as soon as it is pressed and without being
/// shown, until the owner ends; the terminal is then as it was.
package final class TerminalKeys {
  /// What Escape sends, alone; other keys send more after it.
  package static let escape: UInt8 = 0x1B

  private let loop: EventLoop
  private let before: termios
  private var watch: EventLoop.Watch?
  private var buffer = [UInt8](repeating: 0, count: 64)

  /// Begins to listen. Nil where standard input is no terminal, or one that others use: who is in the
  /// background must leave it alone.
  ///
  /// The handler gets what one key sends, which is one byte for Escape and several for an arrow.
  package init?(on loop: EventLoop, _ handler: @escaping (ArraySlice<UInt8>) -> Void) {
    var state = termios()
    guard unsafe tcgetattr(0, &state) == 0, tcgetpgrp(0) == getpgrp() else { return nil }
    (self.loop, before) = (loop, state)
    state.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard unsafe tcsetattr(0, TCSANOW, &state) == 0 else { return nil }
    watch = try? loop.watch(0, for: .readable) { [unowned(unsafe) self] _ in
      unsafe self.read(handler)
    }
  }

  deinit {
    stop()
    var state = before
    _ = unsafe tcsetattr(0, TCSANOW, &state)
  }

  private func read(_ handler: (ArraySlice<UInt8>) -> Void) {
    let count: Int
    do throws(Errno) {
      count = try BezelLinux.read(from: 0, into: &buffer)
    } catch {
      if error == .wouldBlock { return }
      count = 0
    }
    // A terminal that has hung up would be readable for ever.
    guard count > 0 else { return stop() }
    handler(buffer[..<count])
  }

  private func stop() {
    if let watch { loop.unwatch(watch) }
    watch = nil
  }
}
