import CLinux

/// What happens to files and folders, as the kernel tells it (`inotify`).
///
/// It belongs to one loop, and never wakes without an event.
package final class FileWatch {
  /// What is watched for, and what has happened.
  package struct Change: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Something is new in a folder.
    package static let created = Change(rawValue: UInt32(IN_CREATE | IN_MOVED_TO))
    /// Owner, group, permissions or times have changed.
    package static let attributes = Change(rawValue: UInt32(IN_ATTRIB))
    /// Something is gone from a folder.
    package static let deleted = Change(rawValue: UInt32(IN_DELETE | IN_MOVED_FROM))
    package static let closed = Change(rawValue: UInt32(IN_CLOSE_WRITE | IN_CLOSE_NOWRITE))
    /// What was watched is gone, and so is the watch.
    package static let ended = Change(rawValue: UInt32(IN_IGNORED))
    /// There were more events than the kernel keeps, so anything may have happened.
    package static let overflow = Change(rawValue: UInt32(IN_Q_OVERFLOW))

    /// Whether it is one of several; most names here stand for two of the kernel's.
    package func isAny(of others: Change) -> Bool { !isDisjoint(with: others) }
  }

  package struct Event: Sendable {
    /// Which watch it belongs to, as `add` gave it; negative for `overflow`.
    package let number: CInt
    package let change: Change
    /// The name in the folder that is watched; empty for what is watched itself.
    package let name: [UInt8]
  }

  private let file: FileDescriptor
  private let loop: EventLoop
  private var watch: EventLoop.Watch?

  /// Begins to call the handler with what has happened, several events at a time.
  package init(on loop: EventLoop, _ handler: @escaping ([Event]) -> Void) throws(Errno) {
    file = FileDescriptor(owning: try retrying { bezel_file_events() })
    self.loop = loop
    let raw = file.raw
    watch = try loop.watch(raw, for: .readable) { _ in
      var buffer = [UInt8](repeating: 0, count: 4_096)
      // What is left is for the next turn: the handler may have ended the watch.
      guard let count = try? BezelLinux.read(from: raw, into: &buffer), count > 0 else { return }
      handler(FileWatch.events(in: buffer, count: count))
    }
  }

  deinit {
    if let watch { loop.unwatch(watch) }
  }

  /// Watches a folder.
  ///
  /// - Returns: A number for `remove` and in events; the same one for the same folder.
  package func add(folder: [UInt8], for changes: Change) throws(Errno) -> CInt {
    try add(folder, changes.rawValue | UInt32(IN_ONLYDIR))
  }

  /// Watches a file.
  package func add(file: [UInt8], for changes: Change) throws(Errno) -> CInt {
    try add(file, changes.rawValue)
  }

  /// Ends a watch; one that has ended does nothing.
  package func remove(_ number: CInt) { inotify_rm_watch(file.raw, number) }

  private func add(_ path: [UInt8], _ changes: UInt32) throws(Errno) -> CInt {
    try unsafe withPath(path) { (path) throws(Errno) in
      try retrying { unsafe inotify_add_watch(file.raw, path, changes) }
    }
  }

  /// The events in the first bytes of what was read: each its watch, change, cookie and the length of
  /// the name behind, four bytes each, and the name, which zeros fill up.
  private static func events(in bytes: [UInt8], count: Int) -> [Event] {
    var events: [Event] = []
    var start = 0
    while count - start >= 16 {
      let length = Int(bytes.nativeNumber(at: start + 12, count: 4) & 0xFFFF)
      let name = bytes[(start + 16)...].prefix(length).prefix { $0 != 0 }
      events.append(
        Event(
          number: CInt(truncatingIfNeeded: bytes.nativeNumber(at: start, count: 4)),
          change: Change(rawValue: UInt32(bytes.nativeNumber(at: start + 4, count: 4))),
          name: Array(name)))
      start += 16 + length
    }
    return events
  }
}
