import CLinux

/// Signals as events of the loop, until the owner ends.
package final class SignalWatch {
  private let descriptor: FileDescriptor
  private let loop: EventLoop
  private var watch: EventLoop.Watch?

  /// Blocks the signals for this thread and calls the handler, in the loop, with each that comes.
  ///
  /// The signals stay blocked when the watch ends: what still comes waits instead of ending the
  /// program on its way out. A process forked from here must unblock them.
  package init(
    _ signals: [CInt], on loop: EventLoop, _ handler: @escaping (CInt) -> Void
  ) throws(Errno) {
    var mask: UInt64 = 0
    for signal in signals { mask |= bezel_signal_bit(signal) }
    let failure = bezel_block_signals(mask, nil)
    guard failure == 0 else { throw Errno(rawValue: failure) }
    let descriptor = FileDescriptor(owning: try retrying { bezel_signal_descriptor(mask) })
    let raw = descriptor.raw
    self.descriptor = descriptor
    self.loop = loop
    watch = try loop.watch(raw, for: .readable) { _ in
      let signal = bezel_next_signal(raw)
      if signal > 0 { handler(signal) }
    }
  }

  deinit {
    if let watch { loop.unwatch(watch) }
  }
}
